import {
  type ActiveEffect,
  type ActivePower,
  type Confrontation,
  d20Numbers,
  type Effect,
  type EffectLine,
  effectNamed,
  type Figure,
  type Side,
} from '../../cards/index.ts';
import { type AttackRules, attackRules } from '../combat/stages/engine.ts';
import { type BareAttack, ORDER } from './bare-attack.ts';

/** The wounds and Life of a figure. */
export interface Health {
  readonly wounds: number;
  readonly life?: number;
}

/** A playable attack: two figures without names, and the effects that act. */
interface BareFight {
  readonly fight: Confrontation;
  readonly rules: AttackRules;
  /** The number of each limited line. */
  readonly limited: ReadonlyMap<EffectLine, number>;
}

/** Makes a bare attack playable, with two unhurt figures of unlimited Life. */
export function bareFight(bare: BareAttack, rulings: AttackRules['rulings']): BareFight {
  const { attackDice, defenseDice, distance, isSpecial, superStrength, higher, counts } = bare;
  const { rolled } = bare;
  const figure = (side: Side): Figure => {
    const [allies, kills, dealt] = counts?.[side] ?? [0, 0, 0];
    return { name: side, powers: [], allies, kills, dealt, wounds: 0 };
  };
  const all = activeIn(bare);
  return {
    fight: {
      attacker: { ...figure('attacker'), attack: attackDice },
      defender: { ...figure('defender'), defense: defenseDice },
      ...(bare.hasOwnDice && { special: { title: '', range: distance, dice: attackDice } }),
      isSpecial,
      distance,
      adjacent: distance === 1,
      higher: higher ?? 'neither',
      states: [],
      ...(rolled !== undefined && { rolled }),
    },
    rules: attackRules(all, ORDER, { rulings, superStrength }),
    limited: new Map(
      all.flatMap(({ line }, i) => {
        const number = bare.effects[i]?.limited;
        return number === undefined ? [] : [[line, number] as const];
      }),
    ),
  };
}

/** The same fight with figures of given wounds and Life. */
export function standingIn(
  fight: Confrontation,
  health: Readonly<Record<Side, Health>>,
): Confrontation {
  return {
    ...fight,
    attacker: { ...fight.attacker, ...health.attacker },
    defender: { ...fight.defender, ...health.defender },
  };
}

function activeIn({ effects }: BareAttack): ActiveEffect[] {
  const powers = new Map<number, ActivePower>();
  return effects.map(({ name, value, owner, power: number, may, line }, i) => {
    const lines = effects.filter(({ power }) => power === number).map((one) => one.line);
    const power = powers.get(number) ?? {
      title: '',
      owner,
      may: may ?? false,
      // Effects that do not act in this kind of attack were dropped.
      ofSpecialAttack: true,
      d20: { name: `roll-${number}`, numbers: d20Numbers(lines) },
    };
    powers.set(number, power);
    return { effect: effectNamed(name) as Effect, value, line, power, dice: `effect-${i}` };
  });
}
