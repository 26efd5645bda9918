/* The measures of HeroClix attacks, and how to get their values from an outcome. */

import { type Measure, type PlacesOfBoard, placeOf, type Value } from '../measure.ts';
import type { RulesetMeasure } from '../ruleset.ts';
import type { AttackOutcome } from './attack-outcome.ts';
import type { HeroclixScenario } from './scenario.ts';
import type { Cause } from './sequence.ts';

/** A measure, and how to get its value from an outcome. */
interface HeroclixMeasure extends Measure {
  of(outcome: AttackOutcome): Value;
}

/** The things that can stop a knockback, in words. */
const CAUSES: Readonly<Record<Cause, string>> = {
  none: 'nothing',
  character: 'a character',
  blocking: 'blocking terrain',
  wall: 'a wall',
  edge: "the map's edge",
  higher: 'higher ground',
  fell: 'its fall',
};

/** The measures of every attack (RULES.md, section 4). */
const ALWAYS: readonly HeroclixMeasure[] = [
  {
    name: 'hit',
    title: 'Hit',
    kind: 'flag',
    phrase: { yes: '{attacker} hits {defender}', no: '{attacker} misses {defender}' },
    of: ({ hit }) => Number(hit),
  },
  {
    name: 'damage',
    title: 'Damage by the attack',
    kind: 'count',
    phrase: { yes: '{defender} takes {n} from the attack', no: '', unit: ['damage', 'damage'] },
    of: ({ damage }) => damage,
  },
  {
    name: 'squaresMoved',
    title: 'Squares moved',
    kind: 'count',
    phrase: { yes: '{attacker} knocks {defender} back {n}', no: '', unit: ['square', 'squares'] },
    of: ({ knockback }) => knockback?.sequence.squares.length ?? 0,
  },
  {
    name: 'stoppedBy',
    title: 'What stopped it',
    kind: 'name',
    values: Object.keys(CAUSES),
    phrase: {
      yes: '{defender} is stopped by {value}',
      no: '{defender} is not stopped by {value}',
      values: CAUSES,
    },
    of: ({ knockback }) => knockback?.sequence.stoppedBy ?? 'none',
  },
  {
    name: 'knockbackDamage',
    title: 'Knockback damage',
    kind: 'count',
    phrase: { yes: '{defender} takes {n}', no: '', unit: ['knockback damage', 'knockback damage'] },
    of: ({ knockback }) => knockback?.damage.clicks ?? 0,
  },
];

export const FINAL_SQUARE: HeroclixMeasure = {
  name: 'finalSquare',
  title: 'Where it ends',
  kind: 'place',
  phrase: { yes: '{defender} ends on {value}', no: '{defender} does not end on {value}' },
  of: ({ square }) => placeOf(square ? [square] : []),
};

/** All measures of the ruleset. Add new measures here. */
export const HEROCLIX_MEASURES: readonly RulesetMeasure<HeroclixScenario>[] = [
  ...ALWAYS,
  {
    ...FINAL_SQUARE,
    condition: { text: 'on a board', isMet: ({ board }) => board !== undefined },
  },
];

/** The measures of a scenario. With a board, they include the final square. */
export function measuresFor({ board }: HeroclixScenario): HeroclixMeasure[] {
  return board ? [...ALWAYS, FINAL_SQUARE] : [...ALWAYS];
}

/** The board on which the defender can end; undefined without a board. */
export function placesOn({ board }: HeroclixScenario): PlacesOfBoard | undefined {
  return board && { terrain: board.terrain, what: 'square', spaces: 1 };
}
