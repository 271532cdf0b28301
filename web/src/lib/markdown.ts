// The little Markdown that our own rules pages use, as data: nothing is ever put into the page as HTML.

export type Inline = { kind: "text" | "strong" | "em" | "code"; text: string } | { kind: "link"; text: string; href: string };

export type Block =
  | { kind: "heading"; level: number; text: Inline[]; id: string }
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "list"; ordered: boolean; start: number; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[((?:[^\]]|\](?!\())+)\]\(([^)]+)\)/;

export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  let rest = text;
  for (;;) {
    const match = INLINE.exec(rest);
    if (!match) break;
    if (match.index > 0) found.push({ kind: "text", text: rest.slice(0, match.index) });
    if (match[1] !== undefined) found.push({ kind: "strong", text: match[1] });
    else if (match[2] !== undefined) found.push({ kind: "em", text: match[2] });
    else if (match[3] !== undefined) found.push({ kind: "code", text: match[3] });
    else found.push({ kind: "link", text: (match[4] ?? "").replaceAll("`", ""), href: match[5] ?? "" });
    rest = rest.slice(match.index + match[0].length);
  }
  if (rest) found.push({ kind: "text", text: rest });
  return found;
}

/** The words alone. */
export const plain = (text: Inline[]): string => text.map((one) => one.text).join("");

export function slug(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
}

const cells = (line: string) => line.replace(/^\||\|$/g, "").split("|").map((cell) => inline(cell.trim()));

export function markdown(source: string): Block[] {
  const blocks: Block[] = [];
  const lines = source.split(/\r?\n/);
  let k = 0;
  while (k < lines.length) {
    const line = lines[k] ?? "";
    const heading = /^(#{1,4}) (.+?)(?: \{#([\w-]+)\})?$/.exec(line);
    const item = /^(?:[-*]|(\d+)\.) (.+)$/.exec(line);
    if (!line.trim()) {
      k++;
    } else if (heading) {
      const text = heading[2] ?? "";
      blocks.push({ kind: "heading", level: heading[1]?.length ?? 1, text: inline(text), id: heading[3] ?? slug(text) });
      k++;
    } else if (line.startsWith("|")) {
      const rows: string[] = [];
      while (lines[k]?.startsWith("|")) rows.push(lines[k++] ?? "");
      blocks.push({ kind: "table", head: cells(rows[0] ?? ""), rows: rows.slice(2).map(cells) });
    } else if (item) {
      const items: string[] = [];
      while (k < lines.length) {
        const next = /^(?:[-*]|\d+\.) (.+)$/.exec(lines[k] ?? "");
        if (next) items.push(next[1] ?? "");
        else if (/^\s+\S/.test(lines[k] ?? "") && items.length) items[items.length - 1] += ` ${(lines[k] ?? "").trim()}`;
        else break;
        k++;
      }
      blocks.push({ kind: "list", ordered: item[1] !== undefined, start: Number(item[1] ?? 1), items: items.map(inline) });
    } else {
      const words: string[] = [];
      while (k < lines.length && (lines[k] ?? "").trim() && !/^(#|\||[-*] |\d+\. )/.test(lines[k] ?? "")) words.push((lines[k++] ?? "").trim());
      if (words.length) blocks.push({ kind: "paragraph", text: inline(words.join(" ")) });
      else k++;
    }
  }
  return blocks;
}
