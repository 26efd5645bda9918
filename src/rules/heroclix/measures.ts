import { type Measure, placeOf, type Value } from '../plan.ts';
import type { RulesetMeasure } from '../ruleset.ts';
import type { Blow } from './blow.ts';
import type { HeroclixScenario } from './scenario.ts';

/** A measure and how it is read off a blow. */
interface HeroclixMeasure extends Measure {
  of(blow: Blow): Value;
}

/** Measured of every attack (RULES.md, section 4). */
const ALWAYS: readonly HeroclixMeasure[] = [
  { name: 'hit', title: 'Hit', kind: 'flag', of: ({ hit }) => Number(hit) },
  { name: 'damage', title: 'Damage by the attack', kind: 'count', of: ({ damage }) => damage },
  {
    name: 'squaresMoved',
    title: 'Squares moved',
    kind: 'count',
    of: ({ knockback }) => knockback?.sequence.squares.length ?? 0,
  },
  {
    name: 'stoppedBy',
    title: 'What stopped it',
    kind: 'name',
    of: ({ knockback }) => knockback?.sequence.stoppedBy ?? 'none',
  },
  {
    name: 'knockbackDamage',
    title: 'Knockback damage',
    kind: 'count',
    of: ({ knockback }) => knockback?.damage.clicks ?? 0,
  },
];

export const FINAL_SQUARE: HeroclixMeasure & RulesetMeasure<HeroclixScenario> = {
  name: 'finalSquare',
  title: 'Where it ends',
  kind: 'place',
  of: ({ square }) => placeOf(square ? [square] : []),
  condition: { text: 'on a board', isMet: ({ board }) => board !== undefined },
};

/** Every measure of the rules. A new one is an entry here. */
export const HEROCLIX_MEASURES: readonly RulesetMeasure<HeroclixScenario>[] = [
  ...ALWAYS,
  FINAL_SQUARE,
];

/** What is measured of a scenario: on a board also where the defender ends. */
export function measuresFor({ board }: HeroclixScenario): HeroclixMeasure[] {
  return board ? [...ALWAYS, FINAL_SQUARE] : [...ALWAYS];
}
