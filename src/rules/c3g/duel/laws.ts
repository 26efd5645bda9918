import { type Dice, diceReader } from '../../../dice/dice.ts';
import { discoverThrow } from '../../../exact/discover.ts';
import { weighOutcomes } from '../../../exact/outcomes.ts';
import type { LawOf } from '../../../exact/watched.ts';
import { actAll, acts } from '../../../powers/acting.ts';
import { activeEffects } from '../../../powers/active-effects.ts';
import { type AttackState, attackBegun } from '../../../powers/attack-state.ts';
import { reaches } from '../../../powers/d20.ts';
import type { Moment } from '../../../powers/effect-line.ts';
import { EFFECTS } from '../../../powers/effects/index.ts';
import type { Side } from '../../../powers/figure.ts';
import { remembering } from '../../../words/remembering.ts';
import type { Blow } from '../blow.ts';
import { confrontationOf } from '../confrontation.ts';
import { blowLaw } from '../dice.ts';
import { type AttackProfile, profileOf } from '../profile.ts';
import { routesOf } from '../route.ts';
import type { C3gScenario } from '../scenario.ts';
import { type AttackRules, actAtMoment, answerDeath, attackRules } from '../stages/engine.ts';
import type { Asks } from './asks.ts';
import { exchangeOf, type WeighedExchange, weighExchanges } from './exchange.ts';
import { fightAt, type Meeting, meetingKey } from './meeting.ts';
import type { DuelScenario } from './scenario.ts';
import { type Attacking, normalRange, type PlannedAttack, type Way, waysOf } from './ways.ts';

/** What a throw of a duel can change, worked out once for each. */
export interface DuelLaws {
  attack(meeting: Meeting, planned: PlannedAttack): readonly WeighedExchange[];
  /** Powers of the enemy when a figure comes next to it. */
  arrival(meeting: Meeting): readonly WeighedExchange[];
  /** Powers of a figure when its side's turn ends. */
  endOfTurn(meeting: Meeting): readonly WeighedExchange[];
  /** Whether the side takes another turn: `again`. */
  anotherTurn(meeting: Meeting): readonly WeighedExchange[];
  /** The ways that a figure has to attack, each set of them with its weight: several where a D20 says. */
  ways(acting: Side, meeting: () => Meeting): readonly WeighedWays[];
  /** From how far the acting side can make normal attacks. */
  range(acting: Side, meeting: () => Meeting): number;
}

export interface WeighedWays {
  readonly weight: bigint;
  readonly ways: readonly Way[];
}

export function duelLaws(scenario: DuelScenario, asks: Asks): DuelLaws {
  const fight = fightAt(scenario, asks);
  const remembered = remembering<readonly WeighedExchange[]>();
  const ranges = remembering<number>();
  const rememberedWays = remembering<readonly WeighedWays[]>();
  const ofMoment = (name: MomentName) => (meeting: Meeting) =>
    remembered(`${name} ${meetingKey(meeting, asks)}`, () =>
      weighExchanges(momentThrow(fight(meeting), name), (attack) =>
        exchangeOf(attack, 0, asks.limited),
      ),
    );
  return {
    attack(meeting, planned) {
      const way = `${planned.special?.title ?? ''} ${JSON.stringify(planned.granted)}`;
      const law = (met: Meeting) =>
        remembered(`${way} ${meetingKey(met, asks)}`, () =>
          weighExchanges(attackThrow(fight(met, planned)).law, ({ attack, moved }) =>
            exchangeOf(attack, moved.spacesMoved, asks.limited),
          ),
        );
      if (asks.wounds || meeting.enemyWounds === 0) return law(meeting);
      // With more Life left than such an attack can wound, wounds make no difference.
      const unhurt = law({ ...meeting, enemyWounds: 0 });
      const most = Math.max(...unhurt.map(({ exchange }) => exchange.enemyWounds));
      const left = meeting.enemyLife - meeting.enemyWounds;
      return left > most ? unhurt : law(meeting);
    },
    arrival: ofMoment('arrival'),
    endOfTurn: ofMoment('end'),
    anotherTurn: ofMoment('anotherTurn'),
    ways(acting, meeting) {
      const key = asks.fixedWays[acting] ? acting : meetingKey(meeting(), asks);
      return rememberedWays(key, () => weighWays(scenario[acting], fight(meeting())));
    },
    range(acting, meeting) {
      const key = asks.fixedRange[acting] ? acting : meetingKey(meeting(), asks);
      return ranges(key, () => normalRange(scenario[acting], fight(meeting())));
    },
  };
}

export function weighWays(side: Attacking, scenario: C3gScenario): WeighedWays[] {
  const law = waysThrow(side, scenario);
  const all = new Map<string, { weight: bigint; ways: readonly Way[] }>();
  weighOutcomes(law, (ways, weight) => {
    const key = JSON.stringify(ways);
    const known = all.get(key) ?? { weight: 0n, ways };
    all.set(key, { ...known, weight: known.weight + weight });
  });
  return [...all.values()];
}

/** What is rolled for the ways that a figure has to attack: mostly nothing. */
export function waysThrow(side: Attacking, scenario: C3gScenario): LawOf<readonly Way[]> {
  const fight = confrontationOf(scenario);
  const ways = (dice: Dice) => waysOf(side, scenario, attackBegun(fight, dice));
  const thrown = discoverThrow((dice) => void ways(dice));
  const read = diceReader(thrown);
  return { thrown, resolve: (raw) => ways(read(raw)) };
}

/** An attack on clear ground: as it is known before any die is rolled, and its law. */
export function attackThrow(scenario: C3gScenario): { profile: AttackProfile; law: LawOf<Blow> } {
  const [route] = routesOf(scenario);
  const profile = profileOf(scenario);
  return { profile, law: blowLaw(profile, scenario, route) };
}

/** What is thrown for in a turn beside attacks. */
export type MomentName = 'arrival' | 'end' | 'anotherTurn';

interface TurnMoment {
  readonly moment: Moment;
  play(attack: AttackState, rules: AttackRules): void;
}

const MOMENTS: Readonly<Record<MomentName, TurnMoment>> = {
  arrival: {
    moment: 'enemyArrives',
    play(attack, rules) {
      actAtMoment(attack, rules, 'defender', 'enemyArrives');
      answerDeath(attack, rules);
    },
  },
  end: {
    moment: 'endOfTurn',
    play(attack, rules) {
      actAll(rules.at('healing'), attack);
      actAtMoment(attack, rules, 'attacker', 'endOfTurn');
    },
  },
  anotherTurn: { moment: 'endOfTurn', play: rollForAnotherTurn },
};

const ORDER = EFFECTS.map(({ name }) => name);

/** What a moment of a turn throws, and what each raw outcome comes to. */
export function momentThrow(scenario: C3gScenario, name: MomentName): LawOf<AttackState> {
  const { moment, play } = MOMENTS[name];
  const fight = confrontationOf(scenario);
  const rules = attackRules(activeEffects(fight), ORDER, scenario);
  const played = (dice: Dice) => {
    const attack = attackBegun(fight, dice, moment);
    play(attack, rules);
    return attack;
  };
  const thrown = discoverThrow((dice) => void played(dice));
  const read = diceReader(thrown);
  return { thrown, resolve: (raw) => played(read(raw)) };
}

function rollForAnotherTurn(attack: AttackState, { all }: AttackRules): void {
  for (const active of all) {
    const { effect, value, line, dice, power } = active;
    if (effect.name !== 'anotherTurn' || power.owner !== 'attacker') continue;
    if (attack.again || !acts(active, attack)) continue;
    if (line.uses !== undefined) attack.used.add(line);
    attack.again = reaches(attack, dice, value as number);
  }
}

/** Wounds to the enemy on average. */
export function meanWounds(law: readonly WeighedExchange[]): number {
  let [sum, total] = [0n, 0n];
  for (const { weight, exchange } of law) {
    total += weight;
    sum += weight * BigInt(exchange.enemyWounds);
  }
  return Number((sum * 10n ** 15n) / total) / 1e15;
}
