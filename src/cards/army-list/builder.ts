/* Army files from army builders, read as entries for an army list. */

import { BadInput, isMapping, type Problem, shown } from '../../base/index.ts';
import type { GivenEntry } from './read.ts';

/** An army from an army builder's file. */
export interface BuilderArmy {
  /** The army's name in the file. */
  readonly name?: string;
  readonly entries: readonly GivenEntry[];
  /** The key of the list of entries; undefined if the file's data is the list itself. */
  readonly key?: string;
}

/** The keys that army builders use for the list of cards and for the fields of its entries. */
const LISTS = ['units', 'cards', 'armyCards', 'entries', 'ArmyEntries'];
const NAMES = ['name', 'cardName', 'unitName', 'title', 'unit', 'card'];
const COPIES = ['quantity', 'count', 'copies', 'amount', 'qty'];
const POINTS = ['points', 'armyCost', 'cost', 'pts'];
const IDS = ['cardId', 'id', 'slug'];

type Mapping = Readonly<Record<string, unknown>>;

/**
 * Reads the data of an army builder's file: a list such as `units` or `cards`, whose entries have names and quantities.
 *
 * @returns undefined for other data
 * @throws BadInput with the path of every entry that lacks a name or a number of copies
 */
export function builderArmy(data: unknown): BuilderArmy | undefined {
  if (Array.isArray(data)) {
    if (data.length > 0 && data.every((one) => isMapping(one) && listKeyOf(one) !== undefined)) {
      const found = `${data.length} armies`;
      const sentence = `the file holds ${found}; save one of them in a separate file`;
      throw new BadInput({ path: [], found, allowed: 'one army', sentence });
    }
    const isBuilders = data.some((one) => isMapping(one) && firstOf(one, QUANTITIES) !== undefined);
    return isBuilders ? { entries: entriesIn(data, []) } : undefined;
  }
  const key = isMapping(data) && !('army' in data) ? listKeyOf(data) : undefined;
  if (key === undefined) return undefined;
  const { name, [key]: list } = data as Mapping;
  const entries = entriesIn(list as unknown[], [key]);
  return { ...(typeof name === 'string' && name.trim() !== '' && { name }), entries, key };
}

/** Keys for quantities that this program's own lists never have. */
const QUANTITIES = COPIES.filter((key) => key !== 'copies');

function listKeyOf(data: Mapping): string | undefined {
  return LISTS.find((key) => Array.isArray(data[key]));
}

function firstOf(data: Mapping, keys: readonly string[]): string | undefined {
  return keys.find((key) => data[key] !== undefined && data[key] !== null);
}

function entriesIn(list: readonly unknown[], at: Problem['path']): GivenEntry[] {
  const problems: Problem[] = [];
  const entries = list.flatMap((one, i): GivenEntry[] => {
    const path = [...at, i];
    if (typeof one === 'string' && one.trim() !== '') return [{ name: one, copies: 1 }];
    if (!isMapping(one)) {
      problems.push({ path, found: shown(one), allowed: 'a card with its name and quantity' });
      return [];
    }
    const name = nameOf(one);
    if (name === undefined) problems.push({ path, ...withoutName(one) });
    const key = firstOf(one, COPIES);
    const copies = key === undefined ? 1 : Number(one[key]);
    if (key !== undefined && !isCount(one[key])) {
      const allowed = 'a whole number of copies, at least 1';
      problems.push({ path: [...path, key], found: shown(one[key]), allowed });
    }
    const points = one[firstOf(one, POINTS) ?? ''];
    const isCost = typeof points === 'number' && Number.isInteger(points) && points > 0;
    return name === undefined ? [] : [{ name, copies, ...(isCost && { points }) }];
  });
  if (problems.length > 0) throw new BadInput(...problems);
  return entries;
}

/** Some builders write numbers as text. */
function isCount(value: unknown): boolean {
  const isNumber = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
  return isNumber && Number.isInteger(Number(value)) && Number(value) >= 1;
}

/** An entry's name: its own, that of a card inside the entry, or an id such as `krug_utgar_unique-hero`. */
function nameOf(entry: Mapping): string | undefined {
  const written = entry[firstOf(entry, NAMES) ?? ''];
  if (typeof written === 'string' && written.trim() !== '') return written;
  if (isMapping(written)) return nameOf(written);
  const id = entry[firstOf(entry, IDS) ?? ''];
  return typeof id === 'string' && /\p{L}/u.test(id) ? id.split('_')[0] : undefined;
}

function withoutName(entry: Mapping): Pick<Problem, 'found' | 'allowed' | 'sentence'> {
  const id = firstOf(entry, IDS);
  const found =
    id === undefined ? 'a card without a name' : `a card with only ${id} ${shown(entry[id])}`;
  const allowed = 'a name';
  return { found, allowed, sentence: `this is ${found}: add its name` };
}
