/*
 * The Battle panel without its view: reads and changes the document of a battle and its armies, and says which fights
 * the panel accepts.
 */

import {
  BadInput,
  capitalised,
  isMapping,
  listed,
  type Problem,
  printable,
  sameData,
  sameName,
  stopped,
  titleWith,
} from '../../../base/index.ts';
import { type Costs, MOST_ENTRIES, pointsBy, USUAL_POINTS } from '../../../battle/index.ts';
import {
  builderArmy,
  type Card,
  cardNamed,
  itemsIn,
  LEAST_POINTS,
  type ListReading,
  libraryOf,
  listPartsOf,
  readArmyText,
  readEntries,
} from '../../../cards/index.ts';
import { copiesProblem } from '../../../fight/index.ts';
import type { ExperimentDocument } from '../../document.ts';
import type { Fight } from '../../fight/along.ts';
import { cardsOf, cardsWith } from '../../fight/fighter.ts';
import type { PanelKind } from '../../panel.ts';

/** The battle that a first visitor sees. */
export const BATTLE_START: ExperimentDocument = {
  name: 'Finn the Viking Champion against Ne-Gok-Sa',
  fight: 'battle',
  sides: [
    { army: ['Finn the Viking Champion', 'Tarn Viking Warriors'] },
    { army: ['Ne-Gok-Sa', 'Marro Warriors'] },
  ],
  board: { map: 'the-ford' },
  trials: 1000,
};

/** A card in an army, with its number of copies, as the panel shows it. */
export interface ArmyEntry {
  readonly name: string;
  readonly copies: number;
  /** Points of one copy; absent if they are unknown and not assumed. */
  readonly points?: number;
  /** Whether the points are unknown and the battle assumes a default. */
  readonly isAssumed: boolean;
  /** Whether an army may have only one copy of the card. */
  readonly isUnique: boolean;
}

/** A side as written in a document, which may be untrusted. */
export interface WrittenSide {
  readonly army: readonly unknown[];
  readonly [key: string]: unknown;
}

export type WrittenSides = readonly [WrittenSide, WrittenSide];

const LONGEST_NAME = 120;

/** The two sides of a battle; undefined if the fields of the panel cannot express the document. */
export function sidesIn(document: ExperimentDocument): WrittenSides | undefined {
  const { fight, vary, sides, board } = document;
  if (fight !== 'battle' || vary !== undefined || !isMapping(board)) return undefined;
  if (!Array.isArray(sides) || sides.length !== 2) return undefined;
  const read = sides.flatMap((side): WrittenSide[] => {
    const army = isMapping(side) ? armyIn(document, side.army) : undefined;
    return army && army.length <= MOST_ENTRIES ? [{ ...side, army }] : [];
  });
  const [one, other] = read;
  return one && other ? [one, other] : undefined;
}

/** The entries of an army, which may be written as text; undefined if the text is not understood. */
function armyIn(document: ExperimentDocument, army: unknown): readonly unknown[] | undefined {
  if (Array.isArray(army)) return army;
  return typeof army === 'string' ? pastedArmy(document, army).entries : undefined;
}

/** The army in a pasted text, or the problems in the text. */
interface PastedArmy {
  /** Undefined if a part of the text was not understood. */
  readonly entries?: readonly string[];
  /** Problems or remarks, in sentences. */
  readonly notes: readonly string[];
}

/** Whether a text is more than the name of one card: several cards, copies, points, or the file of an army builder. */
export function isList(text: string): boolean {
  const parts = listPartsOf(text);
  const [only] = parts;
  return (
    parts.length > 1 ||
    (only !== undefined && itemsIn(only.text).length > 1) ||
    text.trimStart().startsWith('{')
  );
}

/** The army in a text of the kind that forums and army builders write. */
export function pastedArmy(document: ExperimentDocument, text: string): PastedArmy {
  try {
    const { cards, notes, problems } = listIn(document, text);
    const wrong = [...problems, ...cards.flatMap(({ copies }) => copiesProblem(copies) ?? [])];
    if (wrong.length > 0) return { notes: wrong.map(problemSentence) };
    if (cards.length === 0) return { notes: ['There is no card in this text.'] };
    return {
      entries: cards.map(({ card, copies }) =>
        copies > 1 ? `${card.name} x${copies}` : card.name,
      ),
      notes: notes.map((note) => stopped(capitalised(note.text))),
    };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return { notes: error.problems.map(problemSentence) };
  }
}

function listIn(document: ExperimentDocument, text: string) {
  const costs = costsOf(document);
  const reading: ListReading = {
    library: libraryOf(cardsOf(document).flatMap(namedCard)),
    most: MOST_ENTRIES,
    pointsOf(card) {
      const points: unknown = pointsBy(costs, card, {});
      return typeof points === 'number' ? points : undefined;
    },
  };
  const builders = builderArmy(jsonIn(text));
  return builders ? readEntries(builders.entries, reading) : readArmyText(text, reading);
}

/**
 * A card from a document, which may be untrusted; empty if the card has no name. Reading a list uses only the card's
 * name and points.
 */
function namedCard(card: ExperimentDocument): Card[] {
  return typeof card.name === 'string' ? [card as unknown as Card] : [];
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function problemSentence({
  sentence,
  found,
  allowed,
  nearest = [],
}: Omit<Problem, 'path'>): string {
  const meant = nearest.length > 0 ? ` (did you mean ${listed(nearest, 'or')}?)` : '';
  if (sentence !== undefined) return stopped(`${capitalised(sentence)}${meant}`);
  return stopped(`${found} is not ${allowed}${meant}`);
}

const LIBRARY = libraryOf();

/** An entry of an army, as the panel shows it. The entry may name its card or contain the whole card. */
export function entryOf(document: ExperimentDocument, written: unknown): ArmyEntry {
  const entry = typeof written === 'string' ? { card: written } : isMapping(written) ? written : {};
  const { card, copies: said } = entry;
  const text = typeof card === 'string' ? printable(card.slice(0, LONGEST_NAME)) : undefined;
  const ofText = text === undefined || known(document, text) ? undefined : ofKnown(document, text);
  const found = text === undefined ? entry : known(document, ofText?.name ?? text);
  const { unique, points, modernPoints } = { ...found, ...entry };
  const name = found?.name ?? ofText?.name ?? text;
  const counted = pointsBy(
    costsOf(document),
    { ...numberOf('points', points), ...numberOf('modernPoints', modernPoints) },
    numberOf('points', entry.points),
  );
  // Cards without points are rejected, not given assumed points, if the battle limits points or uses costs other than
  // printed ones.
  const areTaken = document.points === undefined && costsOf(document) === 'printed';
  const isAssumed = counted === undefined && areTaken;
  return {
    name: typeof name === 'string' ? printable(name.slice(0, LONGEST_NAME)) : 'a card',
    copies: typeof said === 'number' ? said : (ofText?.copies ?? 1),
    ...numberOf('points', isAssumed ? USUAL_POINTS : counted),
    isAssumed,
    isUnique: unique === 'unique',
  };
}

/**
 * Splits a text into a name and a number of copies. The first split that names a known card is used; if there is none,
 * the last split.
 */
function ofKnown(document: ExperimentDocument, text: string) {
  const items = itemsIn(text);
  const item = items.find(({ name }) => known(document, name)) ?? items.at(-1);
  return (
    item && {
      name: item.name,
      copies: item.front !== undefined && item.front < LEAST_POINTS ? item.front : item.copies,
    }
  );
}

function numberOf<Key extends string>(key: Key, value: unknown): { readonly [K in Key]?: number } {
  return typeof value === 'number' ? ({ [key]: value } as { [K in Key]: number }) : {};
}

/** Which of a card's points the battle counts. */
export function costsOf({ costs }: ExperimentDocument): Costs {
  return costs === 'modern' || costs === 'own' ? costs : 'printed';
}

/** A card by name, from the document or otherwise from the collections. */
function known(document: ExperimentDocument, name: string): ExperimentDocument | undefined {
  const own = cardsOf(document).find(
    (one) => typeof one.name === 'string' && sameName(one.name, name),
  );
  const card = own ?? cardNamed(LIBRARY, name);
  return card && { ...card };
}

/** The keys of an entry in an army, together with the keys of the entry's card. */
export function cardOf(document: ExperimentDocument, entry: ExperimentDocument) {
  const { card } = entry;
  return { ...(typeof card === 'string' && known(document, card)), ...entry };
}

/** The numbers that a figure needs in a battle. */
export const NEEDED = ['life', 'move', 'range', 'attack', 'defense'];

/** Whether a card states all of the given numbers. */
export function says(card: ExperimentDocument | undefined, numbers: readonly string[]): boolean {
  return numbers.every((one) => typeof card?.[one] === 'number');
}

/** The total points of some entries. */
export function sumOf(entries: readonly ArmyEntry[]): number {
  return entries.reduce((sum, { points = 0, copies }) => sum + points * copies, 0);
}

/** The battle with another army. */
export function withArmy(
  document: ExperimentDocument,
  side: number,
  army: readonly unknown[],
): ExperimentDocument {
  const sides = sidesIn(document)?.map((one, i) => (i === side ? { ...one, army } : one));
  return named({ ...document, sides }, document);
}

/** The battle with another value for a key of a side. If the value is undefined, the key is removed. */
export function withSaid(
  document: ExperimentDocument,
  side: number,
  key: string,
  value: unknown,
): ExperimentDocument {
  const sides = sidesIn(document)?.map((one, i) => {
    const { [key]: _, ...rest } = one;
    return i === side ? { ...rest, ...(value !== undefined && { [key]: value }) } : one;
  });
  return { ...document, sides };
}

/** The battle on a built-in map. Start areas and places are removed, since they belong to the previous board. */
export function onMap(document: ExperimentDocument, map: string): ExperimentDocument {
  const { sides } = document;
  const anywhere = Array.isArray(sides)
    ? sides.map(({ start: _, ...side }: ExperimentDocument) => ({
        ...side,
        army: Array.isArray(side.army) ? side.army.map(anywhereOn) : side.army,
      }))
    : sides;
  return { ...document, sides: anywhere, board: { map } };
}

function anywhereOn(entry: unknown): unknown {
  if (!isMapping(entry)) return entry;
  const { at: _, ...rest } = entry;
  return rest;
}

/** The battle with one more copy of a card, if the army may have another copy. */
export function withCard(
  document: ExperimentDocument,
  side: number,
  name: string,
): ExperimentDocument {
  const army = sidesIn(document)?.[side]?.army ?? [];
  const at = army.findIndex((one) => sameName(entryOf(document, one).name, name));
  if (at < 0) return withArmy(document, side, [...army, name]);
  const { isUnique, copies } = entryOf(document, army[at]);
  return isUnique ? document : withCopies(document, side, at, copies + 1);
}

/** The battle with another number of copies of a card. If the number is 0, the card is removed. */
export function withCopies(
  document: ExperimentDocument,
  side: number,
  at: number,
  copies: number,
): ExperimentDocument {
  const army = sidesIn(document)?.[side]?.army ?? [];
  const next = army.flatMap((one, i) =>
    i !== at ? [one] : copies < 1 ? [] : [inCopies(document, one, copies)],
  );
  return withArmy(document, side, next);
}

function inCopies(document: ExperimentDocument, written: unknown, copies: number): unknown {
  const { name } = entryOf(document, written);
  if (!isMapping(written)) return copies > 1 ? `${name} x${copies}` : name;
  const { copies: _, ...rest } = written;
  const one = typeof rest.card === 'string' ? { ...rest, card: name } : rest;
  return copies > 1 ? { ...one, copies } : one;
}

/** The document with its default name, unless the user has given it another name. */
function named(next: ExperimentDocument, before: ExperimentDocument): ExperimentDocument {
  return before.name === usualName(before) ? { ...next, name: usualName(next) } : next;
}

/** "Finn the Viking Champion against Ne-Gok-Sa" */
export function usualName(document: ExperimentDocument): string {
  const names = sidesIn(document)?.map(({ name, army }) =>
    typeof name === 'string' ? name : army.length > 0 ? entryOf(document, army[0]).name : 'nobody',
  );
  return titleWith(names ?? ['A battle'], (short) => short.join(' against '));
}

/** The fight between the first cards of the two armies. */
function fightOfBattle(document: ExperimentDocument): Fight | undefined {
  const first = sidesIn(document)?.map(({ army: [one] }) => one);
  if (!first?.every((one) => one !== undefined)) return undefined;
  const [attacker, defender] = first.map((one) => entryOf(document, one).name);
  return { attacker, defender, cards: document.cards };
}

/**
 * A battle between the two cards of a fight; undefined if the user has already picked armies, or if these cards cannot
 * take part in a battle.
 */
function battleWithFight(
  document: ExperimentDocument,
  fight: Fight,
): ExperimentDocument | undefined {
  const brought = cardsWith({}, { cards: fight.cards });
  const names = [fight.attacker, fight.defender].map((one) =>
    typeof one === 'string' && canFight({ ...brought }, one) ? one : undefined,
  );
  const isPicked = !sameData(document, BATTLE_START);
  if (isPicked || names.includes(undefined)) return undefined;
  const next = { ...document, ...brought, sides: names.map((name) => ({ army: [name] })) };
  return { ...next, name: usualName(next) };
}

/** Whether a card has points and all numbers that a battle needs. */
function canFight(document: ExperimentDocument, name: string): boolean {
  return says(known(document, name), ['points', ...NEEDED]);
}

/** The Battle panel. */
export const battleKind: PanelKind = {
  name: 'battle',
  start: BATTLE_START,
  accepts: ({ fight }) => fight === 'battle',
  fightIn: fightOfBattle,
  withFight: battleWithFight,
};
