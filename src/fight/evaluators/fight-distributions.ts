/* All distributions that a fight with many rolls needs: for attacks, other rolls in a turn, and the ways to attack. */

import { remembering } from '../../base/index.ts';
import {
  type AttackState,
  actAll,
  acts,
  attackBegun,
  attackCopy,
  type Confrontation,
  type EffectLine,
  hitsIn,
  isOfKind,
  otherSide,
  type RuleMoment,
  reachedBy,
  rollOf,
  rulesInForce,
  type Side,
} from '../../cards/index.ts';
import {
  type Dice,
  diceReader,
  discoverThrow,
  emptyCounts,
  NO_DICE,
  type ThrowOf,
  weighOutcomes,
  weighStages,
} from '../../chance/index.ts';
import { confrontationOf } from '../combat/confrontation.ts';
import { mayChoosePowers } from '../combat/optional-powers.ts';
import { linesOf, type PowerDependencies, withInner } from '../combat/power-dependencies.ts';
import {
  type AttackRules,
  actAtMoment,
  answerDeath,
  attackRules,
} from '../combat/stages/engine.ts';
import { type ThrowOutcome, throwOutcomeOf, type WeighedOutcome } from '../combat/throw-outcome.ts';
import { fightAt, type Matchup, matchupKey } from '../fights/matchup.ts';
import type { MomentName } from '../fights/moment-event.ts';
import type { Attacking, PlannedAttack, Way } from '../fights/planned-attack.ts';
import { normalRange, waysOf } from '../fights/ways.ts';
import type { C3gScenario } from '../scenario.ts';
import type { FightSide, TwoSides } from '../side.ts';
import { attackDistributions, type DistributionByWounds } from './attack-distributions.ts';
import { type DistributionCache, distributionCache } from './distribution-cache.ts';
import { type NoteFact, observedAttack } from './observed-attack.ts';

/** The distributions of all throws of a fight, each computed once. */
export interface FightDistributions {
  attack(matchup: Matchup, planned: PlannedAttack): readonly WeighedOutcome[];
  /** The distribution as a function of the wounds of both figures. */
  attacks(matchup: Matchup, planned: PlannedAttack): DistributionByWounds;
  /** Powers of the enemy that act when a figure comes next to the enemy. */
  arrival(matchup: Matchup): readonly WeighedOutcome[];
  /** Powers of a figure at the end of its side's turn. */
  endOfTurn(matchup: Matchup): readonly WeighedOutcome[];
  /** Whether the side takes another turn; each outcome gives this as `again`. */
  anotherTurn(matchup: Matchup): readonly WeighedOutcome[];
  /** The ways a figure can attack: one weighted set, or several if they depend on a D20. */
  ways(acting: Side, matchup: () => Matchup): readonly WeighedWays[];
  /** What the ways depend on, in addition to a matchup. */
  readonly attacking: Readonly<Record<Side, Attacking>>;
  /** The maximum distance from which the acting side can make normal attacks. */
  range(acting: Side, matchup: () => Matchup): number;
}

/** The ways in which a figure can attack, given one result of the dice that decide them. */
export interface WeighedWays {
  readonly weight: bigint;
  readonly ways: readonly Way[];
}

/**
 * @param kept a cache of distributions to share with other fights
 * @param hitsSeveral whether attacks hit several figures of a squad, one after another
 */
export function fightDistributions(
  sides: TwoSides,
  asks: PowerDependencies,
  kept: DistributionCache = distributionCache(),
  hitsSeveral = false,
): FightDistributions {
  const fight = fightAt(sides, asks);
  const remembered = remembering<readonly WeighedOutcome[]>();
  const ranges = remembering<number>();
  const hasWays = {
    attacker: hasSeveralWays(sides.attacker),
    defender: hasSeveralWays(sides.defender),
  };
  const attackingOf = (side: Side): Attacking =>
    hitsSeveral && sides[otherSide(side)].figures > 1 && hitsOthers(sides[side])
      ? { ...sides[side], hitsSeveral }
      : sides[side];
  const attacking = { attacker: attackingOf('attacker'), defender: attackingOf('defender') };
  const rememberedWays = remembering<readonly WeighedWays[]>();
  const ofMoment = (name: MomentName) => (matchup: Matchup) =>
    remembered(`${name} ${(name === 'anotherTurn' ? keyBut : matchupKey)(matchup, asks)}`, () =>
      weighMoment(fight(matchup), name, (attack) => throwOutcomeOf(attack, 0, asks.limited)),
    );
  const attacks = attackDistributions(sides, asks, kept);
  return {
    attacks,
    attacking,
    attack(matchup, planned) {
      return attacks(matchup, planned)(matchup.ownWounds, matchup.enemyWounds);
    },
    arrival: ofMoment('arrival'),
    endOfTurn: ofMoment('end'),
    anotherTurn: ofMoment('anotherTurn'),
    ways(acting, matchup) {
      if (!hasWays[acting]) return ONE_ATTACK;
      const key = asks.fixedWays[acting] ? acting : keyBut(matchup(), asks);
      return rememberedWays(key, () => weighWays(attacking[acting], fight(matchup())));
    },
    range(acting, matchup) {
      if (asks.fixedRange[acting]) return Math.max(1, sides[acting].range);
      const met = matchup();
      return ranges(keyBut(met, asks), () => normalRange(sides[acting], fight(met)));
    },
  };
}

/** The only way of a card without choices: one normal attack. */
export const ONE_ATTACK: readonly WeighedWays[] = [
  { weight: 1n, ways: [{ attacks: [{ granted: [] }], takesUp: [] }] },
];

/** Whether a card has a choice of attacks. */
export function hasSeveralWays(side: FightSide): boolean {
  const lines = linesOf(side);
  const bringsWays = (line: EffectLine) => isOfKind(line, 'way.attacks', 'way.special');
  return lines.some(bringsWays) || hitsIn(lines).length > 0 || mayChoosePowers(side);
}

/** Whether a card has attacks or powers that hit several figures. */
export function hitsOthers(side: FightSide): boolean {
  return hitsIn(linesOf(side).flatMap(withInner)).length > 0;
}

/** The key of a matchup. Wounds are included only if a condition depends on them. */
function keyBut(matchup: Matchup, asks: PowerDependencies): string {
  return matchupKey(matchup, asks, asks.wounds);
}

/**
 * The distribution of the ways in which a figure can attack; a single entry if nothing is rolled.
 *
 * @param note called with each fact of the fight that the ways depend on
 */
export function weighWays(
  side: Attacking,
  scenario: C3gScenario,
  note: NoteFact = () => {},
): WeighedWays[] {
  const fight = confrontationOf(scenario);
  let isRolled = false;
  const ways = waysNoting(
    side,
    fight,
    note,
  )({
    roll({ symbols }) {
      isRolled = true;
      return emptyCounts(symbols);
    },
  });
  if (!isRolled) return [{ weight: 1n, ways }];
  const all = new Map<string, { weight: bigint; ways: readonly Way[] }>();
  weighOutcomes(thrownWays(waysNoting(side, fight, note)), (ways, weight) => {
    const key = JSON.stringify(ways);
    const known = all.get(key) ?? { weight: 0n, ways };
    all.set(key, { ...known, weight: known.weight + weight });
  });
  return [...all.values()];
}

/** The dice that decide in which ways a figure can attack; usually there are none. */
export function waysThrow(side: Attacking, scenario: C3gScenario): ThrowOf<readonly Way[]> {
  return thrownWays(waysNoting(side, confrontationOf(scenario), () => {}));
}

const waysNoting =
  (side: Attacking, fight: Confrontation, note: NoteFact) =>
  (dice: Dice): readonly Way[] =>
    waysOf(side, observedAttack(attackBegun(fight, dice), note));

function thrownWays(ways: (dice: Dice) => readonly Way[]): ThrowOf<readonly Way[]> {
  const thrown = discoverThrow((dice) => void ways(dice));
  const read = diceReader(thrown);
  return { thrown, resolve: (raw) => ways(read(raw)) };
}

interface TurnMoment {
  readonly moment: RuleMoment;
  play(attack: AttackState, rules: AttackRules): void;
}

const MOMENTS: Readonly<Record<MomentName, TurnMoment>> = {
  arrival: {
    moment: 'moved',
    play(attack, rules) {
      actAtMoment(attack, rules, 'defender', 'moved');
      answerDeath(attack, rules);
    },
  },
  end: {
    moment: 'turnEnds',
    play(attack, rules) {
      actAll(rules.at('healing'), attack);
      actAtMoment(attack, rules, 'attacker', 'turnEnds');
    },
  },
  anotherTurn: { moment: 'turnEnds', play: rollForAnotherTurn },
};

/** The distribution of a roll that powers make in a turn outside attacks. */
export function weighMoment(
  scenario: C3gScenario,
  name: MomentName,
  outcome: (attack: AttackState) => ThrowOutcome,
): WeighedOutcome[] {
  const { begun, play } = momentOf(scenario, name);
  const ends = weighStages({
    begin: begun(NO_DICE),
    stages: [play],
    copy: attackCopy,
    keyOf: (attack) => JSON.stringify(outcome(attack)),
  });
  return ends.map(({ state, weight }) => ({ weight, outcome: outcome(state) }));
}

/** The dice that powers roll in a turn outside attacks, and the attack's state for each raw outcome of the dice. */
export function momentThrow(scenario: C3gScenario, name: MomentName): ThrowOf<AttackState> {
  const { begun, play } = momentOf(scenario, name);
  const played = (dice: Dice) => {
    const attack = begun(dice);
    play(attack, dice);
    return attack;
  };
  const thrown = discoverThrow((dice) => void played(dice));
  const read = diceReader(thrown);
  return { thrown, resolve: (raw) => played(read(raw)) };
}

function momentOf(scenario: C3gScenario, name: MomentName) {
  const { moment, play } = MOMENTS[name];
  const fight = confrontationOf(scenario);
  const rules = attackRules(rulesInForce(fight), scenario);
  return {
    begun: (dice: Dice) => attackBegun(fight, dice, moment),
    play(attack: AttackState, dice: Dice) {
      attack.dice = dice;
      play(attack, rules);
    },
  };
}

function rollForAnotherTurn(attack: AttackState, { all }: AttackRules): void {
  for (const active of all) {
    const { kind, line } = active;
    const roll = rollOf(active);
    if (kind.name !== 'turn' || !roll || attack.again || !acts(active, attack)) continue;
    if (line.uses !== undefined) attack.used.add(line);
    attack.again = reachedBy(active, roll, attack) > 0;
  }
}
