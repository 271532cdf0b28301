// The small pictures of this game, on 24 × 24: a flat colour, an ink outline, and thin lines for depth.

export interface Picture { fill: string; d: string; lines: string }

export const PICTURES = {
  // The exchange: a sack, a stone, a jar, a bale. Four outlines that nobody confuses without colour.
  sugar: { fill: "#efe3c4", d: "M8.500 6.500 7 3.500c1.500.800 2.500-.500 5-.500s3.500 1.300 5 .500l-1.500 3c3.500 2.800 5 6 5 9.500 0 3.500-2.500 5.500-8.500 5.500S3.500 19.500 3.500 16c0-3.500 1.500-6.700 5-9.500z", lines: "M8.200 6.600c2.300.900 5.300.900 7.600 0M7 11c-1 1.600-1.500 3.300-1.500 5M17.500 12.500c.700 1.500 1 3 .800 4.500" },
  gems: { fill: "#7fb2cf", d: "M7.500 4h9L21.500 9.500 12 21 2.500 9.500z", lines: "M2.500 9.500h19M7.500 4l2 5.500L12 21l2.500-11.500 2-5.500M9.500 9.500 12 4l2.500 5.500" },
  spices: { fill: "#b9683f", d: "M8 3h8v2.500h-1.200c3.700 1.700 5.200 4.500 5.200 8 0 4-2.500 7.500-5 7.500H9c-2.500 0-5-3.500-5-7.500 0-3.500 1.500-6.300 5.200-8H8z", lines: "M9.200 5.500h5.600M4.400 11.500h15.200M4.200 15.500h15.600M8 13.500l1.500-1M12 14.500l1.500-2M16 14l1-1.500" },
  silk: { fill: "#9a7fb0", d: "M3.500 8.500C3.500 6.500 5 5 7 5h12c1.500 0 2.500 1.600 2.500 3.500v8c0 1.700-1 2.500-2.500 2.500H7c-2 0-3.500-1.500-3.500-3.500z", lines: "M7 5c2 0 3.400 1.500 3.400 3.500v7C10.400 17.500 9 19 7 19M7 9.500c-.800 0-1.300.600-1.300 1.500s.500 1.500 1.300 1.500M14 5.200v13.600M18 5.400v13.300" },
  // The time track
  ship: { fill: "#fbf1dc", d: "M2.500 16h19l-3 5h-13zM11 3v11H5c3-2.500 5-6.500 6-11zM13 5c3 2 5 5.500 5.500 9H13z", lines: "M12 2v14M4 18.300h15.800" },
  globe: { fill: "#8fb7c4", d: "M12 2.500a9 9 0 1 0 0 18 9 9 0 0 0 0-18z", lines: "M3 11.500h18M12 2.500c-4.500 4.500-4.500 13.500 0 18M12 2.500c4.500 4.500 4.500 13.500 0 18M4.800 6.500c4.500 1.800 9.900 1.800 14.400 0M4.800 16.500c4.500-1.800 9.900-1.800 14.400 0M9 23h6" },
  arms: { fill: "#a4472f", d: "M4.500 2.500h15V13c0 4.500-3.500 7.500-7.500 9-4-1.500-7.500-4.500-7.500-9z", lines: "M9.500 2.500v18M14.500 2.500v18M10.500 5l3 3M13.500 5l-3 3M10.500 10l3 3M13.500 10l-3 3M10.500 15l3 3M13.500 15l-3 3" },
  loan: { fill: "#c9a35c", d: "M9 6.500 7.500 3h9L15 6.500c4 2.500 5.500 5.500 5.500 9 0 3.500-3 5.500-8.500 5.500s-8.500-2-8.500-5.500c0-3.500 1.500-6.500 5.500-9z", lines: "M8.500 6.500h7M12 10v8M14.500 11.500c-1-1-4.500-1-4.500.700 0 2 4.500 1.200 4.500 3.300 0 1.700-3.700 1.700-5 .500" },
  lose_house: { fill: "#d8c8a8", d: "M5 21V11h1.500V8.500H8V6h1.500V3.500h5V6H16v2.500h1.500V11H19v10z", lines: "M2.500 21.500 21.500 3.500M10.500 21v-4h3v4" },
  lose_post: { fill: "#d8c8a8", d: "M6 21V11l6-5 6 5v10z", lines: "M12 6V2.500h5V5h-5M2.500 21.500 21.500 3.500" },
  shipwreck: { fill: "#fbf1dc", d: "M3 12.500 18.500 20l-5 1.500-8.500-4zM13.500 4.500l-3.500 9.500-4.500-3c4-1 6.500-3 8-6.500z", lines: "M14 3 9 17M1.500 20c2 1.500 3.500 1.500 5 0s3-1.500 5 0 3.500 1.500 5 0 3-1.500 5.500 0" },
  leaders_back: { fill: "#d8c8a8", d: "M9.500 3.500 2.500 9.500l7 6v-3.800h5c2.500 0 4 1.300 4 3.300 0 1.700-1 3-3 3.500v2.500c4-.500 6-3 6-6 0-4-2.800-6.700-7-6.700h-5z", lines: "" },
  score_exchange: { fill: "#d9a441", d: "M3 20.500V19h18v1.500zM5 19v-8.500h2.500V19zM10.800 19v-8.500h2.400V19zM16.500 19v-8.500H19V19zM2.500 10.500 12 4l9.500 6.500z", lines: "M10.500 8.500h3" },
  score_houses: { fill: "#d9a441", d: "M2.500 21v-8H4v-2.500h1.500V8H9v2.500h1.500V13H12v8zM12 21V9.500h1.500V7H15V4.500h4V7h1.500v2.500H22V21z", lines: "M6 21v-3.500h2.500V21M15.700 21v-4.500h2.600V21M16 10.500h2" },
  score_posts: { fill: "#d9a441", d: "M4 21v-9l5-4 5 4v9zM9 2.500h10v5.500H9z", lines: "M9 2.500v6.500M7.500 21v-4.500h3V21M16.500 21v-8M20 21v-6" },
  end: { fill: "#d9a441", d: "M3.500 19 2.500 7.500l5 4L12 4l4.500 7.500 5-4L20.500 19z", lines: "M4 16h16M8 13.500h.100M12 12.500h.100M16 13.500h.100" },
  start: { fill: "#efe3c4", d: "m12 2 2.500 7.500L22 12l-7.500 2.500L12 22l-2.500-7.500L2 12l7.500-2.500z", lines: "M12 2v20M2 12h20" },
  nothing: { fill: "#b9ad93", d: "M12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z", lines: "" },
  // Discs, and what players have
  mayor: { fill: "#a4472f", d: "M7 12h10l2.500 8.500h-15zM6 11.500C6 6 8 3 12 3s6 3 6 8.500z", lines: "M3.500 12h17M8 15.500h8" },
  auction: { fill: "#d9a441", d: "M12 2.500a9.500 9.500 0 1 0 0 19 9.500 9.500 0 0 0 0-19z", lines: "M12 5v2M12 17v2M5 12h2M17 12h2M12 12l-3.500-4" },
  discard: { fill: "#b9ad93", d: "M5 7h14l-1.500 14h-11zM4 4.500h16V7H4z", lines: "M9.500 10l.500 8M14.500 10l-.500 8M10 4.500V2.500h4v2" },
  token: { fill: "#d8c8a8", d: "M12 4c5 0 8.500 2 8.500 4.500v6.500c0 2.500-3.500 4.500-8.500 4.500s-8.500-2-8.500-4.500V8.500C3.500 6 7 4 12 4z", lines: "M3.500 8.500C3.500 11 7 13 12 13s8.500-2 8.500-4.500" },
  bridge: { fill: "#a4472f", d: "M1.500 17v-4C4.500 8.500 8 6.500 12 6.500s7.500 2 10.500 6.500v4h-3.500c-1-3-3.500-5-7-5s-6 2-7 5z", lines: "M4 12.500c2.500-2.500 5-3.600 8-3.600s5.500 1.100 8 3.600M1 20.500c2 1 3.500 1 5.500 0s3.500-1 5.500 0 3.500 1 5.500 0 3.500-1 5.500 0" },
} as const satisfies Record<string, Picture>;

export type PictureName = keyof typeof PICTURES;
export const isPicture = (name: string): name is PictureName => name in PICTURES;

/** Coasts for the cartouches, on 240 × 150, as an old map has them: recognisable, and never quite right. */
const CORNERS = {
  americas: ["28 6 52 2 80 8 100 4 118 20 104 32 92 28 84 42 72 46 76 58 92 64 112 70 142 90 136 110 118 120 106 144 96 150 90 124 78 102 84 84 66 68 48 48 34 32"],
  africa: ["62 18 104 10 142 20 166 16 172 36 186 58 206 60 192 84 176 98 174 122 156 144 140 146 128 118 124 92 106 84 78 84 58 66 52 40", "202 104 212 96 208 126 197 132"],
  east_indies: ["10 8 40 2 68 6 88 24 78 44 64 82 52 86 42 52 20 36", "92 74 112 92 130 118 122 124 98 100", "132 86 158 72 174 90 160 114 138 108", "128 130 150 132 174 138 150 144 130 138", "182 92 198 86 194 104 202 120 190 124 184 108", "206 112 238 122 232 140 210 130", "188 44 202 38 206 62 196 68"],
  far_east: ["4 14 70 4 128 10 142 26 126 38 136 58 152 70 148 92 128 112 108 112 98 140 86 144 84 116 66 106 48 116 40 96 14 84", "166 26 180 40 198 32 206 50 190 62 172 78 164 70 182 56 168 44", "158 100 168 95 168 112 160 114", "150 40 160 36 164 58 156 62"],
} as const;

/** A closed line through all corners that turns gently, as a pen does. */
function coast(corners: string): string {
  const numbers = corners.split(" ").map(Number);
  const points = Array.from({ length: numbers.length / 2 }, (_, k) => [numbers[2 * k] ?? 0, numbers[2 * k + 1] ?? 0] as const);
  const point = (k: number) => points[(k + points.length) % points.length] ?? [0, 0];
  const bend = (k: number, way: 1 | -1) => [0, 1].map((axis) => ((point(k)[axis] ?? 0) + (way * ((point(k + 1)[axis] ?? 0) - (point(k - 1)[axis] ?? 0))) / 6).toFixed(1)).join(" ");
  return `M${point(0).join(" ")} ${points.map((_, k) => `C${bend(k, 1)} ${bend(k + 1, -1)} ${point(k + 1).join(" ")}`).join(" ")} Z`;
}

export const COASTS = Object.fromEntries(Object.entries(CORNERS).map(([region, parts]) => [region, parts.map(coast).join(" ")])) as Record<keyof typeof CORNERS, string>;
