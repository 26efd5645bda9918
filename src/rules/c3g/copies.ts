/** `deathreavers x3`: a name, and how many of the card. */
const COPIES = /^(.*\S)\s+[x×]\s*(\d{1,3})$/iu;

/** The name and the copies that the text of an entry says; one where it says none. */
export function namedWithCopies(text: string): {
  readonly entry: string;
  readonly copies: number;
} {
  const [, entry = text, copies = 1] = COPIES.exec(text) ?? [];
  return { entry, copies: Number(copies) };
}
