/*
 * The attacker and defender of an attack or a duel: their labels, how to change and swap them, and the name of the
 * fight.
 */

import { titleWith } from '../../base/index.ts';
import { type ExperimentDocument, valueAt } from '../document.ts';
import { cardsOf, type Fighter, fighterOf, type NumberField, type Setting } from './fighter.ts';

export const SIDES = ['attacker', 'defender'] as const;
export type Side = (typeof SIDES)[number];

/** Words and defaults for the two sides of an attack or a duel. */
interface Words {
  /** The labels of the sides. */
  readonly roles: Readonly<Record<Side, string>>;
  /** The words between the fighters' names in the name of the fight. */
  readonly between: string;
  /** Defaults for the numbers that a side must have if no card gives them. */
  readonly needed: Readonly<Partial<Record<NumberField, number>>>;
}

const OF_ATTACK: Words = {
  roles: { attacker: 'Attacker', defender: 'Defender' },
  between: 'attacks',
  needed: { attack: 3, defense: 3 },
};
const OF_DUEL: Words = {
  roles: { attacker: 'First fighter', defender: 'Second fighter' },
  between: 'against',
  needed: { attack: 3, defense: 3, life: 4 },
};

const wordsOf = ({ fight }: ExperimentDocument) => (fight === 'duel' ? OF_DUEL : OF_ATTACK);

export const neededOf = (document: ExperimentDocument) => wordsOf(document).needed;

export function settingOf(document: ExperimentDocument, side: Side): Setting {
  return { role: wordsOf(document).roles[side], own: cardsOf(document) };
}

export function fighterIn(document: ExperimentDocument, side: Side): Fighter {
  return fighterOf(valueAt(document, [side]), settingOf(document, side));
}

/** The experiment with another attacker or defender. */
export function withSide(
  document: ExperimentDocument,
  side: Side,
  written: unknown,
): ExperimentDocument {
  return named({ ...document, [side]: written }, document);
}

/** The experiment with its sides swapped. */
export function withSidesSwapped(document: ExperimentDocument): ExperimentDocument {
  const { attacker, defender } = document;
  return named({ ...document, attacker: defender, defender: attacker }, document);
}

/** The experiment with its default name, unless the user has given it another name. */
function named(next: ExperimentDocument, before: ExperimentDocument): ExperimentDocument {
  return before.name === usualName(before) ? { ...next, name: usualName(next) } : next;
}

/** The default name of a fight: "Hawkgirl attacks Solomon Grundy". */
export function usualName(document: ExperimentDocument): string {
  const names = SIDES.map((side) => fighterIn(document, side).name);
  return titleWith(names, (short) => short.join(` ${wordsOf(document).between} `));
}
