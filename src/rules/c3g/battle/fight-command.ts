import * as z from 'zod';
import { cardNamed, type Library } from '../../../cards/library.ts';
import { nearest } from '../../../words/nearest.ts';
import { BadInput, shown } from '../../../words/problem.ts';
import type { FightCommand, FightOption, GivenValue } from '../../fight-command.ts';
import { readGround } from '../../placing.ts';
import type { Surroundings } from '../../surroundings.ts';
import { namedWithCopies } from '../copies.ts';
import { firstOf, type Given, libraryWith, topFields, varyOf, whole } from '../given.ts';
import { startsOf } from '../ground/starts.ts';
import { readMap } from '../read-fighter.ts';
import { MOST_POINTS, MOST_ROUNDS, USUAL_ROUNDS } from './limits.ts';
import { ENDS_NAMES, POLICY_NAMES } from './scenario.ts';
import { COSTS_NAMES } from './schema.ts';

const OPTIONS: readonly FightOption[] = [
  {
    name: '--map',
    placeholder: 'map',
    text: 'the map: a file of a board, or the name of a map that the program has, such as the-ford',
    value: { kind: 'text', what: 'a file of a board, or the name of a map' },
    field: 'board.map',
  },
  {
    name: '--start',
    placeholder: 'areas',
    text: 'the start area of the first side, or of both: a,c (default: the first two of the map)',
    value: { kind: 'text', what: 'names of start areas, such as a,c' },
    field: 'sides.0.start',
    otherField: 'sides.1.start',
  },
  {
    name: '--ends',
    placeholder: 'which',
    text: 'who begins where: given, switched, or drawn by lot in each game, to see who wins from which end (default: given)',
    value: { kind: 'choice', choices: ENDS_NAMES },
    field: 'ends',
  },
  {
    name: '--both-ends',
    text: 'as a sweep: the first side begins in either of the two start areas',
    value: { kind: 'switch' },
  },
  whole('--points', 1, MOST_POINTS, 'the most points of an army (default: no limit)', 'points'),
  {
    name: '--costs',
    placeholder: 'which',
    text: 'which points count: printed, or those of the modern pricing (default: printed)',
    value: { kind: 'choice', choices: COSTS_NAMES.filter((name) => name !== 'own') },
    field: 'costs',
  },
  whole(
    '--rounds',
    1,
    MOST_ROUNDS,
    `rounds after which points left decide (default: ${USUAL_ROUNDS})`,
    'rounds',
  ),
  {
    name: '--policy',
    placeholder: 'names',
    text: `who plays: ${POLICY_NAMES.join(', ')}; of both sides, or of each: standard,nearest (default: standard)`,
    value: { kind: 'text', what: `one of ${POLICY_NAMES.join(', ')}, or one for each side` },
    field: 'sides.0.policy',
    otherField: 'sides.1.policy',
  },
  {
    name: '--no-super-strength',
    text: 'Super Strength is negated: no Knockback',
    value: { kind: 'switch' },
    field: 'superStrength',
  },
];

/** Two armies, each of names with commas between or from a file, and a map. */
export const battleFightCommand: FightCommand = {
  options: OPTIONS,
  dice: [],
  faces: [],
  isPlayed: true,
  document({ attacker = '', defender = '', cards, given: all }, surroundings) {
    const given = firstOf(all);
    const library = libraryWith(cards, surroundings);
    const starts = ofEachSide('--start', given);
    const policies = policiesOf(given);
    const { '--map': map, '--ends': ends } = given;
    if (ends !== undefined && given['--both-ends'] === true) {
      const allowed = '--ends or --both-ends, not both';
      throw new BadInput({ path: [], place: '--ends', found: `${ends} and --both-ends`, allowed });
    }
    if (map === undefined) {
      const allowed = 'a file of a board, or the name of a map, such as the-ford';
      throw new BadInput({ path: [], place: '--map', found: 'nothing', allowed });
    }
    const sides = [attacker, defender].map((text, i) => ({
      ...sideOf(text, i, library, surroundings),
      ...(starts[i] !== undefined && { start: starts[i] }),
      ...(policies[i] !== undefined && { policy: policies[i] }),
    }));
    return {
      name: 'A battle',
      rules: 'c3g',
      fight: 'battle',
      sides,
      board: { map },
      ...topFields(OPTIONS, given),
      ...(cards !== undefined && { cards: [cards] }),
      ...withEnds(varyOf(OPTIONS, all), given['--both-ends'] === true, () =>
        labelledEnds(sides, areasOf(map, surroundings)),
      ),
    };
  },
  operandOf([first, side, ...path], { attacker = '', defender = '' }) {
    if (first !== 'sides' || typeof side !== 'number') return undefined;
    const text = [attacker, defender][side] ?? '';
    if (FILE.test(text) && path.length > 0) return { place: text, path };
    // Messages name the card of a list of names.
    return {
      place: side === 0 ? 'army' : 'other-army',
      path: path.slice(path[0] === 'army' ? 2 : 0),
    };
  },
};

/**
 * What an option says of the first side, and of the other.
 *
 * @throws BadInput for more than two
 */
function ofEachSide(option: string, given: Given): string[] {
  const text = given[option];
  const parts = text === undefined ? [] : `${text}`.split(',').map((part) => part.trim());
  if (parts.length <= 2) return parts;
  const allowed = 'one for both sides, or one for each: two at most';
  throw new BadInput({ path: [], place: option, found: shown(text), allowed });
}

/** Who plays each side; one name is of both. */
function policiesOf(given: Given): (string | undefined)[] {
  const [one, other = one] = ofEachSide('--policy', given);
  const unknown = [one, other].filter(
    (name) => name !== undefined && !(POLICY_NAMES as readonly string[]).includes(name),
  );
  const problems = [...new Set(unknown)].map((name = '') => ({
    path: [],
    place: '--policy',
    found: shown(name),
    allowed: `one of ${POLICY_NAMES.join(', ')}, or one for each side, such as standard,nearest`,
    nearest: nearest(name, POLICY_NAMES),
  }));
  if (problems.length > 0) throw new BadInput(...problems);
  return [one, other];
}

/** A sweep over the two ends of the map, if that is asked for. */
function withEnds(
  { vary }: { readonly vary?: object },
  isAsked: boolean,
  ends: () => readonly object[],
): { readonly vary?: object } {
  const all = { ...vary, ...(isAsked && { ends: ends() }) };
  return Object.keys(all).length > 0 ? { vary: all } : {};
}

/** Both ends, each called by where the first side then begins; none of a map that has no two start areas. */
function labelledEnds(
  sides: readonly { readonly start?: string | undefined }[],
  areas: readonly string[],
): object[] {
  const left = areas.filter((name) => !sides.some(({ start }) => start === name));
  const starts = sides.map(({ start }) => start ?? left.shift());
  if (starts.includes(undefined)) return [];
  return (['given', 'switched'] as const).map((value, i) => ({
    label: `the first side on ${starts[i]}`,
    value,
  }));
}

/** The names of the start areas of a map, in its order. */
function areasOf(map: GivenValue, surroundings: Surroundings): string[] {
  const { terrain, starts } = readMap(String(map), surroundings);
  return startsOf(readGround(terrain), starts).map(({ name }) => name);
}

/** A file of an army: a side, or the list of its cards. What they are is checked where the battle is read. */
const error = 'a list of cards, such as [krug, marro-warriors], or a side with army: [krug, …]';
const armyList = z.array(z.unknown(), { error });
const armyFile = z.union(
  [armyList.transform((army) => ({ army })), z.looseObject({ army: armyList }, { error })],
  { error },
);

const FILE = /\.(ya?ml|json)$/i;

function sideOf(text: string, side: number, library: Library, surroundings: Surroundings): object {
  return FILE.test(text)
    ? surroundings.readFile(text, armyFile, ['sides', side])
    : { army: entriesOf(text, library) };
}

/** Names with commas between; a card whose own name holds commas is found by all of it. */
function entriesOf(text: string, library: Library): string[] {
  const parts = text.split(',').map((part) => part.trim());
  const entries: string[] = [];
  for (let from = 0; from < parts.length; ) {
    const joined = (to: number) => parts.slice(from, to).join(', ');
    const ends = parts.map((_, i) => i + 1).filter((end) => end > from + 1);
    const to =
      ends.findLast((end) => cardNamed(library, namedWithCopies(joined(end)).entry)) ?? from + 1;
    entries.push(joined(to));
    from = to;
  }
  return entries.filter((entry) => entry !== '');
}
