/* The ways in which a figure can attack in its turn. */

import {
  type ActingRule,
  type AttackState,
  acts,
  attackBegun,
  beyondOf,
  type EffectLine,
  linesOfAttacks,
  rangeOf,
  rulesInForce,
  rulesInForceOf,
  type SpecialAttack,
  specialGiven,
  wayOf as wayGiven,
} from '../../cards/index.ts';
import { NO_DICE } from '../../chance/index.ts';
import { originalOf } from '../combat/changed-lines.ts';
import { confrontationOf } from '../combat/confrontation.ts';
import { choicesOfPowers } from '../combat/optional-powers.ts';
import type { C3gScenario } from '../scenario.ts';
import type { Attacking, PlannedAttack, Way } from './planned-attack.ts';
import { withTargets } from './several-targets.ts';

const NORMAL: PlannedAttack = { granted: [] };

/**
 * The ways in which a figure can attack, given the conditions at the beginning of its attacks: either its normal
 * attacks (the highest number, if several `attacks` apply), or one of its special attacks within range, as often as it
 * may be made. Special attacks marked `beside` are appended to each way.
 *
 * @param asked the state in which conditions are checked, rolling the D20 if a condition needs it
 */
export function waysOf(attacking: Attacking, asked: AttackState): Way[] {
  const active = rulesInForceOf(asked.fight, 'attacker');
  const all = choicesOfPowers(asked.fight.attacker).flatMap((withheld) => {
    // Only a card's own powers can be optional, and `withheld` contains their titles.
    const used = active.filter(({ power }) => !withheld.includes(power.title));
    return waysWith(used, attacking, asked).map(({ attacks, takesUp }) => ({
      attacks: attacks.map((one) => (withheld.length > 0 ? { ...one, withheld } : one)),
      takesUp,
    }));
  });
  // Ways without a special attack come first. Otherwise, the order of `choicesOfPowers` is kept.
  return [...all.filter(isNormal), ...all.filter((way) => !isNormal(way))];
}

/** The ways with a given set of powers. Powers that are not used give no attacks. */
function waysWith(active: readonly ActingRule[], attacking: Attacking, asked: AttackState): Way[] {
  const { specialAttack, attacks, hitsSeveral } = attacking;
  const special = specialsIn(active, asked);
  const beside = special.filter(({ attack }) => attack.beside);
  const instead = special.filter(({ attack }) => !attack.beside);
  const named = instead.filter(({ attack }) => (specialAttack || []).includes(attack.title));
  const normal =
    attacks === undefined
      ? normalAttacks(active, asked)
      : { attacks: Array.from({ length: attacks }, () => NORMAL), takesUp: [] };
  const choices =
    specialAttack === undefined
      ? [normal, ...instead.map(wayOf)]
      : named.length > 0
        ? named.map(wayOf)
        : [normal];
  const ways = choices.map(({ attacks, takesUp }) => ({
    attacks: [...attacks, ...beside.flatMap((one) => wayOf(one).attacks)],
    takesUp: [...takesUp, ...beside.flatMap((one) => wayOf(one).takesUp)],
  }));
  return hitsSeveral ? ways.map((way) => withTargets(way, active, attacking, asked)) : ways;
}

/** Whether the first attack of a way is a normal attack, not counting steps of powers. */
const isNormal = ({ attacks }: Way) =>
  attacks.find(({ strikes }) => !strikes)?.special === undefined;

/** Whether figures of a squad attack together in this way, instead of making their own attacks. */
export const isTogether = ({ attacks }: Way): boolean =>
  attacks.some(({ special }) => special?.together !== undefined);

/** The indices of the limited lines that a way uses up when it is chosen. */
export function linesTakenUp({ takesUp }: Way, limited: readonly EffectLine[]): number[] {
  return takesUp.map((line) => limited.indexOf(originalOf(line)));
}

interface Special {
  readonly attack: SpecialAttack;
  readonly line: EffectLine;
  /** The number of dice in each attack, if the dice of a turn are split among attacks. */
  readonly dice?: readonly number[] | undefined;
}

function specialsIn(active: readonly ActingRule[], asked: AttackState): Special[] {
  return active
    .flatMap((one) => specialGiven(one).map((attack) => ({ one, attack })))
    .filter(({ attack }) => (asked.fight.attacker.figures ?? 1) >= (attack.together ?? 1))
    .filter(({ one, attack }) => attack.range >= asked.distance && acts(one, asked))
    .flatMap(({ one, attack }) =>
      splitsOf(attack).map((dice) => ({ attack, line: one.line, dice })),
    );
}

/**
 * The ways to split a turn's dice among attacks, larger attacks first; a single undefined entry if they are not split.
 */
function splitsOf({ spends, dice = 1 }: SpecialAttack): (readonly number[] | undefined)[] {
  return spends === undefined ? [undefined] : partitions(spends, dice);
}

/** All partitions of `total` into numbers of at most `most`, larger numbers first. */
function partitions(total: number, most: number): number[][] {
  if (total === 0) return [[]];
  return Array.from({ length: Math.min(total, most) }, (_, i) => Math.min(total, most) - i).flatMap(
    (first) => partitions(total - first, first).map((rest) => [first, ...rest]),
  );
}

/** A special attack with one part of the dice that are split among attacks. */
function attackOf({ spends: _, ...attack }: SpecialAttack, dice: number): SpecialAttack {
  return { ...attack, dice };
}

function wayOf({ attack, line, dice }: Special): Way {
  const length = attack.times ?? 1;
  const of = dice
    ? dice.map((n) => ({ special: attackOf(attack, n), granted: [] }))
    : Array.from({ length }, () => ({ special: attack, granted: [] }));
  return {
    attacks: of,
    takesUp: line.uses === undefined ? [] : [line],
  };
}

function normalAttacks(active: readonly ActingRule[], asked: AttackState): Way {
  let best: { changes: readonly EffectLine[]; line?: EffectLine } = { changes: [{ rules: [] }] };
  for (const one of active) {
    if (one.kind.name !== 'way.attacks') continue;
    if (!acts(one, asked)) continue;
    const changes = linesOfAttacks(wayGiven(one));
    if (changes.length > best.changes.length) best = { changes, line: one.line };
  }
  return {
    attacks: best.changes.map((line) => ({
      granted: line.rules?.length === 0 ? [] : [line],
    })),
    takesUp: best.line?.uses === undefined ? [] : [best.line],
  };
}

/**
 * The card's Range, including changes by its powers. It is reduced if the enemy cannot be targeted from that far away.
 */
export function normalRange({ range }: { readonly range: number }, scenario: C3gScenario): number {
  const asked = attackBegun(confrontationOf(scenario), NO_DICE);
  const active = rulesInForce(asked.fight);
  const acting = (name: string) =>
    active.filter((one) => one.kind.name === name && acts(one, asked));
  const longer = acting('value.range').reduce((sum, one) => sum + rangeOf(one), 0);
  return Math.max(1, Math.min(range + longer, ...acting('bar.attackNormally').map(beyondOf)));
}
