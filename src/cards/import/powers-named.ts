/* Finds what a power does when a table or list gives only its name. */

import {
  fieldName,
  hyphenated,
  mistakeText,
  nameKey,
  nearest,
  type Problem,
  sameData,
  shown,
} from '../../base/index.ts';
import { shippedCard, shippedCards } from '../collections.ts';
import { powerUse } from '../power-schema.ts';
import type { EffectLine } from '../powers/effect-line.ts';
import { grantsBeside } from '../powers/granted.ts';
import { NAMED_POWERS, powerTitle } from '../powers/named-powers.ts';
import type { PowerUse } from '../powers/power.ts';
import { isOfBattles } from '../powers/rules-in-force.ts';
import { cardFields } from '../schema.ts';
import { writtenPower } from '../written-power.ts';
import type { Reason, RowsDocument } from './skipped.ts';
import { type ReadPower, type WrongPower, writable } from './values.ts';

/**
 * Finds a power by its name. Searches, in this order: the card with this name in the collections; the known powers,
 * with their numbers ("Tough 2"); all cards of the collections; and the collections' powers with the same name and
 * another number. A power that is not found is not modelled.
 */
export function powerCalled(title: string, card: string): PowerUse {
  return knownPower(title, card) ?? notModelled(title);
}

const notModelled = (title: string): PowerUse => ({ power: title, effects: [], modelled: 'no' });

function knownPower(title: string, card: string): PowerUse | undefined {
  const name = hyphenated(title);
  return (
    ofCard(name, hyphenated(card)) ??
    namedPower(name) ??
    powersOfCollections().get(name) ??
    familyPower(title, powersOfCollections().values())
  );
}

/** Names that an unknown power may stand for. */
export function powersLike(title: string): string[] {
  const known = [...NAMED_POWERS.map(({ name }) => name), ...powersOfCollections().keys()];
  return nearest(hyphenated(title), [...new Set(known)]);
}

function ofCard(name: string, card: string): PowerUse | undefined {
  const entry = shippedCards().find(({ slug }) => slug === card);
  return entry && shippedCard(entry).powers.find((use) => hyphenated(powerTitle(use)) === name);
}

function namedPower(name: string): PowerUse | undefined {
  const [, bare = name, digits] = /^(.*)-(\d{1,2})$/.exec(name) ?? [];
  const power = NAMED_POWERS.find(
    (one) => hyphenated(one.title) === (digits === undefined ? name : bare),
  );
  if (!power) return undefined;
  if (!power.number) return digits === undefined ? { power: power.name } : undefined;
  const number = digits === undefined ? power.number.usual : Number(digits);
  if (number === undefined || number < power.number.least || number > power.number.most) {
    return undefined;
  }
  return { power: power.name, number };
}

let ofCollections: ReadonlyMap<string, PowerUse> | undefined;

/**
 * The powers defined on cards of the collections, by name; built on first use. If several cards have a power of the
 * same name, the first card's power is used.
 */
function powersOfCollections(): ReadonlyMap<string, PowerUse> {
  ofCollections ??= new Map(
    shippedCards()
      .flatMap((entry) => shippedCard(entry).powers.filter(({ effects }) => effects !== undefined))
      .map((use) => [hyphenated(use.power), use] as const)
      .toReversed(),
  );
  return ofCollections;
}

/**
 * Derives a power such as "Evasive 5" from its family ("Evasive 2", "Evasive 8") by replacing the one number that
 * varies. Returns undefined if the result would be uncertain: if members differ in more than their numbers, or if the
 * family has only one member, whose number occurs nowhere, twice, or in one of several lines (because another line may
 * depend on it).
 *
 * @param known the powers of the collections
 */
function familyPower(title: string, known: Iterable<PowerUse>): PowerUse | undefined {
  const { name, number } = numbered(title) ?? {};
  if (name === undefined || number === undefined) return undefined;
  const family = [...known].flatMap((use) => {
    const member = use.modelled === 'no' ? undefined : numbered(use.power);
    return member?.name === name ? [{ use, number: member.number }] : [];
  });
  const [first, ...others] = family;
  if (!first) return undefined;
  const ways = others.reduce(
    (common, { use, number: own }) => {
      const these = waysToSay(use, own);
      return common.filter((way) => these.includes(way));
    },
    waysToSay(first.use, first.number),
  );
  const [way, ambiguous] = ways;
  if (way === undefined || ambiguous !== undefined) return undefined;
  if (others.length === 0 && linesOf(first.use) > 1) return undefined;
  const { missing, note } = first.use;
  const remark = note
    ?.split('; ')
    .filter((part) => !part.startsWith(ON_SOURCES))
    .join('; ');
  const { parts, others: fields } = JSON.parse(way.replaceAll(GAP, String(number))) as Said;
  const rules = parts.flatMap(([one]) => one);
  const effects = parts.flatMap(([, one]) => one);
  // The schema rejects an invalid new number, such as 21 for a D20.
  return powerUse().safeParse({
    ...fields,
    name: title,
    ...(rules.length > 0 && { rules }),
    ...(effects.length > 0 && { effects }),
    ...(missing !== undefined && { missing }),
    ...(remark && { note: remark }),
  }).data;
}

/** Notes that begin with these words are about the card, not the power. */
const ON_SOURCES = 'sources disagree';

/** "Engagement Strike 12" split into name and number. */
function numbered(title: string): { readonly name: string; readonly number: number } | undefined {
  const [, name, digits] = /^(.*\D)-([1-9]\d?)$/.exec(hyphenated(title)) ?? [];
  return name === undefined ? undefined : { name, number: Number(digits) };
}

/** Placeholder for the number; it never occurs in JSON. */
const GAP = '\u0000';

/** A power as data: its lines, in one or two lists, and its other fields. */
interface Said {
  readonly parts: readonly WrittenLines[];
  readonly others: object;
}

/** Rules as cards write them, and lines in the older spelling. */
type WrittenLines = readonly [rules: readonly unknown[], effects: readonly unknown[]];

/** A power as JSON with a placeholder for its number: one text for each occurrence of the number as a value or key. */
function waysToSay(use: PowerUse, number: number): string[] {
  const { effects = [] } = use;
  const { name, missing, note, rules, effects: lines, ...others } = written(use);
  const [inFights, inBattles] = byPlay(use);
  const said = (...parts: readonly string[]) =>
    `{"parts":[${parts.join(',')}],"others":${JSON.stringify(others)}}`;
  if (inFights.length === 0 || inBattles.length === 0)
    return gapsIn(said(linesSaid(effects)), number);
  // The number occurs once in the lines for one-on-one fights, and once in the lines for battles.
  return gapsIn(linesSaid(inFights), number).flatMap((fights) =>
    gapsIn(linesSaid(inBattles), number).map((battles) => said(fights, battles)),
  );
}

function linesSaid(lines: readonly EffectLine[]): string {
  const { rules = [], effects = [] } = written({ power: '', effects: lines });
  return JSON.stringify([rules, effects]);
}

const written = (use: PowerUse) => writtenPower(use) as Readonly<Record<string, unknown>>;

/** The lines of a power for one-on-one fights, and the lines for battles only. */
function byPlay({
  effects = [],
}: PowerUse): readonly [readonly EffectLine[], readonly EffectLine[]] {
  return [effects.filter((line) => !isOfBattles(line)), effects.filter(isOfBattles)];
}

function gapsIn(text: string, number: number): string[] {
  const places = text.matchAll(
    new RegExp(`(?<=[:,[])${number}(?=[,}\\]])|(?<=[{,]")${number}(?=":)`, 'g'),
  );
  return [...places].map(
    ({ index }) => text.slice(0, index) + GAP + text.slice(index + String(number).length),
  );
}

function linesOf(use: PowerUse): number {
  const [inFights, inBattles] = byPlay(use);
  return Math.max(inFights.length, inBattles.length) + (grantsBeside(use) ?? []).length;
}

/** A power, the column that it comes from, and its path in the value of that column. */
export interface PowerIn {
  readonly power: ReadPower;
  readonly column: string;
  readonly path: Problem['path'];
}

interface NamedPowers {
  readonly powers: readonly PowerUse[];
  readonly reasons: readonly Reason[];
  /** Powers whose names are unknown; they are not modelled. */
  readonly unknown: readonly UnknownPower[];
}

export interface UnknownPower extends Omit<PowerIn, 'power'> {
  readonly title: string;
}

const KIND = 'has powers that no card can have';

const isWrong = (power: ReadPower): power is WrongPower =>
  typeof power === 'object' && 'wrong' in power;

function titleOf(power: ReadPower): string {
  if (typeof power === 'string') return power;
  return isWrong(power) ? power.wrong : powerTitle(power);
}

/**
 * Finds a card's powers, without repeats, and reports those that a file of cards would not accept.
 *
 * @param card the card's name
 * @param document the document with the card, if it is from one
 * @param onlyKnown whether a power with an unknown name is a mistake
 */
export function powersNamed(
  given: readonly PowerIn[],
  card: string,
  document?: RowsDocument,
  onlyKnown = false,
): NamedPowers {
  const refused = given.flatMap(({ power, column, path }): Reason[] => {
    const title = titleOf(power);
    if (isWrong(power)) return mistakesOf(power.written, { title, column, path }, document);
    const { allowed } = writable(cardFields().name, title);
    if (allowed === undefined) return [];
    return [{ column, text: `the power ${shown(title)} is not ${allowed}`, kind: KIND }];
  });
  if (refused.length > 0) return { powers: [], reasons: refused, unknown: [] };
  const sound = given.flatMap(({ power, ...one }) => (isWrong(power) ? [] : [{ ...one, power }]));
  const uses = [...new Map(sound.map((one) => [nameKey(titleOf(one.power)), one])).values()]
    .map(({ power, column, path }) => {
      const known = typeof power === 'string' ? knownPower(power, card) : power;
      const title = titleOf(power);
      return {
        column,
        path,
        title,
        isKnown: known !== undefined,
        use: known ?? notModelled(title),
      };
    })
    .filter(({ use }, i, all) => all.findIndex((one) => sameData(one.use, use)) === i);
  const powers = uses.map(({ use }) => use);
  const { error } = cardFields().powers.safeParse(powers.map(writtenPower));
  const reasons = (error?.issues ?? []).map(({ path: [at], message }): Reason => {
    const one = typeof at === 'number' ? uses[at] : undefined;
    const column = (one ?? uses.at(-1))?.column ?? 'powers';
    if (!one) return { column, text: `${uses.length} powers are not ${message}`, kind: KIND };
    const same = uses.find(({ use }) => use.power === one.use.power);
    const text =
      same === one
        ? `the power ${shown(one.title)} is not valid: write ${message}`
        : `${shown(one.title)} is the same power as ${shown(same?.title)}; remove one of them`;
    return { column, text, kind: KIND };
  });
  const unknown = uses
    .filter(({ isKnown }) => !isKnown)
    .map(({ title, column, path }) => ({ title, column, path }));
  const ofUnknown = onlyKnown ? unknown.flatMap((one) => mistakesOf(one.title, one, document)) : [];
  return { powers, reasons: [...reasons, ...ofUnknown], unknown };
}

/** Why a power in the form of files of cards cannot be read. */
function mistakesOf(
  written: unknown,
  { title, column, path }: UnknownPower,
  document: RowsDocument | undefined,
): Reason[] {
  const text = `the power ${shown(title)} is unknown or has mistakes`;
  const mistakes = document?.mistakesIn(written) ?? [];
  if (mistakes.length === 0) return [{ column, text, kind: KIND }];
  return mistakes.map((mistake) => ({
    column,
    text: `${text}: ${mistakeText(mistake, fieldName(mistake.path))}`,
    kind: KIND,
    problem: { ...mistake, path: [...path, ...mistake.path] },
  }));
}
