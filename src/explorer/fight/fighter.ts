/*
 * Figures in documents: their cards, numbers and powers, for panels to show and change. Documents may be untrusted, so
 * all functions here accept any data.
 */

import { isMapping, printable, sameData, sameName } from '../../base/index.ts';
import {
  type Card,
  cardNamed,
  knownSwitches,
  libraryOf,
  switchesIn,
  writtenPower,
} from '../../cards/index.ts';
import { type ExperimentDocument, withValue } from '../document.ts';
import { isSamePower, keyOfPower, type WrittenPower } from './written-powers.ts';

/** The numbers of a figure that panels can set. */
export const NUMBER_FIELDS = [
  'attack',
  'defense',
  'life',
  'wounds',
  'figures',
  'move',
  'range',
] as const;
export type NumberField = (typeof NUMBER_FIELDS)[number];
type Numbers = Readonly<Partial<Record<NumberField, number>>>;

/** A power that is printed on a card or was added to it, and whether the power is on in this fight. */
export interface PowerSetting {
  readonly power: WrittenPower;
  readonly isOn: boolean;
  readonly isOfCard: boolean;
}

/** A figure in a document, with its card. */
export interface Fighter {
  readonly name: string;
  /** The name of the figure's card; absent if the figure has no card, or if there is no card with that name. */
  readonly card?: string;
  readonly numbers: Numbers;
  readonly powers: readonly PowerSetting[];
  /** Whether the figure's base covers two spaces. */
  readonly isDouble: boolean;
}

/** What a figure depends on in its experiment: its role, and the experiment's own cards. */
export interface Setting {
  /** "Attacker", "First fighter"; used as the figure's name if it has no other. */
  readonly role: string;
  /** Cards as written in the document. */
  readonly own?: readonly ExperimentDocument[];
}

/** The cards listed under `cards` in an experiment. */
export function cardsOf({ cards }: ExperimentDocument): ExperimentDocument[] {
  return [cards].flat().filter(isMapping);
}

/** The experiment with a card added to its `cards`, unless they include a card with that name. */
export function withCardBrought(
  document: ExperimentDocument,
  card: ExperimentDocument | undefined,
): ExperimentDocument {
  if (!card || cardsOf(document).some(({ name }) => isName(name, card.name))) return document;
  const { cards = [] } = document;
  return { ...document, cards: [...[cards].flat(), card] };
}

/**
 * The `cards` for an experiment that takes over the fighters of another experiment: the other experiment's cards. An
 * experiment with a board or a turn also keeps its own cards, because its other figures may need them.
 */
export function cardsWith(
  document: ExperimentDocument,
  brought: ExperimentDocument,
): { readonly cards?: readonly ExperimentDocument[] } {
  const theirs = cardsOf(brought);
  const hasOthers = document.board !== undefined || document.turn !== undefined;
  const own = hasOthers ? cardsOf(document) : [];
  const left = own.filter(({ name }) => !theirs.some((card) => isName(card.name, name)));
  const cards = [...left, ...theirs];
  return cards.length > 0 ? { cards } : {};
}

function isName(one: unknown, other: unknown): boolean {
  return typeof one === 'string' && typeof other === 'string' && sameName(one, other);
}

/** @param written a card's name, or a mapping; anything else is treated as an empty mapping */
export function fighterOf(written: unknown, setting: Setting): Fighter {
  const figure = asMapping(written);
  const card = printed(figure, setting);
  return {
    name: textOf(figure.name) ?? card?.name ?? textOf(figure.card) ?? setting.role,
    ...(card && { card: card.name }),
    numbers: { ...card?.numbers, ...numbersIn(figure) },
    powers: powersOf(figure, card?.powers ?? []),
    isDouble: (figure.base ?? card?.base) === 'double',
  };
}

/** Whether a figure is a hero or a squad according to its document or its card; undefined if neither says so. */
export function typeOf(written: unknown, document: ExperimentDocument): Card['type'] {
  const figure = asMapping(written);
  const card = printed(figure, { role: '', own: cardsOf(document) });
  const type = figure.type ?? card?.type;
  return type === 'hero' || type === 'squad' ? type : undefined;
}

/**
 * The figure with another value of a number. The number is not written if it is undefined, the default, or the same as
 * on the figure's card.
 */
export function withNumberOf(
  written: unknown,
  setting: Setting,
  field: NumberField,
  value: number | undefined,
): unknown {
  const figure = asMapping(written);
  const usual = printed(figure, setting)?.numbers[field] ?? USUAL[field];
  return inShort(withValue(figure, [field], value === usual ? undefined : value));
}

/** The figure with another value of a field. If the value is undefined, the field is removed. */
export function withFieldOf(written: unknown, field: string, value: unknown): unknown {
  return inShort(withValue(asMapping(written), [field], value));
}

/** The value that the document gives for a field of a figure; undefined if it gives none. */
export function fieldOf(written: unknown, field: string): unknown {
  return asMapping(written)[field];
}

/** The figure with a power added, replaced, or switched on or off. */
export function withPowerOf(
  written: unknown,
  setting: Setting,
  power: WrittenPower,
  isOn: boolean,
): unknown {
  const figure = asMapping(written);
  const on = fighterOf(written, setting)
    .powers.filter((one) => one.isOn && !isSamePower(one.power, power))
    .map((one) => one.power);
  // Powers are kept in the card's order, so that switching a power off and on again restores the card's own list.
  const ofCard = printed(figure, setting)?.powers ?? [];
  const all = isOn ? [...on, power] : on;
  const place = (one: WrittenPower) => {
    const i = ofCard.findIndex((other) => isSamePower(other, one));
    return i < 0 ? ofCard.length : i;
  };
  const powers = all.toSorted((a, b) => place(a) - place(b));
  return inShort(withValue(figure, ['powers'], sameData(powers, ofCard) ? undefined : powers));
}

/**
 * A figure with another card, without changes to that card. If there is no card, the figure keeps its numbers except
 * wounds, and has no powers.
 *
 * @param needed numbers that the experiment must give if a figure has no card
 */
export function withCardOf(
  written: unknown,
  setting: Setting,
  card: Pick<Card, 'name'> | undefined,
  needed: Numbers,
): unknown {
  if (card) return card.name;
  const { wounds: _, ...others } = fighterOf(written, setting).numbers;
  return { name: setting.role, ...needed, ...others };
}

/** The defaults for numbers that neither the card nor the document gives. */
const USUAL: Numbers = { wounds: 0, figures: 1 };

/** What is printed on a card from the collections or from the experiment. */
interface Printed {
  readonly name: string;
  readonly numbers: Numbers;
  readonly base?: unknown;
  readonly type?: unknown;
  readonly powers: readonly WrittenPower[];
}

/** The figure as a mapping, whatever form it is written in. */
function asMapping(written: unknown): ExperimentDocument {
  if (typeof written === 'string') return { card: written };
  return isMapping(written) ? written : {};
}

/** The figure in its shortest form: just the card's name if the figure has no other fields. */
function inShort(figure: ExperimentDocument): unknown {
  const [key, ...others] = Object.keys(figure);
  return key === 'card' && others.length === 0 ? figure.card : figure;
}

const LIBRARY = libraryOf();

function printed(figure: ExperimentDocument, { own = [] }: Setting): Printed | undefined {
  const name = textOf(figure.card);
  if (name === undefined) return undefined;
  const written = own.find((one) => isName(one.name, name));
  if (written) {
    return {
      name: textOf(written.name) ?? name,
      numbers: numbersIn(written),
      powers: listOf(written),
      base: written.base,
      type: written.type,
    };
  }
  const card = cardNamed(LIBRARY, name);
  return (
    card && {
      name: card.name,
      numbers: numbersIn({ ...card }),
      powers: card.powers.map(writtenPower),
      base: card.base,
      type: card.type,
    }
  );
}

function numbersIn(figure: ExperimentDocument): Numbers {
  return Object.fromEntries(
    NUMBER_FIELDS.flatMap((field) => {
      const number = figure[field];
      return typeof number === 'number' ? [[field, number]] : [];
    }),
  );
}

/** Limits for what is shown. A document may come from an untrusted link, and only the engine checks it. */
const MOST_POWERS = 20;
const LONGEST_NAME = 120;

function listOf({ powers }: ExperimentDocument): readonly WrittenPower[] {
  return Array.isArray(powers) ? (powers as WrittenPower[]).slice(0, MOST_POWERS) : [];
}

function powersOf(figure: ExperimentDocument, ofCard: readonly WrittenPower[]): PowerSetting[] {
  const held = Array.isArray(figure.powers) ? listOf(figure) : ofCard;
  const others = held.filter((power) => !ofCard.some((one) => isSamePower(one, power)));
  return [
    ...ofCard.map((power) => {
      const here = held.find((one) => isSamePower(one, power));
      return { power: here ?? power, isOn: here !== undefined, isOfCard: true };
    }),
    ...others.map((power) => ({ power, isOn: true, isOfCard: false })),
  ].filter(({ power }) => keyOfPower(power) !== undefined);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? printable(value.slice(0, LONGEST_NAME)) : undefined;
}

/** The names of the switches on which the figures' powers depend, such as `state: shadow`. */
export function statesAsked(
  document: ExperimentDocument,
  figures: readonly unknown[],
): readonly string[] {
  const setting: Setting = { role: '', own: cardsOf(document) };
  const found = figures.flatMap((figure) =>
    fighterOf(figure, setting).powers.flatMap(({ power }) => switchesIn(power)),
  );
  return [...new Set(found)];
}

/** The document without the switches that no power refers to, either in the document or in the collections. */
export function withoutIdleSwitches(document: ExperimentDocument): ExperimentDocument {
  const { states } = document;
  if (!Array.isArray(states)) return document;
  const known = knownSwitches(document);
  const kept = states.filter((one) => known.has(one));
  return withValue(document, ['states'], kept.length > 0 ? kept : undefined);
}
