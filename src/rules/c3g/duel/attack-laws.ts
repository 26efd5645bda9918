import { activeEffects } from '../../../powers/active-effects.ts';
import type { EffectLine } from '../../../powers/effect-line.ts';
import { EFFECTS } from '../../../powers/effects/index.ts';
import type { Confrontation } from '../../../powers/figure.ts';
import { baredAttack, woundsForDice } from '../bare-attack.ts';
import { confrontationOf } from '../confrontation.ts';
import type { C3gScenario } from '../scenario.ts';
import { type AttackRules, attackRules } from '../stages/engine.ts';
import { weighAttack } from '../weigh-attack.ts';
import type { Asks } from './asks.ts';
import { originalOf } from './changed-lines.ts';
import { exchangeOf, together, type WeighedExchange } from './exchange.ts';
import type { LawMemory } from './law-memory.ts';
import { fightAt, type Meeting, meetingKey } from './meeting.ts';
import type { DuelScenario } from './scenario.ts';
import type { PlannedAttack } from './ways.ts';

type Law = readonly WeighedExchange[];

const ORDER = EFFECTS.map(({ name }) => name);

/** The laws of the attacks of a duel: of two figures that meet, and the attack that one of them makes. */
export function attackLaws(
  duel: DuelScenario,
  asks: Asks,
  kept: LawMemory,
): (meeting: Meeting, planned: PlannedAttack) => Law {
  const fight = fightAt(duel, asks);
  const lawsOfMeetings = new Map<string, (meeting: Meeting) => Law>();
  const texts = new WeakMap<PlannedAttack, string>();
  const textOf = (planned: PlannedAttack) => {
    const known = texts.get(planned);
    if (known !== undefined) return known;
    const text = `${planned.special?.title ?? ''} ${JSON.stringify(planned.granted)}`;
    texts.set(planned, text);
    return text;
  };
  return (meeting, planned) => {
    const key = `${textOf(planned)} ${meetingKey(meeting, asks, false)}`;
    const known = lawsOfMeetings.get(key);
    if (known) return known(meeting);
    const lawOf = lawsIn((wounds) => fight({ ...meeting, ...wounds }, planned));
    lawsOfMeetings.set(key, lawOf);
    return lawOf(meeting);
  };

  /** The laws of one attack by the wounds of the two. */
  function lawsIn(scenarioOf: (wounds: Wounds) => C3gScenario): (meeting: Meeting) => Law {
    const scenario = scenarioOf({ ownWounds: 0, enemyWounds: 0 });
    const { fight: unwounded, rules } = attackIn(scenario);
    const count = woundsForDice(rules);
    if (!count.attacker && !count.defender) return lawsOf(unwounded, rules);
    const byWounds = new Map<string, (meeting: Meeting) => Law>();
    return (meeting) => {
      const ownWounds = count.attacker ? meeting.ownWounds : 0;
      const enemyWounds = count.defender ? meeting.enemyWounds : 0;
      const key = `${ownWounds} ${enemyWounds}`;
      const found = byWounds.get(key);
      if (found) return found(meeting);
      const wounded = attackIn(scenarioOf({ ownWounds, enemyWounds }));
      const lawOf = lawsOf(wounded.fight, wounded.rules);
      byWounds.set(key, lawOf);
      return lawOf(meeting);
    };
  }

  function lawsOf(attack: Confrontation, rules: AttackRules): (meeting: Meeting) => Law {
    const bared = baredAttack(attack, rules);
    if (!bared) return lawsAsTheyAre(attack, rules, asks);
    const law = kept.attack(bared.bare, duel.rulings);
    const numbered = withNumbers(bared.limited, asks);
    return ({ acting, ownWounds, enemyWounds, enemyLife }) =>
      numbered(
        law.of({
          attacker: { wounds: ownWounds, life: duel[acting].life },
          defender: { wounds: enemyWounds, life: enemyLife },
        }),
      );
  }
}

type Wounds = Pick<Meeting, 'ownWounds' | 'enemyWounds'>;

function attackIn(scenario: C3gScenario): { fight: Confrontation; rules: AttackRules } {
  const fight = confrontationOf(scenario);
  return { fight, rules: attackRules(activeEffects(fight), ORDER, scenario) };
}

/** Laws with the numbers that limited lines have in the duel, instead of those that they have in the attack. */
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

/** Laws of an attack that cannot be bared, by the wounds of the two. */
function lawsAsTheyAre(
  { attacker, defender, ...fight }: Confrontation,
  rules: AttackRules,
  { limited }: Asks,
): (meeting: Meeting) => Law {
  const known = new Map<string, Law>();
  return ({ ownWounds, enemyWounds }) => {
    const key = `${ownWounds} ${enemyWounds}`;
    const law =
      known.get(key) ??
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
    known.set(key, law);
    return law;
  };
}
