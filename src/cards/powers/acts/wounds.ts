/* Rules for wounds, destruction and healing by powers, for figures that return, and for extra attacks. */

import { combatDie, type PoolKind } from '../../../chance/index.ts';
import {
  type ActingParts,
  type ActingRule,
  type RuleKind,
  reachedBy,
  rollOf,
  rollRows,
  rowsOf,
  stepsNow,
} from '../acting-rule.ts';
import { countOf, scaled } from '../attack-amounts.ts';
import { type AttackState, lifeLeft, type WoundKind, wound, woundsOn } from '../attack-state.ts';
import { otherSide, type Side } from '../figure.ts';
import type { RolledAmount, Scaled } from '../rules/amount.ts';
import type { Rows } from '../rules/rule.ts';

/** Rules that act at the moment they name: wounds, destruction and figures that return. Costs come last. */
export const WOUND_KINDS: readonly RuleKind[] = [
  {
    name: 'wound.extra',
    dice: 'extraWounds',
    at: 'extraWounds',
    role: 'attacker',
    act(active, attack) {
      if (attack.wounds.attack === 0 || attack.destroyed.defender) return;
      inflict(harmOf(active, attack), attack, 'defender', active.power.title, 'extra');
    },
  },
  {
    name: 'wound.any',
    dice: 'unblockableWounds',
    at: 'strike',
    act(active, attack) {
      const victim = otherSide(active.power.owner);
      if (attack.destroyed[victim]) return;
      replaceAttack(active, attack);
      inflict(harmOf(active, attack), attack, victim, active.power.title);
    },
  },
  {
    name: 'wound.destroy',
    dice: 'destroys',
    at: 'strike',
    act(active, attack) {
      const { owner, title } = active.power;
      const victim = otherSide(owner);
      if (attack.destroyed[victim]) return undefined;
      replaceAttack(active, attack);
      const roll = rollOf(active);
      const most = roll?.spends === undefined ? 1 : 2;
      const reached = roll ? reachedBy(active, roll, attack) : most;
      if (reached === most) inflict({ wounds: 0, destroys: true }, attack, victim, title);
      // With `spends`, neither a lower roll nor one that destroys spends a use.
      return most === 2 && reached !== 1 ? 'unspent' : undefined;
    },
  },
  {
    name: 'raise',
    dice: 'returns',
    at: 'strike',
    role: 'attacker',
    act(active, attack) {
      replaceAttack(active, attack);
      for (const { raise } of stepsNow(active, attack))
        if (raise) attack.returned[active.power.owner]++;
    },
  },
  {
    name: 'wound.cost',
    dice: 'costs',
    at: 'cost',
    act(active, attack) {
      const { owner, title } = active.power;
      const isDue = !isInstead(active.rule) || attack.replaced;
      if (!isDue || attack.destroyed[owner]) return;
      const isAttackers = owner === 'attacker';
      for (const { wound: cost = 0 } of stepsNow(active, attack)) {
        const destroys = cost === 'destroy';
        const wounds = destroys ? 0 : scaled(cost as number | Scaled, attack, owner);
        const taken = inflict({ wounds, destroys }, attack, owner, title);
        if (!isAttackers) continue;
        attack.paid += taken;
        attack.paidAll ||= destroys;
      }
    },
  },
];

/** Rules that act after an attack. Healing can also happen at the end of the turn. */
export const AFTERWARDS_KINDS: readonly RuleKind[] = [
  {
    name: 'heal',
    dice: 'heals',
    at: 'healing',
    role: 'attacker',
    act(active, attack) {
      if ('on' in active.rule && active.rule.on !== attack.moment) return;
      const wounds = woundsOn(attack, 'attacker');
      if (wounds <= 0) return;
      for (const { heal = 0 } of stepsNow(active, attack))
        attack.healed += Math.min(scaled(heal as number | Scaled, attack, 'attacker'), wounds);
    },
  },
  {
    name: 'again',
    dice: 'attackAgain',
    at: 'again',
    role: 'attacker',
    act(active, attack) {
      if (stepsNow(active, attack).length > 0) attack.again = true;
    },
  },
];

const isInstead = (rule: ActingParts): boolean => 'on' in rule && rule.on === 'insteadOfAttack';

function replaceAttack({ rule }: ActingRule, attack: AttackState): void {
  if (isInstead(rule)) attack.replaced = true;
}

/** The wounds that a power deals, and whether the power destroys the figure outright. */
interface Harm {
  readonly wounds: number;
  readonly destroys: boolean;
}

/** Deals a power's wounds to a figure, and records this for the narration. @returns the wounds that the figure takes */
function inflict(
  { wounds, destroys }: Harm,
  attack: AttackState,
  side: Side,
  cause: string,
  kind?: WoundKind,
): number {
  const taken = wound(attack, side, wounds, kind);
  if (taken > 0) attack.changes.push({ cause, field: `${side}Wounds`, by: taken });
  if (destroys && !attack.destroyed[side]) {
    attack.destroyed[side] = true;
    attack.changes.push({ cause, field: `${side}Destroyed`, by: 1 });
  }
  return taken;
}

/** The harm that a rule does to the figure opposite its owner. */
function harmOf(active: ActingRule, attack: AttackState): Harm {
  const rows = rowsOf(active);
  if (rows) return harmOfRows(rows, active, attack);
  const { owner } = active.power;
  let wounds = 0;
  for (const { wound: amount = 0 } of stepsNow(active, attack))
    wounds +=
      typeof amount === 'object' && 'dice' in amount
        ? rolledWounds(amount, active, attack)
        : scaled(amount as number | Scaled, attack, owner);
  return { wounds, destroys: false };
}

/** Rolls combat dice: 1 wound for each skull. */
function rolledWounds(
  { dice, each }: RolledAmount,
  active: ActingRule,
  attack: AttackState,
): number {
  const { owner } = active.power;
  const times = each === undefined ? 1 : countOf(each, attack, owner);
  const count = Math.max(0, scaled(dice, attack, owner) * times);
  const kind: PoolKind<'skull'> = { name: active.dice, die: combatDie, symbols: ['skull'] };
  return attack.dice.roll(kind, count).skull;
}

/** The maximum number of repeated rolls of a table with `rollAgain` if the figure's Life is unknown. */
const MOST_AGAIN = 10;

/** Rolls a table. Repeats the roll as long as the row says `rollAgain` and the wounds are fewer than the Life left. */
function harmOfRows(rows: Rows, active: ActingRule, attack: AttackState): Harm {
  const { owner } = active.power;
  const left = lifeLeft(attack, otherSide(owner));
  let wounds = 0;
  for (let roll = 1; ; roll++) {
    const name = roll === 1 ? active.dice : `${active.dice}-again-${roll - 1}`;
    const [step = {}] = rollRows(rows, attack, name);
    const { rollAgain = false, wound: row = 0 } = step;
    if (row !== 'destroy') wounds += timesOf(row as number | Scaled);
    const isLast = roll > MOST_AGAIN && left === Number.POSITIVE_INFINITY;
    if (!rollAgain || wounds >= left || isLast)
      return { wounds: totalOf(rows, wounds, attack, owner), destroys: row === 'destroy' };
  }
}

const timesOf = (amount: number | Scaled): number =>
  typeof amount === 'number' ? amount : amount.times;

/** The total of all rolls, times the quantity by which the rows are multiplied. */
function totalOf(rows: Rows, times: number, attack: AttackState, owner: Side): number {
  const scale = Object.values(rows)
    .flat()
    .find(({ wound: row }) => typeof row === 'object' && 'times' in row)?.wound;
  return scaled(scale === undefined ? times : { ...(scale as Scaled), times }, attack, owner);
}

/** Whether the wounds come from a table that may be rolled again until the figure is destroyed. */
export const rollsUntilDestroyed = (active: Pick<ActingRule, 'rule'>): boolean =>
  Object.values(rowsOf(active) ?? {}).some((row) => row.some(({ rollAgain }) => rollAgain));
