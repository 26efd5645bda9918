/*
 * Reduces an attack to its signature. Attacks with equal signatures have equal distributions, so
 * `distribution-cache.ts` computes each once.
 */

import {
  type ActiveEffect,
  type AttackState,
  acts,
  actsInKind,
  attackBegun,
  bare as bareConditions,
  type Condition,
  type Confrontation,
  conditionHolds,
  conditionNamed,
  EFFECTS,
  type Effect,
  type EffectLine,
  type Figure,
  partsOf,
  type Side,
  scalesOf,
} from '../../cards/index.ts';
import { NO_DICE } from '../../chance/index.ts';
import { countDice } from '../combat/stages/dice.ts';
import { type AttackRules, attackRules } from '../combat/stages/engine.ts';

/** What an attack can have changed before an effect acts. */
export type Before =
  /** Nothing: neither figure has been wounded or moved. */
  | 'nothing'
  | 'wounds'
  /** Wounds and the distance between the two: the defender may have been knocked back. */
  | 'distance';

/** The conditions that can only be checked during an attack. */
interface Unsettled {
  readonly when: readonly Condition[];
  /** Whether any of them also depends on a card. */
  readonly asksCards: boolean;
}

/**
 * Evaluates conditions beforehand, unless they depend on something that an attack can change. The
 * dependencies are not declared: they are observed through proxies while the condition is
 * evaluated.
 *
 * @param noEnemyHeight whether a power of the defender cancels the attacker's height advantage
 * @returns a function from an effect to its remaining conditions; undefined if it never acts
 */
export function settler(fight: Confrontation, noEnemyHeight = false) {
  const probe = probeOf(fight, noEnemyHeight);
  return (one: ActiveEffect, before: Before): Unsettled | undefined => {
    let asksCards = false;
    /** The undecided conditions of a conjunction; undefined if one of them is false. */
    const left = (when: readonly Condition[]): Condition[] | undefined => {
      const open: Condition[] = [];
      for (const condition of when) {
        const [name, value] = partsOf(condition);
        if (name === 'not') {
          const inner = left(value as readonly Condition[]);
          if (inner?.length === 0) return undefined;
          if (inner) open.push({ not: inner });
          continue;
        }
        const { holds, inputs } = probe(condition, one);
        if (isOpen(inputs, before)) {
          open.push(condition);
          asksCards ||= inputs.cards;
        } else if (!holds) return undefined;
      }
      return open;
    };
    const when = left(one.line.when ?? []);
    return when && { when, asksCards };
  };
}

/** What a condition has read. */
interface ConditionInputs {
  /** Dice, or their numbers. */
  dice: boolean;
  /** Anything that changes in the course of an attack, including wounds and Life. */
  attack: boolean;
  /** The distance between the two. */
  place: boolean;
  cards: boolean;
}

function isOpen({ dice, attack, place }: ConditionInputs, before: Before): boolean {
  if (before === 'nothing') return dice;
  return dice || attack || (place && before === 'distance');
}

/** Fields that do not change after the dice are counted. */
const SETTLED_FIRST: readonly unknown[] = ['fight', 'noEnemyHeight'];

const DICE: readonly unknown[] = ['dice', 'rolls', 'attackDice', 'defenseDice'];

function probeOf(fight: Confrontation, noEnemyHeight: boolean) {
  const inputs: ConditionInputs = { dice: false, attack: false, place: false, cards: false };
  const watchedFigure = (figure: Figure): Figure =>
    new Proxy(figure, {
      get(card, field, receiver) {
        if (field === 'wounds' || field === 'life') inputs.attack = true;
        else inputs.cards = true;
        return Reflect.get(card, field, receiver);
      },
    });
  const watched = {
    ...fight,
    attacker: watchedFigure(fight.attacker),
    defender: watchedFigure(fight.defender),
  };
  const begun = { ...attackBegun(watched, NO_DICE), noEnemyHeight };
  const attack: AttackState = new Proxy(begun, {
    get(state, field, receiver) {
      if (DICE.includes(field)) inputs.dice = true;
      else if (field === 'adjacent' || field === 'distance') inputs.place = true;
      else if (!SETTLED_FIRST.includes(field)) inputs.attack = true;
      return Reflect.get(state, field, receiver);
    },
  });
  return (condition: Condition, one: ActiveEffect) => {
    Object.assign(inputs, { dice: false, attack: false, place: false, cards: false });
    const holds = conditionHolds(condition, attack, one);
    return { holds, inputs };
  };
}

/**
 * An attack on clear ground, reduced to what its distribution depends on, except wounds and Life:
 * plain data without names, effects that cannot act, or conditions that are settled beforehand.
 * Attacks with equal texts have the same distribution, whichever figures make them.
 */
export interface AttackSignature {
  readonly attackDice: number;
  readonly defenseDice: number;
  readonly isSpecial: boolean;
  readonly distance: number;
  readonly superStrength: boolean;
  /** Present only if dice that are not settled beforehand depend on it. */
  readonly higher?: Side;
  readonly hasOwnDice?: boolean;
  readonly effects: readonly BareEffect[];
  /** Skulls of a roll shared by several attacks. */
  readonly rolled?: number;
  /** Allies, kills and wounds dealt this turn, if an effect is scaled by them. */
  readonly counts?: Readonly<Record<Side, readonly [allies: number, kills: number, dealt: number]>>;
}

interface BareEffect {
  readonly name: string;
  readonly value: unknown;
  readonly owner: Side;
  /** Effects with the same number belong to one power and share its D20. */
  readonly power: number;
  /** Its owner uses it only if that is better; absent: it always acts. */
  readonly may?: true;
  /** The number of its limited line, which effects may share; absent: unlimited. */
  readonly limited?: number;
  readonly line: EffectLine;
}

/** A bare attack, and the limited lines of the cards, indexed by their number in it. */
interface Bared {
  readonly bare: AttackSignature;
  readonly limited: readonly EffectLine[];
}

/** Stages of a turn outside an attack. */
const OUTSIDE: readonly unknown[] = ['enemyArrives', 'endOfTurn'];

/** Stages after the defender may have been knocked back. */
const LATE: readonly Effect['at'][] = ['moment', 'healing', 'again'];

/** All effects, in the order in which they act. */
export const ORDER = EFFECTS.map(({ name }) => name);

/**
 * Reduces an attack to a bare one. If its dice depend on wounds (`woundsForDice`), the result holds
 * for the wounds of `fight` only.
 *
 * @returns undefined if a condition combines something that the attack changes with something on a
 *   card
 */
export function attackSignature(fight: Confrontation, rules: AttackRules): Bared | undefined {
  // 1. Keep the effects that can act, with the conditions that are still open.
  const begun = attackBegun(fight, NO_DICE);
  const noEnemyHeight = rules
    .at('dice')
    .some((one) => one.effect.name === 'noEnemyHeight' && acts(one, begun));
  const settle = settler(fight, noEnemyHeight);
  const knocksBack = canKnockBack(fight, rules);
  const acting: ActiveEffect[] = [];
  for (const one of rules.all) {
    const { effect, line } = one;
    if (effect.at === 'never' || OUTSIDE.includes(line.stage)) continue;
    if (!actsInKind(one, begun)) continue;
    // It has no effect if Knockback is impossible.
    if (effect.name === 'superStrength' && (!fight.adjacent || fight.isSpecial)) continue;
    const open = settle(one, beforeOf(one, knocksBack));
    if (!open) continue;
    if (open.asksCards) return undefined;
    const { when, ...always } = line;
    acting.push({
      ...one,
      line: open.when.length > 0 ? { ...always, when: open.when } : always,
      // Whether it acts in this kind of attack is settled as well.
      power: { ...one.power, ofSpecialAttack: true },
    });
  }
  // 2. Count the dice now if nothing rolled can change them.
  const dice = acting.filter(isOfDice);
  const isKnown = dice.every(isSettled);
  const { attackDice, defenseDice, ...ofDice } = isKnown
    ? countedDice(fight, dice, rules)
    : cardDice(fight);
  const effects = isKnown ? acting.filter((one) => !isOfDice(one)) : acting;
  // 3. Number powers and limited lines, so that no names are left.
  const powers = numbering<string>();
  const limited = numbering<EffectLine>();
  const cardLines = new Map(rules.all.map(({ dice: name, line }) => [name, line]));
  return {
    bare: {
      attackDice,
      defenseDice,
      isSpecial: fight.isSpecial,
      distance: fight.distance,
      superStrength: rules.superStrength,
      ...ofDice,
      ...(fight.rolled !== undefined && { rolled: fight.rolled }),
      ...(effects.some(isOfOthers) && { counts: countsOf(fight) }),
      effects: effects.map(({ effect, value, power, line, dice: name }) => ({
        name: effect.name,
        value,
        owner: power.owner,
        power: powers.of(power.d20.name),
        ...(power.may && { may: true as const }),
        ...(line.uses !== undefined && {
          limited: limited.of(cardLines.get(name) as EffectLine),
        }),
        line: actingLine(line),
      })),
    },
    limited: limited.all,
  };
}

/** The fields of a line that effects read. */
function actingLine({ when, per, most, stage, uses }: EffectLine): EffectLine {
  return {
    ...(when && { when }),
    ...(per !== undefined && { per }),
    ...(most !== undefined && { most }),
    ...(stage !== undefined && { stage }),
    ...(uses !== undefined && { uses: 1 }),
  };
}

const isOfDice = ({ effect }: ActiveEffect) => effect.at === 'dice' || effect.at === 'mostDice';

/** Whether an effect on dice is the same in every such attack of the two. */
function isSettled({ effect, value, line }: ActiveEffect): boolean {
  return !line.when && line.uses === undefined && !effect.rolls?.(value);
}

function beforeOf(one: ActiveEffect, knocksBack: boolean): Before {
  if (isOfDice(one)) return 'nothing';
  return knocksBack && LATE.includes(one.effect.at) ? 'distance' : 'wounds';
}

/** Whose wounds can change the number of dice; a bare attack then only holds for these wounds. */
export function woundsForDice({ all }: AttackRules): Readonly<Record<Side, boolean>> {
  const ofDice = all.filter(isOfDice);
  const counts = (side: Side) =>
    ofDice.some((one) => {
      const scale = one.power.owner === side ? 'ownWound' : 'enemyWound';
      return asksWounds(one) || scalesOf(one).includes(scale);
    });
  return { attacker: counts('attacker'), defender: counts('defender') };
}

/** Whether an effect depends on wounds rather than only on the Life left. */
export function looksAtWounds(one: Pick<ActiveEffect, 'line' | 'value'>): boolean {
  const scales = scalesOf(one);
  return asksWounds(one) || scales.includes('ownWound') || scales.includes('enemyWound');
}

function asksWounds({ line }: Pick<ActiveEffect, 'line'>): boolean {
  return bareConditions(line.when ?? []).some((when) => conditionNamed(partsOf(when)[0])?.changes);
}

type BareDice = Pick<AttackSignature, 'attackDice' | 'defenseDice' | 'higher' | 'hasOwnDice'>;

function countedDice(
  fight: Confrontation,
  dice: readonly ActiveEffect[],
  rules: AttackRules,
): BareDice {
  const counted = attackBegun(fight, NO_DICE);
  countDice(counted, attackRules(dice, ORDER, rules));
  return { attackDice: counted.attackDice, defenseDice: counted.defenseDice };
}

function cardDice({ attacker, defender, special, higher }: Confrontation): BareDice {
  return {
    attackDice: special?.dice ?? attacker.attack ?? 0,
    defenseDice: defender.defense ?? 0,
    ...(higher !== 'neither' && { higher }),
    ...(special?.dice !== undefined && { hasOwnDice: true }),
  };
}

/** Scales that count things outside the attack. */
const OTHERS: readonly string[] = ['ally', 'kill', 'woundThisTurn'];

const isOfOthers = (one: ActiveEffect) => scalesOf(one).some((scale) => OTHERS.includes(scale));

function countsOf({ attacker, defender }: Confrontation): NonNullable<AttackSignature['counts']> {
  return {
    attacker: [attacker.allies ?? 0, attacker.kills ?? 0, attacker.dealt ?? 0],
    defender: [defender.allies ?? 0, defender.kills ?? 0, defender.dealt ?? 0],
  };
}

/** Numbers things in order of first appearance. */
function numbering<T>() {
  const all: T[] = [];
  return {
    all,
    of(one: T): number {
      const known = all.indexOf(one);
      return known >= 0 ? known : all.push(one) - 1;
    },
  };
}

/** Whether the attacker's skulls can knock the defender back. */
export function canKnockBack(fight: Confrontation, rules: AttackRules): boolean {
  return (
    fight.adjacent &&
    !fight.isSpecial &&
    rules.superStrength &&
    rules.all.some(({ effect }) => effect.name === 'superStrength')
  );
}
