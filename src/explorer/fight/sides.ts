import type { Card } from '../../cards/card.ts';
import { type ExperimentDocument, valueAt } from '../document.ts';
import {
  cardsOf,
  type Fighter,
  fighterOf,
  type NumberField,
  type Setting,
  withCardOf,
  withNumberOf,
  withPowerOf,
} from './fighter.ts';
import type { WrittenPower } from './written-powers.ts';

export const SIDES = ['attacker', 'defender'] as const;
export type Side = (typeof SIDES)[number];

/** What the sides of an experiment are called in its fields, and between them in its name. */
interface Words {
  readonly roles: Readonly<Record<Side, string>>;
  readonly between: string;
  /** Numbers that a side has to have, where no card gives them. */
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

/** The experiment with a side as it is written now. */
export function withSide(
  document: ExperimentDocument,
  side: Side,
  written: unknown,
): ExperimentDocument {
  return named({ ...document, [side]: written }, document);
}

export function withNumber(
  document: ExperimentDocument,
  side: Side,
  field: NumberField,
  value: number | undefined,
): ExperimentDocument {
  const written = withNumberOf(document[side], settingOf(document, side), field, value);
  return withSide(document, side, written);
}

export function withPower(
  document: ExperimentDocument,
  side: Side,
  power: WrittenPower,
  isOn: boolean,
): ExperimentDocument {
  const written = withPowerOf(document[side], settingOf(document, side), power, isOn);
  return withSide(document, side, written);
}

/** @param card absent: plain numbers */
export function withCard(
  document: ExperimentDocument,
  side: Side,
  card: Card | undefined,
): ExperimentDocument {
  const setting = settingOf(document, side);
  const written = withCardOf(document[side], setting, card, neededOf(document));
  return withSide(document, side, written);
}

/** The two sides in each other's place. */
export function withSidesSwapped(document: ExperimentDocument): ExperimentDocument {
  const { attacker, defender } = document;
  return named({ ...document, attacker: defender, defender: attacker }, document);
}

/** The experiment with the name that the panel gives it, unless somebody has given it another. */
function named(next: ExperimentDocument, before: ExperimentDocument): ExperimentDocument {
  return before.name === usualName(before) ? { ...next, name: usualName(next) } : next;
}

/** "Hawkgirl attacks Solomon Grundy" */
export function usualName(document: ExperimentDocument): string {
  const [attacker, defender] = SIDES.map((side) => fighterIn(document, side).name);
  return `${attacker} ${wordsOf(document).between} ${defender}`;
}
