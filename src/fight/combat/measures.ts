/*
 * The measures of an attack: those that always exist, those that need a power, and those that need
 * a board.
 */

import { slug } from '../../base/index.ts';
import { placeName } from '../../board/index.ts';
import { type RulesInForce, rulesInForce, woundsTaken } from '../../cards/index.ts';
import {
  askedOn,
  type Measure,
  type PlacesOfBoard,
  placeOf,
  type RulesetMeasure,
} from '../../rules/index.ts';
import type { Cause } from '../ground/walk.ts';
import type { C3gScenario } from '../scenario.ts';
import type { Other } from '../setup.ts';
import type { AttackOutcome } from './attack-outcome.ts';
import { confrontationOf } from './confrontation.ts';
import { possibleAttacks } from './possible-attacks.ts';
import { type C3gMeasure, canComeAbout, counting, POWER_MEASURES } from './power-measures.ts';

/** The reasons why a knocked-back figure stops, in words. */
const CAUSES: Readonly<Record<Cause | 'hazard', string>> = {
  none: 'nothing',
  edge: "the map's edge",
  wall: 'a wall',
  figure: 'a figure',
  object: 'an object',
  obstacle: 'an obstacle',
  glyph: 'a glyph',
  power: 'a special power',
  elevation: 'higher ground',
  uneven: 'uneven ground',
  hazard: 'molten lava',
};

/** The measures of every attack (RULES.md, section 4). Add new measures here. */
const ALWAYS: readonly C3gMeasure[] = [
  {
    name: 'displaced',
    title: 'Displaced at all',
    kind: 'flag',
    phrase: {
      yes: '{attacker} displaces {defender}',
      no: '{attacker} does not displace {defender}',
    },
    amount: 'spacesMoved',
    of: (outcome) => Number(outcome.moved.spacesMoved > 0),
  },
  {
    name: 'spacesMoved',
    short: 'moved',
    title: 'Spaces moved',
    kind: 'count',
    phrase: counting('{defender} is moved {n}', 'space'),
    of: (outcome) => outcome.moved.spacesMoved,
  },
  {
    name: 'attackWounds',
    title: 'Wounds by the attack',
    kind: 'count',
    phrase: counting('{defender} takes {n} from the attack', 'wound'),
    of: (outcome) => outcome.attack.wounds.attack,
  },
  {
    name: 'totalWounds',
    short: 'wounds',
    title: 'Wounds in all',
    kind: 'count',
    phrase: counting('{defender} takes {n}', 'wound'),
    of: (outcome) => woundsTaken(outcome.attack, 'defender'),
  },
  {
    name: 'destroyed',
    short: 'killed',
    title: 'Destroyed',
    kind: 'flag',
    phrase: {
      yes: '{attacker} destroys {defender}',
      no: '{attacker} does not destroy {defender}',
    },
    amount: 'totalWounds',
    of: (outcome) => Number(outcome.attack.destroyed.defender),
  },
  {
    name: 'knockbackPoints',
    title: 'Knockback points',
    kind: 'count',
    phrase: counting('{attacker} has {n}', 'Knockback point'),
    of: (outcome) => outcome.attack.knockbackPoints,
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
    of: (outcome) => outcome.moved.stoppedBy,
  },
  {
    name: 'knockbackDamageRolled',
    title: 'Knockback Damage rolled',
    kind: 'flag',
    phrase: { yes: 'Knockback Damage is rolled', no: 'Knockback Damage is not rolled' },
    of: (outcome) => Number(outcome.moved.knockbackDamageRolled),
  },
  {
    name: 'knockbackWounds',
    title: 'Wounds by Knockback Damage',
    kind: 'count',
    phrase: counting('{defender} takes {n} from Knockback Damage', 'wound'),
    of: (outcome) => outcome.attack.wounds.knockback,
  },
  {
    name: 'blockerWounds',
    title: 'Blocker hit',
    kind: 'flag',
    phrase: {
      yes: 'a figure or object in the way is hit',
      no: 'no figure or object in the way is hit',
    },
    of: (outcome) => Number(outcome.moved.blockersHit.length > 0),
  },
  {
    name: 'fallWounds',
    title: 'Wounds by falls',
    kind: 'count',
    phrase: counting('{defender} takes {n} from falls', 'wound'),
    of: (outcome) => outcome.attack.wounds.fall,
  },
  {
    name: 'hazardDestroyed',
    title: 'Destroyed by lava or an extreme fall',
    kind: 'flag',
    phrase: {
      yes: '{defender} is destroyed by lava or an extreme fall',
      no: '{defender} is not destroyed by lava or an extreme fall',
    },
    of: (outcome) => Number(outcome.moved.hazardDestroyed),
  },
];

/** One measure for each figure or object of known Life that can be hit. */
const BLOCKER_DESTROYED: RulesetMeasure<C3gScenario> = {
  name: 'blockerDestroyed',
  title: 'Blocker destroyed',
  kind: 'flag',
  ofEach: true,
  condition: {
    text: 'on a board with another figure or object of known Life',
    isMet: ({ board }) => board?.others.some(({ life }) => life !== undefined) ?? false,
  },
};

const FINAL_SPACE: C3gMeasure = {
  name: 'finalSpace',
  title: 'Where it ends',
  kind: 'place',
  phrase: { yes: '{defender} ends on {value}', no: '{defender} does not end on {value}' },
  of: ({ moved }) => placeOf(moved.place),
};

/** All measures of the ruleset: those that always exist, and those that need a power. */
export const C3G_MEASURES: readonly RulesetMeasure<C3gScenario>[] = [
  // `blockerWounds` also exists for each blocker.
  ...ALWAYS.map((one) => (one.name === 'blockerWounds' ? { ...one, ofEach: true as const } : one)),
  ...POWER_MEASURES.map(({ kinds, ...measure }) => ({
    ...measure,
    condition: {
      text: 'if a power can cause it',
      isMet: (scenario: C3gScenario) => canComeAbout(kinds, possibleEffects(scenario)),
      isNoneOtherwise: true as const,
    },
  })),
  BLOCKER_DESTROYED,
  {
    ...FINAL_SPACE,
    condition: { text: 'on a board', isMet: ({ board }) => board !== undefined },
  },
];

/** A numeric measure as a function, such as a measure that a goal maximizes. It must exist for every attack. */
export function countNamed(name: string): (outcome: AttackOutcome) => bigint {
  const measure = ALWAYS.find((one) => one.name === name);
  if (!measure) throw new Error(`${name} is not measured for every attack`);
  return (outcome) => BigInt(Number(measure.of(outcome)));
}

/**
 * The measures of a scenario: those that always exist, those that its powers can change and, with a board, the final
 * space and the blockers hit.
 */
export function measuresFor(
  { board }: C3gScenario,
  active: RulesInForce,
  blockers: readonly Other[],
): C3gMeasure[] {
  const always = attackMeasures(active);
  if (!board) return always;
  const names = blockers.length > 0 ? namesOf(board.others) : new Map<Other, string>();
  return [
    ...always,
    ...blockers.flatMap((other) => ofBlocker(other, board.others, names)),
    FINAL_SPACE,
  ];
}

/**
 * The measures of an attack without a board: those that always exist, and those that its powers can change.
 *
 * @param others measures of powers to include even if no power can change them
 */
export function attackMeasures(active: RulesInForce, others: readonly string[] = []): C3gMeasure[] {
  const ofPowers = POWER_MEASURES.filter(
    ({ name, kinds }) => others.includes(name) || canComeAbout(kinds, active),
  );
  return [...ALWAYS, ...ofPowers.map(({ kinds, ...measure }) => measure)];
}

/** Effects that can act in any attack that the attacker may choose. */
function possibleEffects(scenario: C3gScenario): RulesInForce {
  return possibleAttacks(scenario).flatMap((attack) =>
    rulesInForce(confrontationOf(attack.scenario)),
  );
}

/**
 * All measures that a question about the scenario may use, whichever attack and line of Knockback are chosen.
 */
export function askableMeasures(scenario: C3gScenario): Measure[] {
  const canBeHit = (scenario.board?.others ?? []).filter(
    ({ kind }) => kind === 'figure' || kind === 'object',
  );
  return measuresFor(scenario, possibleEffects(scenario), canBeHit).map(({ of, ...measure }) =>
    askedOn(measure, placesOn(scenario)),
  );
}

/** The board's spaces, on which the defender may end; undefined without a board. */
export function placesOn({ board }: Pick<C3gScenario, 'board'>): PlacesOfBoard | undefined {
  return board && { terrain: board.terrain, what: 'space', spaces: board.defender.length };
}

/** The measures of one blocker: whether it is hit and, if its Life is known, whether it is destroyed. */
function ofBlocker(
  other: Other,
  others: readonly Other[],
  names: ReadonlyMap<Other, string>,
): C3gMeasure[] {
  const name = names.get(other) ?? slug(other.name);
  const namesakes = others.filter((one) => one.name === other.name);
  const who = namesakes.length > 1 ? `${other.name} at ${placeName(other.spaces)}` : other.name;
  const isHit = (outcome: AttackOutcome) => Number(outcome.moved.blockersHit.includes(other));
  const hit: C3gMeasure = {
    name: `blockerWounds:${name}`,
    title: `${who} is hit`,
    kind: 'flag',
    phrase: { yes: `${who} is hit`, no: `${who} is not hit` },
    of: isHit,
  };
  if (other.life === undefined) return [hit];
  const lastWound = other.wounds + 1 >= other.life;
  const destroyed: C3gMeasure = {
    name: `${BLOCKER_DESTROYED.name}:${name}`,
    title: `${who} is destroyed`,
    kind: 'flag',
    phrase: { yes: `${who} is destroyed`, no: `${who} is not destroyed` },
    of: (outcome) => (lastWound ? isHit(outcome) : 0),
  };
  return [hit, destroyed];
}

/**
 * Unique names of blockers, such as `the-joker`, and `the-joker-2` for the second Joker on the board. The names do not
 * depend on the line of Knockback.
 */
export function namesOf(others: readonly Other[]): Map<Other, string> {
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
