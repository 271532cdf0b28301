// Addresses are the only state of navigation: a page is what the address says.

export type Page =
  | { name: "start" }
  | { name: "new"; game: string | null }
  | { name: "table"; id: string; invite: string | null }
  | { name: "replay"; id: string; invite: string | null; move: number | null }
  | { name: "rules"; game: string | null }
  | { name: "ranking"; game: string | null }
  | { name: "settings" }
  | { name: "account" }
  | { name: "lost" };

export function pageOf(path: string, query: string): Page {
  const parts = path.split("/").filter(Boolean).map(decoded);
  const asked = new URLSearchParams(query);
  const [first, second, third] = parts;
  if (first === undefined) return { name: "start" };
  if (first === "new" && parts.length <= 2) return { name: "new", game: second ?? null };
  if (first === "rules" && parts.length <= 2) return { name: "rules", game: second ?? null };
  if (first === "ranking" && parts.length <= 2) return { name: "ranking", game: second ?? null };
  if (first === "settings" && parts.length === 1) return { name: "settings" };
  if (first === "account" && parts.length === 1) return { name: "account" };
  if (first === "tables" && second !== undefined) {
    const invite = asked.get("invite");
    if (third === undefined) return { name: "table", id: second, invite };
    const move = asked.get("move");
    if (third === "replay" && parts.length === 3)
      return { name: "replay", id: second, invite, move: move !== null && /^\d{1,6}$/.test(move) ? Number(move) : null };
  }
  return { name: "lost" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const here = $state({ path: location.pathname, query: location.search });

export const router = {
  get page(): Page {
    return pageOf(here.path, here.query);
  },
  get path(): string {
    return here.path;
  },
};

function arrive(): void {
  here.path = location.pathname;
  here.query = location.search;
}

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  arrive();
  if (!replace) {
    scrollTo(0, 0);
    // A new page is announced by its heading.
    requestAnimationFrame(() => document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true }));
  }
}

export function watchAddress(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest("a");
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
