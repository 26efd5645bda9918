/**
 * The room that the longest of some figures takes, as the style of their table: where each row had its own,
 * the bars beside them would have different scales.
 */
export function roomFor(figures: readonly string[]): { readonly '--figure': string } {
  return { '--figure': `${Math.max(0, ...figures.map(({ length }) => length))}ch` };
}
