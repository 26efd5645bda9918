/* Whether a card is a hero or a squad. */

/**
 * The type of a card. A card without a type is a hero if it has one figure, otherwise a squad (RULES.md, section 5,
 * reading 5).
 */
export function cardType({
  type,
  figures = 1,
}: {
  readonly type?: string;
  readonly figures?: number;
}): string {
  return type ?? (figures === 1 ? 'hero' : 'squad');
}
