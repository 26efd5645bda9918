import { type Mistakes, shown, slug } from '../base/index.ts';
import { DRAW } from './model.ts';

/** The names of armies of several cards that have no name. */
const COLOURS = ['Red', 'Blue'] as const;

/** What a side is called by. */
export interface SideNaming {
  /** As the user writes it. */
  readonly name?: string | undefined;
  /** The card of an army of one card, in any number of copies; absent: the army has several. */
  readonly onlyCard?: string | undefined;
}

/**
 * What each side is called: by its name, else by its only card, else Red and Blue. Measures are named after sides, so
 * equal names are numbered.
 */
export function sideNames(sides: readonly SideNaming[]): string[] {
  const names = sides.map(({ name, onlyCard }, i) => {
    const isDraw = onlyCard !== undefined && slug(onlyCard) === DRAW;
    return name ?? (isDraw ? undefined : onlyCard) ?? COLOURS[i] ?? '';
  });
  if (areApart(names)) return names;
  const numbered = names.map((name, i) => `${name} ${i + 1}`);
  // Of names this long the numbers would be cut off.
  return areApart(numbered) ? numbered : names.map((_, i) => COLOURS[i] ?? '');
}

const areApart = ([one = '', other = '']: readonly string[]) => slug(one) !== slug(other);

/**
 * Refuses a side called as battles that neither side wins.
 *
 * @param mistakes is added to
 */
export function checkSideNames(sides: readonly SideNaming[], mistakes: Mistakes): void {
  for (const [i, { name }] of sides.entries()) {
    if (name === undefined || slug(name) !== DRAW) continue;
    const allowed = 'another name: so a battle ends that nobody wins';
    mistakes.add({ path: ['sides', i, 'name'], found: shown(name), allowed });
  }
}
