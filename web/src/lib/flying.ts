import { ICONS, isIcon } from "../art/Icon.svelte";
import { colourOf } from "./players";
import { reducedMotion } from "./settings.svelte";

const SVG = "http://www.w3.org/2000/svg";
const LONG = 340;
const STAGGER = 40;

export interface Flight { from: string; to: string; icon: string; seat: number | null }

/** Pieces travel where they go, above everything else; with reduced motion nothing flies. */
export function fly(flights: readonly Flight[]): void {
  if (reducedMotion() || document.visibilityState !== "visible") return;
  // First all places are looked up, then all pieces are put down: a look after each piece would lay the whole page out again.
  const pieces = flights.slice(0, 12).flatMap((flight, k) => {
    const from = document.querySelector(`[data-at="${CSS.escape(flight.from)}"]`);
    const to = document.querySelector(`[data-at="${CSS.escape(flight.to)}"]`);
    return from && to && isIcon(flight.icon) ? [{ k, start: middle(from), end: middle(to), piece: drawn(flight.icon, flight.seat) }] : [];
  });
  for (const { k, start, end, piece } of pieces) {
    document.body.append(piece);
    const travel = piece.animate(
      [
        { transform: `translate(${start.x - 17}px, ${start.y - 17}px) scale(1)`, opacity: 0.2 },
        { opacity: 1, offset: 0.15 },
        { transform: `translate(${end.x - 17}px, ${end.y - 17}px) scale(1)`, opacity: 1 },
      ],
      { duration: LONG, delay: k * STAGGER, easing: "ease-out", fill: "backwards" },
    );
    travel.onfinish = travel.oncancel = () => piece.remove();
  }
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function drawn(name: keyof typeof ICONS, seat: number | null): SVGSVGElement {
  const icon = ICONS[name];
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "flying");
  svg.setAttribute("aria-hidden", "true");
  for (const [d, fill] of [[icon.d, icon.fill === "currentColor" && seat !== null ? colourOf(seat) : icon.fill], [icon.lines, "none"]] as const) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", d);
    path.setAttribute("fill", fill);
    path.setAttribute("stroke", "#1d2a35");
    path.setAttribute("stroke-width", "1.2");
    svg.append(path);
  }
  return svg;
}
