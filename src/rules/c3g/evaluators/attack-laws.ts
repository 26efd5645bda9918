import { activeEffects } from '../../../powers/active-effects.ts';
import type { EffectLine } from '../../../powers/effect-line.ts';
import { EFFECTS } from '../../../powers/effects/index.ts';
import type { Confrontation } from '../../../powers/figure.ts';
import type { Asks } from '../combat/asks.ts';
import { originalOf } from '../combat/changed-lines.ts';
import { confrontationOf } from '../combat/confrontation.ts';
import { exchangeOf, together, type WeighedExchange } from '../combat/exchange.ts';
import { type AttackRules, attackRules } from '../combat/stages/engine.ts';
import { fightAt, type Meeting, meetingKey } from '../fights/meeting.ts';
import type { PlannedAttack } from '../fights/ways.ts';
import type { C3gScenario } from '../scenario.ts';
import type { TwoSides } from '../side.ts';
import { baredAttack, woundsForDice } from './bare-attack.ts';
import type { LawMemory } from './law-memory.ts';
import { weighAttack } from './weigh-attack.ts';

type Law = readonly WeighedExchange[];

/** The law of a throw by the wounds of the two that face each other. */
export type LawByWounds = (ownWounds: number, enemyWounds: number) => Law;

const ORDER = EFFECTS.map(({ name }) => name);

/** The laws of the attacks of two sides: of two figures that meet, and the attack that one of them makes. */
export function attackLaws(
  sides: TwoSides,
  asks: Asks,
  kept: LawMemory,
): (meeting: Meeting, planned: PlannedAttack) => LawByWounds {
  const fight = fightAt(sides, asks);
  const lawsOfMeetings = new Map<string, LawByWounds>();
  const texts = new WeakMap<PlannedAttack, string>();
  const textOf = (planned: PlannedAttack) => {
    const known = texts.get(planned);
    if (known !== undefined) return known;
    const text = JSON.stringify(planned);
    texts.set(planned, text);
    return text;
  };
  return (meeting, planned) => {
    const key = `${textOf(planned)} ${meetingKey(meeting, asks, false)}`;
    const known = lawsOfMeetings.get(key);
    if (known) return known;
    const lawOf = lawsIn(meeting, (wounds) => fight({ ...meeting, ...wounds }, planned));
    lawsOfMeetings.set(key, lawOf);
    return lawOf;
  };

  /** The laws of one attack. */
  function lawsIn(meeting: Meeting, scenarioOf: (wounds: Wounds) => C3gScenario): LawByWounds {
    const { fight: unwounded, rules } = attackIn(scenarioOf({ ownWounds: 0, enemyWounds: 0 }));
    const count = woundsForDice(rules);
    if (!count.attacker && !count.defender) return lawsOf(meeting, unwounded, rules);
    const known = new Map<number, LawByWounds>();
    return (ownWounds, enemyWounds) => {
      const counted = {
        ownWounds: count.attacker ? ownWounds : 0,
        enemyWounds: count.defender ? enemyWounds : 0,
      };
      const number = numberOf(counted.ownWounds, counted.enemyWounds);
      const found = known.get(number);
      if (found) return found(ownWounds, enemyWounds);
      const wounded = attackIn(scenarioOf(counted));
      const lawOf = lawsOf(meeting, wounded.fight, wounded.rules);
      known.set(number, lawOf);
      return lawOf(ownWounds, enemyWounds);
    };
  }

  function lawsOf(
    { acting, enemyLife }: Meeting,
    attack: Confrontation,
    rules: AttackRules,
  ): LawByWounds {
    const bared = baredAttack(attack, rules);
    if (!bared) return byWounds(lawsAsTheyAre(attack, rules, asks));
    const law = kept.attack(bared.bare, sides.rulings);
    const numbered = withNumbers(bared.limited, asks);
    const { life } = sides[acting];
    return byWounds((ownWounds, enemyWounds) =>
      numbered(
        law.of({
          attacker: { wounds: ownWounds, life },
          defender: { wounds: enemyWounds, life: enemyLife },
        }),
      ),
    );
  }
}

/** Laws, each worked out once. */
function byWounds(lawOf: LawByWounds): LawByWounds {
  const known = new Map<number, Law>();
  return (ownWounds, enemyWounds) => {
    const number = numberOf(ownWounds, enemyWounds);
    const found = known.get(number);
    if (found) return found;
    const law = lawOf(ownWounds, enemyWounds);
    known.set(number, law);
    return law;
  };
}

/** A number for the wounds of two figures: neither has more than so many. */
const numberOf = (ownWounds: number, enemyWounds: number) => ownWounds * MOST_WOUNDS + enemyWounds;
const MOST_WOUNDS = 2 ** 14;

type Wounds = Pick<Meeting, 'ownWounds' | 'enemyWounds'>;

function attackIn(scenario: C3gScenario): { fight: Confrontation; rules: AttackRules } {
  const fight = confrontationOf(scenario);
  return { fight, rules: attackRules(activeEffects(fight), ORDER, scenario) };
}

/** Laws with the numbers that limited lines have in the sides, instead of those that they have in the attack. */
function withNumbers(limited: readonly EffectLine[], asks: Asks): (law: Law) => Law {
  if (limited.length === 0) return (law) => law;
  const numbers = limited.map((line) => asks.limited.indexOf(originalOf(line)));
  const known = new Map<Law, Law>();
  return (law) => {
    const found =
      known.get(law) ??
      together(
        law.map(({ weight, exchange }) => {
          const used = exchange.used.map((number) => numbers[number] as number);
          return { weight, exchange: { ...exchange, used: used.sort((a, b) => a - b) } };
        }),
      );
    known.set(law, found);
    return found;
  };
}

/** Laws of an attack that cannot be bared. */
function lawsAsTheyAre(
  { attacker, defender, ...fight }: Confrontation,
  rules: AttackRules,
  { limited }: Asks,
): LawByWounds {
  return (ownWounds, enemyWounds) =>
    together(
      weighAttack(
        {
          ...fight,
          attacker: { ...attacker, wounds: ownWounds },
          defender: { ...defender, wounds: enemyWounds },
        },
        rules,
      ).map(({ state, weight }) => ({
        weight,
        exchange: exchangeOf(state, state.distance - fight.distance, limited),
      })),
    );
}
