/* The options of the `fight` command for battles, and the document that is made from them. */

import { BadInput, nearest, shown } from '../base/index.ts';
import { START_LETTERS } from '../board/index.ts';
import { firstOf, type Given, readMap, startsOf, topFields, varyOf } from '../fight/index.ts';
import {
  type FightCommand,
  type FightOption,
  fightOptions,
  type GivenValue,
  readGround,
  type Surroundings,
} from '../rules/index.ts';
import { BATTLE_FIELDS } from './fields.ts';
import { POLICY_NAMES } from './scenario.ts';

import { isArmyFile, openedArmy } from './written-army.ts';

/** Default map. */
const USUAL_MAP = 'the-ford';

const OPTIONS: readonly FightOption[] = [
  {
    name: '--map',
    placeholder: 'map',
    text: `the map: a board file, or the name of a built-in map (default: ${USUAL_MAP})`,
    value: { kind: 'text', what: 'a board file, or the name of a map' },
    field: 'board.map',
  },
  {
    name: '--start',
    placeholder: 'areas',
    text: "the start areas: one for the first side, or one for each side, such as a,c (default: the map's first two)",
    value: { kind: 'text', what: 'names of start areas, such as a,c' },
    field: 'sides.0.start',
    otherField: 'sides.1.start',
  },
  {
    name: '--both-ends',
    text: 'two results: one for each of the two start areas in which the first side can begin',
    value: { kind: 'switch' },
  },
  ...fightOptions(BATTLE_FIELDS),
  {
    name: '--policy',
    placeholder: 'names',
    text: `who plays: ${POLICY_NAMES.join(', ')}; one policy for both sides, or one for each, such as standard,nearest (default: standard)`,
    value: { kind: 'text', what: `one of ${POLICY_NAMES.join(', ')}, or one for each side` },
    field: 'sides.0.policy',
    otherField: 'sides.1.policy',
  },
];

/** Reads a map and two armies, each of which is a file or a comma-separated list of names. */
export const battleFightCommand: FightCommand = {
  options: OPTIONS,
  dice: [],
  faces: [],
  isPlayed: true,
  takesFiles: isArmyFile,
  document({ attacker = '', defender = '', cards, given: all }, surroundings) {
    const given = firstOf(all);
    const starts = ofEachSide('--start', given);
    const policies = policiesOf(given);
    const { '--map': map = USUAL_MAP, '--ends': ends } = given;
    if (ends !== undefined && given['--both-ends'] === true) {
      const allowed = '--ends or --both-ends, not both';
      throw new BadInput({
        path: [],
        place: '--ends',
        found: `${ends} together with --both-ends`,
        allowed,
      });
    }
    if (given['--map'] === undefined) {
      surroundings.note?.(
        `no map was given, so the battle is on ${USUAL_MAP}; --map chooses another`,
      );
    }
    const sides = [attacker, defender].map((army, i) => ({
      army,
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
        labelledEnds(
          sides.map(({ army, start }, i) => start ?? startIn(army, i, surroundings)),
          areasOf(map, surroundings),
        ),
      ),
    };
  },
  operandOf([first, side, ...path], { attacker = '', defender = '' }) {
    if (first !== 'sides' || typeof side !== 'number') return undefined;
    const text = [attacker, defender][side] ?? '';
    if (isArmyFile(text) && path.length > 0 && path[0] !== 'army') return { place: text, path };
    const place = side === 0 ? 'army' : 'other-army';
    return { place, path: path[0] === 'army' ? path.slice(1) : path };
  },
};

/**
 * The value of an option for each side: one value for both, or two values separated by a comma.
 *
 * @throws BadInput for more than two values
 */
function ofEachSide(option: string, given: Given): string[] {
  const text = given[option];
  const parts = text === undefined ? [] : `${text}`.split(',').map((part) => part.trim());
  if (parts.length <= 2) return parts;
  const allowed = 'one value for both sides, or one for each side';
  throw new BadInput({ path: [], place: option, found: shown(text), allowed });
}

/** The policy of each side; a single name applies to both. */
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

/** Adds a sweep over both ends of the map if `isAsked`. */
function withEnds(
  { vary }: { readonly vary?: object },
  isAsked: boolean,
  ends: () => readonly object[],
): { readonly vary?: object } {
  const all = { ...vary, ...(isAsked && { ends: ends() }) };
  return Object.keys(all).length > 0 ? { vary: all } : {};
}

/** The start area that an army file names. */
function startIn(army: string, side: number, surroundings: Surroundings): string | undefined {
  return isArmyFile(army)
    ? openedArmy(army, ['sides', side, 'army'], surroundings).start
    : undefined;
}

/** Both ends, labeled by the start area of the first side; empty if the map has fewer than two areas. */
function labelledEnds(chosen: readonly (string | undefined)[], areas: readonly string[]): object[] {
  const left = areas.filter((name) => !chosen.includes(name));
  const starts = chosen.map((start) => start ?? left.shift());
  if (starts.includes(undefined)) return [];
  return (['given', 'switched'] as const).map((value, i) => ({
    label: `the first side on ${starts[i]}`,
    value,
  }));
}

/** The names of a map's start areas, in the map's order. If the map has none, the names of the proposed areas. */
function areasOf(map: GivenValue, surroundings: Surroundings): readonly string[] {
  const { terrain, starts } = readMap(String(map), surroundings);
  const names = startsOf(readGround(terrain), starts).map(({ name }) => name);
  return names.length > 0 ? names : START_LETTERS.slice(0, 2);
}
