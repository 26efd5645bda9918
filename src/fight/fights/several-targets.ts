/* Attacks and powers in duels that hit several figures of a squad. */

import {
  type ActingRule,
  type AttackState,
  acts,
  type EffectLine,
  type Event,
  eventsIn,
  hitsIn,
  kindOf,
  type RuleMoment,
  rulesOfLine,
  type SpecialAttack,
  strikesSeveral,
  type TargetsValue,
  targetsHit,
  wayOf,
  withRules,
} from '../../cards/index.ts';
import { changedLine } from '../combat/changed-lines.ts';
import type { FightSide } from '../side.ts';
import type { Attacking, PlannedAttack, Targets, Way } from './planned-attack.ts';

/**
 * A way to attack, with the targets of each attack and with separate steps for powers that hit several figures.
 *
 * @param active the effects of the attacker
 */
export function withTargets(
  way: Way,
  active: readonly ActingRule[],
  { base }: Attacking,
  asked: AttackState,
): Way {
  const ofAttack = (special: SpecialAttack | undefined): Targets | undefined => {
    if (special) return targetsIn(special.effects, base);
    const first = active.find((one) => wayOf(one).hits && acts(one, asked));
    return first && targetsIn([first.line], base);
  };
  const powers = active.filter(
    (one, i) => active.findIndex(({ line }) => line === one.line) === i && strikesSeveral(one.line),
  );
  // A limited power is used only with the first attack.
  const steps = (
    stage: RuleMoment,
    special: SpecialAttack | undefined,
    i: number,
  ): PlannedAttack[] =>
    powers
      .filter(({ line }) => eventsIn([line], stage).length > 0)
      .filter(({ line }) => i === 0 || line.uses === undefined)
      .map(({ line, power }) => ({
        special: {
          title: power.title,
          range: special?.range ?? 1,
          dice: 0,
          effects: [actingInstead(line)],
        },
        granted: [],
        targets: targetsIn([line], base) as Targets,
        strikes: special ? 'special' : 'normal',
      }));
  return {
    takesUp: [
      ...way.takesUp,
      ...powers.flatMap(({ line }) => (line.uses === undefined ? [] : [line])),
    ],
    attacks: way.attacks.flatMap((planned, i) => {
      const several = ofAttack(planned.special);
      return [
        ...steps('beforeAttack', planned.special, i),
        {
          ...planned,
          ...(several && { targets: several }),
          ...(powers.length > 0 && { isApart: true as const }),
        },
        ...steps('attackOver', planned.special, i),
      ];
    }),
  };
}

/** The figures hit by the first of the given lines; undefined if an attack with these lines hits only one figure. */
function targetsIn(
  lines: readonly EffectLine[] = [],
  base: FightSide['base'],
): Targets | undefined {
  const [hits] = hitsIn(lines);
  return hits && targetsOf(targetsHit(hits), base);
}

/**
 * A line that acts before or after an attack, rewritten for a special attack without dice. Its use is not counted here,
 * because it was counted when the attacks began, once for all figures.
 */
function actingInstead(line: EffectLine): EffectLine {
  const rules = rulesOfLine(line).map((rule) =>
    'on' in rule && OF_STRIKES.includes(kindOf(rule).at) ? replacing(rule) : rule,
  );
  if (line.uses === undefined) return changedLine(line, withRules(line, rules));
  return withRules(
    {},
    rules.map(({ limits: _, ...rule }) => rule),
  );
}

/** The stages at which rules act on several figures, and the stage at which they cost something. */
const OF_STRIKES: readonly string[] = ['strike', 'cost', 'healing'];

/** An event that acts on several figures, rewritten to replace an attack on one of these figures. */
function replacing({ whom, spread: _, roll, ...event }: Event): Event {
  const { per, ...own } = roll ?? {};
  return {
    ...event,
    on: 'insteadOfAttack',
    ...(roll && (per === 'power' ? { roll } : Object.keys(own).length > 0 && { roll: own })),
    ...(whom && (whom.self === 'only' || whom.state) && { whom }),
  };
}

/**
 * The figures of a squad that are hit. The squad stands in a row: a single base next to the row touches two of its
 * figures, a double base touches three, and each figure has two neighbors (RULES.md, section 5).
 */
function targetsOf({ roll, goesOn, ...among }: TargetsValue, base: FightSide['base']): Targets {
  const { count, nextTo, line } = among;
  const touched = touchedBy({ base });
  const beside = { attacker: touched, both: touched, target: 3, squad: ALL, previous: ALL };
  return {
    most: Math.min(count ?? ALL, line ?? ALL, nextTo === undefined ? ALL : beside[nextTo]),
    isOnce: roll === 'once',
    among,
    ...(goesOn !== undefined && { goesOn }),
  };
}

const ALL = 1000;

/** How many figures in a row are adjacent to a figure that stands next to the row (RULES.md, section 5). */
export const touchedBy = ({ base }: Pick<FightSide, 'base'>): number => (base === 'single' ? 2 : 3);
