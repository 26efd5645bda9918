import { placeName } from '../../boards/space.ts';
import { slug } from '../../words/slug.ts';
import { type Measure, placeOf, type Value } from '../plan.ts';
import type { MeasureCondition } from '../ruleset.ts';
import type { Blow } from './blow.ts';
import type { C3gScenario } from './scenario.ts';
import type { Other } from './setup.ts';

/** A measure and how it is read off a blow. A new one is an entry here. */
export interface C3gMeasure extends Measure {
  of(blow: Blow): Value;
}

/** Measured of every attack. */
export const C3G_MEASURES: readonly C3gMeasure[] = [
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

const FINAL_SPACE: C3gMeasure = {
  name: 'finalSpace',
  title: 'Where it ends',
  kind: 'place',
  of: ({ place }) => placeOf(place),
};

/** What can be measured whoever is on the board. */
export const C3G_COMMON_MEASURES = [...C3G_MEASURES, FINAL_SPACE];

/** The names that an experiment may ask for; on a board, some stand for a measure of each blocker. */
export const C3G_MEASURE_NAMES = [
  ...C3G_COMMON_MEASURES.map(({ name }) => name),
  'blockerDestroyed',
];

/** Which measures there are on a board alone, wherever the attacker stands on it. */
export const C3G_MEASURE_CONDITIONS: Readonly<Record<string, MeasureCondition<C3gScenario>>> = {
  finalSpace: { text: 'on a board', isMet: ({ board }) => board !== undefined },
  blockerDestroyed: {
    text: 'on a board with a figure or object of known Life beside the two fighters',
    isMet: ({ board }) => board?.others.some(({ life }) => life !== undefined) ?? false,
  },
};

/** What is measured of a scenario: on a board also where the defender ends and who else is hit. */
export function measuresFor({ board }: C3gScenario, blockers: readonly Other[]): C3gMeasure[] {
  if (!board) return [...C3G_MEASURES];
  const names = blockers.length > 0 ? namesOf(board.others) : new Map<Other, string>();
  return [
    ...C3G_MEASURES,
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
    name: `blockerDestroyed:${name}`,
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
