import { placeName } from '../../boards/space.ts';
import { slug } from '../../words/slug.ts';
import { type Measure, placeOf, type Value } from '../plan.ts';
import type { RulesetMeasure } from '../ruleset.ts';
import type { Blow } from './blow.ts';
import type { C3gScenario } from './scenario.ts';
import type { Other } from './setup.ts';

/** A measure and how it is read off a blow. */
export interface C3gMeasure extends Measure {
  of(blow: Blow): Value;
}

/** Measured of every attack. */
const ALWAYS: readonly C3gMeasure[] = [
  {
    name: 'displaced',
    title: 'Displaced at all',
    kind: 'flag',
    of: (blow) => Number(blow.spacesMoved > 0),
  },
  { name: 'spacesMoved', title: 'Spaces moved', kind: 'count', of: (blow) => blow.spacesMoved },
  {
    name: 'attackWounds',
    title: 'Wounds by the attack',
    kind: 'count',
    of: (blow) => blow.strike.wounds,
  },
  {
    name: 'totalWounds',
    title: 'Wounds in all',
    kind: 'count',
    of: (blow) => blow.strike.wounds + blow.knockbackWounds + blow.fallWounds,
  },
  { name: 'destroyed', title: 'Destroyed', kind: 'flag', of: (blow) => Number(blow.destroyed) },
  {
    name: 'knockbackPoints',
    title: 'Knockback points',
    kind: 'count',
    of: (blow) => blow.strike.knockbackPoints,
  },
  { name: 'stoppedBy', title: 'What stopped it', kind: 'name', of: (blow) => blow.stoppedBy },
  {
    name: 'knockbackDamageRolled',
    title: 'Knockback Damage rolled',
    kind: 'flag',
    of: (blow) => Number(blow.knockbackDamageRolled),
  },
  {
    name: 'knockbackWounds',
    title: 'Wounds by Knockback Damage',
    kind: 'count',
    of: (blow) => blow.knockbackWounds,
  },
  {
    name: 'blockerWounds',
    title: 'Hit on what was in the way',
    kind: 'flag',
    of: (blow) => Number(blow.blockersHit.length > 0),
  },
  { name: 'fallWounds', title: 'Wounds by falls', kind: 'count', of: (blow) => blow.fallWounds },
  {
    name: 'hazardDestroyed',
    title: 'Destroyed by lava or an extreme fall',
    kind: 'flag',
    of: (blow) => Number(blow.hazardDestroyed),
  },
];

/** Measured of whoever can be hit, one by one, if its Life is known. */
const BLOCKER_DESTROYED: RulesetMeasure<C3gScenario> = {
  name: 'blockerDestroyed',
  title: 'Blocker destroyed',
  kind: 'flag',
  condition: {
    text: 'on a board with a figure or object of known Life beside the two fighters',
    isMet: ({ board }) => board?.others.some(({ life }) => life !== undefined) ?? false,
  },
};

const FINAL_SPACE: C3gMeasure & RulesetMeasure<C3gScenario> = {
  name: 'finalSpace',
  title: 'Where it ends',
  kind: 'place',
  of: ({ place }) => placeOf(place),
  condition: { text: 'on a board', isMet: ({ board }) => board !== undefined },
};

/** Every measure of the rules. A new one is an entry here. */
export const C3G_MEASURES: readonly RulesetMeasure<C3gScenario>[] = [
  ...ALWAYS,
  BLOCKER_DESTROYED,
  FINAL_SPACE,
];

/** A measure of every attack that is a number, such as those that goals make large. */
export function countNamed(name: string): (blow: Blow) => bigint {
  const measure = ALWAYS.find((one) => one.name === name);
  if (!measure) throw new Error(`${name} is not measured of every attack`);
  return (blow) => BigInt(Number(measure.of(blow)));
}

/** What is measured of a scenario: on a board also where the defender ends and who else is hit. */
export function measuresFor({ board }: C3gScenario, blockers: readonly Other[]): C3gMeasure[] {
  if (!board) return [...ALWAYS];
  const names = blockers.length > 0 ? namesOf(board.others) : new Map<Other, string>();
  return [
    ...ALWAYS,
    ...blockers.flatMap((other) => ofBlocker(other, board.others, names)),
    FINAL_SPACE,
  ];
}

/** Which of several blockers is hit, and its destruction where its Life is known. */
function ofBlocker(
  other: Other,
  others: readonly Other[],
  names: ReadonlyMap<Other, string>,
): C3gMeasure[] {
  const name = names.get(other) ?? slug(other.name);
  const namesakes = others.filter((one) => one.name === other.name);
  const who = namesakes.length > 1 ? `${other.name} at ${placeName(other.spaces)}` : other.name;
  const isHit = (blow: Blow) => Number(blow.blockersHit.includes(other));
  const hit: C3gMeasure = {
    name: `blockerWounds:${name}`,
    title: `${who} is hit`,
    kind: 'flag',
    of: isHit,
  };
  if (other.life === undefined) return [hit];
  const lastWound = other.wounds + 1 >= other.life;
  const destroyed: C3gMeasure = {
    name: `${BLOCKER_DESTROYED.name}:${name}`,
    title: `${who} is destroyed`,
    kind: 'flag',
    of: (blow) => (lastWound ? isHit(blow) : 0),
  };
  return [hit, destroyed];
}

/** `the-joker`, and `the-joker-2` for the second of that name on the board: whatever the line. */
function namesOf(others: readonly Other[]): Map<Other, string> {
  const names = new Map<Other, string>();
  const taken = new Set<string>();
  const lastOf = new Map<string, number>();
  for (const other of others) {
    const plain = slug(other.name);
    let name = plain;
    for (let n = lastOf.get(plain) ?? 1; taken.has(name); ) {
      name = `${plain}-${++n}`;
      lastOf.set(plain, n);
    }
    taken.add(name);
    names.set(other, name);
  }
  return names;
}
