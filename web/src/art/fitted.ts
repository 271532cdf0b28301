/** The size of letters for words that may be long in some languages: as wanted, or so that they fit. */
export function fitted(words: string, size: number, letters: number): number {
  return Math.min(size, (size * letters) / Math.max(words.length, 1));
}
