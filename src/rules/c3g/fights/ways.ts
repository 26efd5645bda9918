import { NO_DICE } from '../../../dice/dice.ts';
import { acts } from '../../../powers/acting.ts';
import { activeEffects } from '../../../powers/active-effects.ts';
import { type AttackState, attackBegun } from '../../../powers/attack-state.ts';
import type { ActiveEffect } from '../../../powers/effect.ts';
import type { EffectLine } from '../../../powers/effect-line.ts';
import type { SpecialAttackValue } from '../../../powers/effects/special-attack.ts';
import type { AttacksValue } from '../../../powers/effects/turns.ts';
import type { SpecialAttack } from '../../../powers/figure.ts';
import { originalOf } from '../combat/changed-lines.ts';
import { confrontationOf } from '../combat/confrontation.ts';
import { choicesOfPowers } from '../combat/optional-powers.ts';
import type { C3gScenario } from '../scenario.ts';
import type { FightSide } from '../side.ts';

/** One attack of a figure's turn. */
export interface PlannedAttack {
  /** Absent: its normal attack. */
  readonly special?: SpecialAttack;
  /** Effects that hold in this attack only. */
  readonly granted: readonly EffectLine[];
  /** Optional powers that the figure does not use; absent: none. */
  readonly withheld?: readonly string[];
  /** Its powers before the attack have already acted; absent: they have not. */
  readonly isLeft?: true;
}

/** A way to attack in a turn: a sequence of attacks, and the limited lines it uses up. */
export interface Way {
  readonly attacks: readonly PlannedAttack[];
  readonly takesUp: readonly EffectLine[];
}

/** What an experiment sets for a figure's attacks. */
export interface Attacking extends Pick<FightSide, 'specialAttack'> {
  /** Overrides the number of its normal attacks. */
  readonly attacks?: number;
}

const NORMAL: PlannedAttack = { granted: [] };

/**
 * The ways a figure can attack, given the conditions at the beginning: its normal attacks, with the
 * highest of several `attacks`; or one of its special attacks within range, as often as it may be
 * made. Special attacks marked `beside` are appended to each.
 *
 * @param asked the state in which conditions are checked, rolling the D20 if they need it
 */
export function waysOf(attacking: Attacking, asked: AttackState): Way[] {
  const active = activeEffects(asked.fight);
  const all = choicesOfPowers(asked.fight.attacker).flatMap((withheld) => {
    // Only a card's own powers can be optional, and their names are their titles.
    const used = active.filter(
      ({ power }) => power.owner !== 'attacker' || !withheld.includes(power.title),
    );
    return waysWith(used, attacking, asked).map(({ attacks, takesUp }) => ({
      attacks: attacks.map((one) => (withheld.length > 0 ? { ...one, withheld } : one)),
      takesUp,
    }));
  });
  // Ways without a special attack come first, then those that use more powers.
  return [...all.filter(isNormal), ...all.filter((way) => !isNormal(way))];
}

/** The ways with a given set of powers: an unused power brings no attacks either. */
function waysWith(
  active: readonly ActiveEffect[],
  { specialAttack, attacks }: Attacking,
  asked: AttackState,
): Way[] {
  const special = specialsIn(active, asked);
  const beside = special.filter(({ attack }) => attack.beside);
  const instead = special.filter(({ attack }) => !attack.beside);
  const named = instead.filter(({ attack }) => attack.title === specialAttack);
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
  return choices.map(({ attacks, takesUp }) => ({
    attacks: [...attacks, ...beside.flatMap((one) => wayOf(one).attacks)],
    takesUp: [...takesUp, ...beside.flatMap((one) => wayOf(one).takesUp)],
  }));
}

const isNormal = ({ attacks }: Way) => attacks[0]?.special === undefined;

const LEFT = new WeakMap<PlannedAttack, PlannedAttack>();

/** The current attack of a way. */
export function plannedIn(
  ways: Numbered<Way>,
  { way, attack, isLeft }: { way: number; attack: number; isLeft: boolean },
): PlannedAttack {
  const planned = ways.of(way).attacks[attack] as PlannedAttack;
  if (!isLeft) return planned;
  const left = LEFT.get(planned) ?? { ...planned, isLeft };
  LEFT.set(planned, left);
  return left;
}

/**
 * The index of the first attack of a way, starting at `from`, that can be made; undefined if none
 * can.
 */
export function nextAttack(
  { attacks }: Way,
  from: number,
  canMake: (planned: PlannedAttack) => boolean,
): number | undefined {
  const at = attacks.findIndex((planned, i) => i >= from && canMake(planned));
  return at < 0 ? undefined : at;
}

/** The indices of the limited lines that choosing a way uses up. */
export function linesTakenUp({ takesUp }: Way, limited: readonly EffectLine[]): number[] {
  return takesUp.map((line) => limited.indexOf(originalOf(line)));
}

interface Special {
  readonly attack: SpecialAttack;
  readonly line: EffectLine;
}

function specialsIn(active: readonly ActiveEffect[], asked: AttackState): Special[] {
  return active
    .filter((one) => one.effect.name === 'specialAttack' && one.power.owner === 'attacker')
    .map((one) => ({
      one,
      attack: { title: one.power.title, ...(one.value as SpecialAttackValue) },
    }))
    .filter(({ one, attack }) => attack.range >= asked.distance && acts(one, asked))
    .map(({ one, attack }) => ({ attack, line: one.line }));
}

function wayOf({ attack, line }: Special): Way {
  return {
    attacks: Array.from({ length: attack.times ?? 1 }, () => ({ special: attack, granted: [] })),
    takesUp: line.uses === undefined ? [] : [line],
  };
}

function normalAttacks(active: readonly ActiveEffect[], asked: AttackState): Way {
  let best: { changes: readonly EffectLine[]; line?: EffectLine } = { changes: [{}] };
  for (const one of active) {
    if (one.effect.name !== 'attacks' || one.power.owner !== 'attacker') continue;
    if (!acts(one, asked)) continue;
    const value = one.value as AttacksValue;
    const changes = typeof value === 'number' ? Array.from({ length: value }, () => ({})) : value;
    if (changes.length > best.changes.length) best = { changes, line: one.line };
  }
  return {
    attacks: best.changes.map((line) => ({
      granted: Object.keys(line).length > 0 ? [line] : [],
    })),
    takesUp: best.line?.uses === undefined ? [] : [best.line],
  };
}

/** The Range of the card, shortened if the enemy cannot be targeted from a distance. */
export function normalRange({ range }: { readonly range: number }, scenario: C3gScenario): number {
  const asked = attackBegun(confrontationOf(scenario), NO_DICE);
  const limits = activeEffects(asked.fight).flatMap((one) =>
    one.effect.name === 'notTargetedBeyond' && acts(one, asked) ? [Number(one.value)] : [],
  );
  return Math.max(1, Math.min(range, ...limits));
}

/** Numbers things, treating things with equal texts as equal. */
export interface Numbered<T> {
  numberOf(one: T): number;
  of(number: number): T;
}

/** @param written a text that identifies a thing */
export function numbered<T extends object>(
  written: (one: T) => string = JSON.stringify,
): Numbered<T> {
  const known = new WeakMap<T, number>();
  const numbers = new Map<string, number>();
  const all: T[] = [];
  return {
    numberOf(one) {
      const before = known.get(one);
      if (before !== undefined) return before;
      const key = written(one);
      const number = numbers.get(key) ?? all.push(one) - 1;
      numbers.set(key, number);
      known.set(one, number);
      return number;
    },
    of: (number) => all[number] as T,
  };
}
