import type { Card } from '../../../cards/card.ts';
import { cardNamed, libraryOf } from '../../../cards/library.ts';
import { writtenPower } from '../../../cards/written-power.ts';
import { printable } from '../../../words/problem.ts';
import { isMapping, sameData } from '../../../words/same-data.ts';
import { type ExperimentDocument, valueAt, withValue } from '../../document.ts';
import { isSamePower, keyOfPower, type WrittenPower } from './written-powers.ts';

export const SIDES = ['attacker', 'defender'] as const;
export type Side = (typeof SIDES)[number];

/** The numbers of a figure that the panel sets. */
export type NumberField = 'attack' | 'defense' | 'life' | 'wounds';

/** A power on a card or added to it, and whether it holds in this fight. */
export interface PowerSetting {
  readonly power: WrittenPower;
  readonly isOn: boolean;
  readonly isOfCard: boolean;
}

/** A figure as a document writes it, with what its card says. */
export interface Fighter {
  readonly name: string;
  /** Absent of plain numbers, and where no card has that name. */
  readonly card?: Card;
  readonly numbers: Readonly<Partial<Record<NumberField, number>>>;
  readonly powers: readonly PowerSetting[];
}

export function fighterIn(document: ExperimentDocument, side: Side): Fighter {
  const written = writtenIn(document, side);
  const card = cardIn(written);
  const numberOf = (field: NumberField) => {
    const own = written[field];
    if (typeof own === 'number') return own;
    return field === 'wounds' ? undefined : card?.[field];
  };
  const fields = ['attack', 'defense', 'life', 'wounds'] as const;
  const known = fields.flatMap((field) => {
    const number = numberOf(field);
    return number === undefined ? [] : [[field, number]];
  });
  return {
    name: textOf(written.name) ?? card?.name ?? textOf(written.card) ?? ROLES[side],
    ...(card && { card }),
    numbers: Object.fromEntries(known),
    powers: powersOf(written, card),
  };
}

export const ROLES: Readonly<Record<Side, string>> = { attacker: 'Attacker', defender: 'Defender' };

/** The figure with another number; that of its card, or an unknown one, is not written. */
export function withNumber(
  document: ExperimentDocument,
  side: Side,
  field: NumberField,
  value: number | undefined,
): ExperimentDocument {
  const written = writtenIn(document, side);
  const usual = field === 'wounds' ? 0 : cardIn(written)?.[field];
  return withFighter(
    document,
    side,
    withValue(written, [field], value === usual ? undefined : value),
  );
}

/** The figure with a power that holds, or does not. */
export function withPower(
  document: ExperimentDocument,
  side: Side,
  power: WrittenPower,
  isOn: boolean,
): ExperimentDocument {
  const on = fighterIn(document, side)
    .powers.filter((one) => one.isOn && !isSamePower(one.power, power))
    .map((one) => one.power);
  // In the order of the card, so that a power switched off and on again is the card's once more.
  const ofCard = cardPowers(cardIn(writtenIn(document, side)));
  const all = isOn ? [...on, power] : on;
  const place = (one: WrittenPower) => {
    const i = ofCard.findIndex((other) => isSamePower(other, one));
    return i < 0 ? ofCard.length : i;
  };
  const powers = all.toSorted((a, b) => place(a) - place(b));
  const written = writtenIn(document, side);
  const isUsual = sameData(powers, ofCard);
  return withFighter(document, side, withValue(written, ['powers'], isUsual ? undefined : powers));
}

/** Another card in the fight, as it is; or plain numbers, those of the card that was there. */
export function withCard(
  document: ExperimentDocument,
  side: Side,
  card: Card | undefined,
): ExperimentDocument {
  if (card) return withFighter(document, side, { card: card.name });
  const { numbers, powers } = fighterIn(document, side);
  const on = powers.filter(({ isOn }) => isOn).map(({ power }) => power);
  return withFighter(document, side, {
    name: ROLES[side],
    attack: numbers.attack ?? 3,
    defense: numbers.defense ?? 3,
    ...(numbers.life !== undefined && { life: numbers.life }),
    ...(on.length > 0 && { powers: on }),
  });
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

export function usualName(document: ExperimentDocument): string {
  const [attacker, defender] = SIDES.map((side) => fighterIn(document, side).name);
  return `${attacker} attacks ${defender}`;
}

function withFighter(
  document: ExperimentDocument,
  side: Side,
  written: ExperimentDocument,
): ExperimentDocument {
  const [key, ...others] = Object.keys(written);
  const isPlain = key === 'card' && others.length === 0;
  return named({ ...document, [side]: isPlain ? written.card : written }, document);
}

/** The figure as a mapping, in whichever form it is written. */
function writtenIn(document: ExperimentDocument, side: Side): ExperimentDocument {
  const written = valueAt(document, [side]);
  if (typeof written === 'string') return { card: written };
  return isMapping(written) ? written : {};
}

const LIBRARY = libraryOf();

function cardIn(written: ExperimentDocument): Card | undefined {
  const name = textOf(written.card);
  return name === undefined ? undefined : cardNamed(LIBRARY, name);
}

function cardPowers(card: Card | undefined): readonly WrittenPower[] {
  return card?.powers.map(writtenPower) ?? [];
}

function powersOf(written: ExperimentDocument, card: Card | undefined): PowerSetting[] {
  const ofCard = cardPowers(card);
  const held = Array.isArray(written.powers)
    ? (written.powers as WrittenPower[]).slice(0, MOST_POWERS)
    : ofCard;
  const others = held.filter((power) => !ofCard.some((one) => isSamePower(one, power)));
  return [
    ...ofCard.map((power) => {
      const here = held.find((one) => isSamePower(one, power));
      return { power: here ?? power, isOn: here !== undefined, isOfCard: true };
    }),
    ...others.map((power) => ({ power, isOn: true, isOfCard: false })),
  ].filter(({ power }) => keyOfPower(power) !== undefined);
}

/** What stands on a card at the most: a document may be of a link from anybody, and is checked by the engine. */
const MOST_POWERS = 20;
const LONGEST_NAME = 120;

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? printable(value.slice(0, LONGEST_NAME)) : undefined;
}
