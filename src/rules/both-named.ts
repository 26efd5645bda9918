import type { Cast } from './plan.ts';

/** What sides are called of which nothing but numbers is given, or which are not the same throughout. */
const UNNAMED = [
  'Attacker',
  'Defender',
  'The first side',
  'The second side',
  'the attacker',
  'the defender',
];

/**
 * A sentence about a fight that names both of its sides: where it leaves one out, it begins with who
 * fights whom.
 *
 * @param subject "Krug and Major Q9 fight"; where that leaves one out, too, the one attacks the other
 */
export function bothNamed(
  sentence: string,
  { attacker, defender }: Cast,
  subject = `${attacker} attacks ${defender}`,
): string {
  const names = [attacker, defender].filter((name) => !UNNAMED.includes(name));
  const isIn = (text: string) => names.every((name) => text.includes(name));
  if (isIn(sentence)) return sentence;
  return `When ${isIn(subject) ? subject : `${attacker} attacks ${defender}`}, ${sentence}`;
}
