import type { FaceLetter } from '../rules/fight-command.ts';

/** A number that stands before a face in words; more dice than that nobody rolls. */
const FEW = /^\d{1,3}$/;

/**
 * The faces that text gives, one for each die: `skull,skull,blank`, `3 skulls, 2 shields, blank` or
 * `3s2hb`. What is none of these, such as the 17 of a D20, stands as it is.
 *
 * @param known faces that may be counted, and their letters
 */
export function facesIn(text: string, known: readonly FaceLetter[]): string[] {
  const plain = text.trim().toLowerCase();
  if (plain === '') return [];
  return plain.split(',').flatMap((part) => {
    const written = part.trim();
    return counted(written, known) ?? lettered(written, known) ?? [written];
  });
}

/** "3 skulls", "3 skull", "skull"; several of them with blanks, or "and", between. */
function counted(written: string, known: readonly FaceLetter[]): string[] | undefined {
  const words = written.split(/\s+/).filter((word) => word !== 'and');
  const faces: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const count = FEW.test(words[i] ?? '') ? Number(words[i++]) : 1;
    const word = words[i];
    const face = known.find(({ name }) => word === name || word === `${name}s`);
    if (!face) return undefined;
    faces.push(...Array<string>(count).fill(face.name));
  }
  return faces;
}

/** "3s2hb", also with blanks in between. */
function lettered(written: string, known: readonly FaceLetter[]): string[] | undefined {
  const letters = known.map(({ letter }) => letter).join('');
  const close = written.replace(/\s+/g, '');
  if (!new RegExp(`^(\\d{0,3}[${letters}])+$`).test(close)) return undefined;
  return [...close.matchAll(/(\d*)(\D)/g)].flatMap(([, count = '', letter]) => {
    const face = known.find((one) => one.letter === letter)?.name ?? '';
    return Array<string>(count === '' ? 1 : Number(count)).fill(face);
  });
}
