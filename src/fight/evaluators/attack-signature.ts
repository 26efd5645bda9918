/*
 * Reduces an attack to its signature. Attacks with equal signatures have equal distributions, so
 * `distribution-cache.ts` computes each distribution only once.
 */

import {
  type ActingRule,
  type ActivePower,
  type AttackState,
  acts,
  actsLate,
  attackBegun,
  type Confrontation,
  conditionHolds,
  d20Numbers,
  type EffectLine,
  kindNamed,
  READS,
  type RuleCondition,
  type RuleKind,
  type RuleMoment,
  readsOf,
  rollsDice,
  type Side,
  scalesOf,
  timesCount,
  withAmounts,
} from '../../cards/index.ts';
import { NO_DICE } from '../../chance/index.ts';
import { canKnockBack } from '../combat/profile.ts';
import { countDice } from '../combat/stages/dice.ts';
import { type AttackRules, attackRules } from '../combat/stages/engine.ts';
import { type NoteFact, observedAttack } from './observed-attack.ts';

/** What can have changed in an attack before an effect acts. */
export type Before =
  /** Nothing but the dice: neither figure has been wounded or moved. */
  | 'nothing'
  | 'wounds'
  /** Wounds, and the distance between the two figures: the defender may have been knocked back. */
  | 'distance';

/** The conditions of an effect that can be checked only during an attack. */
interface Unsettled {
  readonly when: readonly RuleCondition[];
  /** Whether any of these conditions also depends on a card. */
  readonly asksCards: boolean;
}

/**
 * Evaluates conditions in advance, unless they depend on something that can change in an attack. Dependencies are not
 * declared but observed, by evaluating each condition on proxies.
 *
 * @param noEnemyHeight whether a power of the defender cancels the attacker's height advantage
 * @param note called with each fact that the conditions read
 * @returns a function that returns an effect's undecided conditions, or undefined if the effect never acts
 */
export function settler(fight: Confrontation, noEnemyHeight = false, note?: NoteFact) {
  const probe = probeOf({ ...attackBegun(fight, NO_DICE), noEnemyHeight }, note);
  return (one: ActingRule, before: Before): Unsettled | undefined => {
    let asksCards = false;
    /**
     * The conditions that are still undecided, if all given conditions must hold; undefined if one of them is false.
     */
    const left = (when: readonly RuleCondition[]): RuleCondition[] | undefined => {
      const open: RuleCondition[] = [];
      for (const condition of when) {
        if (condition.not) {
          const inner = left(condition.not);
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
    const when = left(one.when);
    return when && { when, asksCards };
  };
}

/** The kinds of facts that a condition has read. */
interface ConditionInputs {
  /** The dice that were rolled, or how many there were. */
  dice: boolean;
  /** Anything that changes during an attack, including wounds and Life. */
  attack: boolean;
  /** The distance between the two figures. */
  place: boolean;
  cards: boolean;
}

function isOpen({ dice, attack, place }: ConditionInputs, before: Before): boolean {
  if (before === 'nothing') return dice;
  return dice || attack || (place && before === 'distance');
}

const DICE: readonly string[] = ['dice', 'rolls', 'attackDice', 'defenseDice'];

function probeOf(begun: AttackState, note?: NoteFact) {
  const inputs: ConditionInputs = { dice: false, attack: false, place: false, cards: false };
  const attack = observedAttack(begun, (fact) => {
    const input = inputOf(fact);
    if (input) inputs[input] = true;
    note?.(fact);
  });
  return (condition: RuleCondition, one: ActingRule) => {
    Object.assign(inputs, { dice: false, attack: false, place: false, cards: false });
    const holds = conditionHolds(condition, attack, one);
    return { holds, inputs };
  };
}

/** The kind of a fact; undefined if it never changes after the dice are counted. */
function inputOf(fact: string): keyof ConditionInputs | undefined {
  const [of, field] = fact.split('.');
  if (of === 'fight' || fact === 'noEnemyHeight') return undefined;
  if (field !== undefined) return field === 'wounds' || field === 'life' ? 'attack' : 'cards';
  if (DICE.includes(fact)) return 'dice';
  return fact === 'adjacent' || fact === 'distance' ? 'place' : 'attack';
}

/**
 * An attack on clear ground, reduced to what its distribution depends on, except wounds and Life. It is plain data
 * without names, effects that cannot act, or decided conditions. Attacks with equal signatures have equal
 * distributions, whichever figures make them.
 */
export interface AttackSignature {
  readonly attackDice: number;
  readonly defenseDice: number;
  readonly isSpecial: boolean;
  /** 1 if no effect depends on the distance. */
  readonly distance: number;
  readonly superStrength: boolean;
  /** Present only if the dice are counted later and depend on height. */
  readonly higher?: Side;
  readonly hasOwnDice?: boolean;
  readonly effects: readonly BareRule[];
  /** Skulls from a roll that several attacks share. */
  readonly rolled?: number;
  /** Allies, kills and wounds dealt this turn; present only if they scale an effect. */
  readonly counts?: Readonly<Record<Side, readonly [allies: number, kills: number, dealt: number]>>;
}

export interface BareRule {
  /** The name of the effect's kind. */
  readonly kind: string;
  readonly rule: ActingRule['rule'];
  readonly owner: Side;
  /** Effects with the same number belong to one power and share its D20. */
  readonly power: number;
  /** Present if the effect's owner uses it only when that is better; otherwise it always acts. */
  readonly may?: true;
  /** The number of the effect's limited line, which several effects may share; absent if unlimited. */
  readonly limited?: number;
  readonly line: EffectLine;
  /** The conditions that are not decided yet. */
  readonly when: readonly RuleCondition[];
}

/** The signature of an attack, and the cards' limited lines, indexed by their numbers in the signature. */
export interface Bared {
  readonly bare: AttackSignature;
  readonly limited: readonly EffectLine[];
}

/** Triggers of powers that occur in a turn outside attacks. */
const OUTSIDE: readonly RuleMoment[] = ['moved', 'turnEnds'];

/**
 * Reduces an attack to its signature. If the attack's dice depend on wounds (`woundsForDice`), the result holds only
 * for the wounds of `fight`.
 *
 * @returns undefined if a condition depends both on something that the attack changes and on a card
 */
export function attackSignature(fight: Confrontation, rules: AttackRules): Bared | undefined {
  const noEnemyHeight = takesHeightAway(fight, rules.at('dice'));
  const knocksBack = canKnockBack(fight, rules);
  const sideOf = (side: Side) => {
    const effects = rules.all.filter(({ power }) => power.owner === side);
    return sideSignature(side, effects, fight, { noEnemyHeight, knocksBack: () => knocksBack });
  };
  const [attacker, defender] = [sideOf('attacker'), sideOf('defender')];
  return attacker && defender && joined({ attacker, defender }, fight, rules);
}

/** Whether a power of the defender cancels the attacker's height advantage. */
export function takesHeightAway(fight: Confrontation, effects: readonly ActingRule[]): boolean {
  const begun = attackBegun(fight, NO_DICE);
  return effects.some((one) => one.kind.name === 'dice.enemyHeight' && acts(one, begun));
}

/**
 * One side of a signature: its dice before powers act, and the effects on its card that can act.
 */
export interface SideSignature {
  readonly dice: number;
  readonly effects: readonly BareRule[];
  /** Present only for the attacker. */
  readonly isSpecial?: boolean;
  readonly hasOwnDice?: boolean;
  readonly rolled?: number;
}

/** One side of a signature, and its limited lines, indexed by their numbers in the signature. */
export interface BaredSide {
  readonly signature: SideSignature;
  readonly limited: readonly EffectLine[];
}

/** What the effects of one side need to know about the powers of the other side. */
interface OfOtherSide {
  readonly noEnemyHeight: boolean;
  /** Whether the attacker's skulls can knock the defender back. */
  knocksBack(): boolean;
}

/**
 * Keeps the effects on one card that can act, with their undecided conditions. Counts from a battle become plain
 * numbers, so that equal numbers make equal signatures.
 *
 * @param note called with each fact about the fight or the other side that the result depends on
 * @returns undefined if a condition depends both on something that the attack changes and on a card
 */
export function sideSignature(
  side: Side,
  effects: readonly ActingRule[],
  fight: Confrontation,
  { noEnemyHeight, knocksBack }: OfOtherSide,
  note?: NoteFact,
): BaredSide | undefined {
  const begun = observedAttack(attackBegun(fight, NO_DICE), note);
  const settle = settler(fight, noEnemyHeight, note);
  const powers = numbering<string>();
  const limited = numbering<EffectLine>();
  const acting: BareRule[] = [];
  for (const one of effects) {
    const { kind, rule, line, power } = one;
    if (kind.at === 'never' || ('on' in rule && OUTSIDE.includes(rule.on))) continue;
    // Super Strength has no effect if Knockback is impossible.
    if (kind.name === 'mode.superStrength' && (!begun.fight.adjacent || fight.isSpecial)) continue;
    const open = settle(one, beforeOf(one, knocksBack));
    if (!open) continue;
    if (open.asksCards) return undefined;
    acting.push({
      kind: kind.name,
      rule: withAmounts(rule, (amount) =>
        amount.counted === undefined
          ? amount
          : timesCount(amount, begun.fight[side].counted?.[amount.counted] ?? 0),
      ),
      owner: side,
      power: powers.of(power.d20.name),
      ...(power.may && { may: true as const }),
      ...(line.uses !== undefined && { limited: limited.of(line) }),
      line: line.uses === undefined ? {} : { uses: 1 },
      when: open.when,
    });
  }
  const { attacker, defender, special, isSpecial, rolled } = fight;
  const signature: SideSignature =
    side === 'defender'
      ? { dice: defender.defense ?? 0, effects: acting }
      : {
          dice: special?.dice ?? attacker.attack ?? 0,
          isSpecial,
          ...(special?.dice !== undefined && { hasOwnDice: true }),
          ...(rolled !== undefined && { rolled }),
          effects: acting,
        };
  return { signature, limited: limited.all };
}

/**
 * Joins the two sides of a signature.
 *
 * @param note called with each fact about the fight that matters only when the two sides are joined
 */
export function joined(
  sides: Readonly<Record<Side, BaredSide>>,
  fight: Confrontation,
  rules: Pick<AttackRules, 'rulings' | 'superStrength'>,
  note?: NoteFact,
): Bared {
  const [attacker, defender] = [sides.attacker.signature, sides.defender.signature];
  const { isSpecial = false, hasOwnDice, rolled } = attacker;
  const all = [...attacker.effects, ...defender.effects];
  const standing = observedAttack(
    attackBegun(
      {
        ...fight,
        attacker: { ...fight.attacker, attack: attacker.dice },
        defender: { ...fight.defender, defense: defender.dice },
      },
      NO_DICE,
    ),
    note,
  ).fight;
  // If no roll can change how many dice there are, the dice are counted now.
  const dice = all.filter(isBareOfDice);
  const isKnown = dice.every(isSettled);
  const acting = isKnown ? all.filter((one) => !isBareOfDice(one)) : all;
  const counted = isKnown ? countedDice(standing, dice, rules) : undefined;
  const { higher } = counted ? { higher: 'neither' as const } : standing;
  // Renumber powers and limited lines, because each side numbers its own.
  const powers = numbering<string>();
  const limited = numbering<EffectLine>();
  const effects = acting.map(({ power, limited: number, ...one }) => ({
    power: powers.of(`${one.owner} ${power}`),
    ...one,
    ...(number !== undefined && {
      limited: limited.of(sides[one.owner].limited[number] as EffectLine),
    }),
  }));
  return {
    bare: {
      attackDice: counted?.attackDice ?? attacker.dice,
      defenseDice: counted?.defenseDice ?? defender.dice,
      // Only effects and dice that are counted later depend on the kind of attack.
      isSpecial: isSpecial && !(counted && effects.length === 0),
      distance: effects.some(asksDistance) ? standing.distance : 1,
      superStrength: rules.superStrength,
      ...(higher !== 'neither' && { higher }),
      ...(!counted && hasOwnDice && { hasOwnDice }),
      ...(rolled !== undefined && { rolled }),
      ...(effects.some(isOfOthers) && { counts: countsOf(standing) }),
      effects,
    },
    limited: limited.all,
  };
}

const DICE_STAGES: readonly RuleKind['at'][] = ['dice', 'mostDice'];

const isOfDice = (kind: RuleKind) => DICE_STAGES.includes(kind.at);

const isBareOfDice = ({ kind }: BareRule) => isOfDice(kindNamed(kind));

/**
 * Whether an effect depends on the distance in any way other than its conditions. Conditions on distance or adjacency
 * stay undecided only if the defender can be knocked back, which requires that the two figures are adjacent.
 */
const asksDistance = ({ kind, rule }: BareRule): boolean =>
  kind === 'bar.attackNormally' || ('on' in rule && rule.roll?.plus === 'distance');

/** Whether an effect on dice acts in the same way in every attack with this signature. */
function isSettled({ kind, rule, line, when }: BareRule): boolean {
  const rolls = rollsDice({ kind: kindNamed(kind), rule });
  return when.length === 0 && line.uses === undefined && !rolls;
}

function beforeOf(one: ActingRule, knocksBack: () => boolean): Before {
  if (isOfDice(one.kind)) return 'nothing';
  return actsLate(one) && knocksBack() ? 'distance' : 'wounds';
}

/**
 * The sides whose wounds can change the number of dice. For such a side, a signature holds only for its present wounds.
 */
export function woundsForDice({ all }: AttackRules): Readonly<Record<Side, boolean>> {
  const ofDice = all.filter(({ kind }) => isOfDice(kind));
  const counts = (side: Side) =>
    ofDice.some((one) => {
      const scale = one.power.owner === side ? 'ownWound' : 'enemyWound';
      return asksWounds(one) || scalesOf(one).includes(scale);
    });
  return { attacker: counts('attacker'), defender: counts('defender') };
}

/** Whether an effect depends on the number of wounds, and not only on the Life left. */
export function looksAtWounds(one: Pick<ActingRule, 'rule' | 'when'>): boolean {
  const scales = scalesOf(one);
  return asksWounds(one) || scales.includes('ownWound') || scales.includes('enemyWound');
}

const asksWounds = ({ when }: Pick<ActingRule, 'when'>): boolean =>
  (readsOf(when) & READS.health) !== 0;

function countedDice(
  fight: Confrontation,
  dice: readonly BareRule[],
  rules: Pick<AttackRules, 'rulings' | 'superStrength'>,
): Pick<AttackSignature, 'attackDice' | 'defenseDice'> {
  const counted = attackBegun(fight, NO_DICE);
  countDice(counted, attackRules(activeIn(dice), rules));
  return counted;
}

/** The effects in a signature, converted to a form that can act in a fight. */
export function activeIn(effects: readonly BareRule[]): ActingRule[] {
  const powers = new Map<string, ActivePower>();
  return effects.map(({ kind, rule, owner, power: number, may, line, when }, i) => {
    const ofPower = `${owner} ${number}`;
    const ofSame = effects.filter((one) => one.owner === owner && one.power === number);
    const power = powers.get(ofPower) ?? {
      title: '',
      owner,
      may: may ?? false,
      // Effects that do not act in this kind of attack were dropped.
      ofSpecialAttack: true,
      d20: { name: `roll-${number}`, numbers: d20Numbers(ofSame.flatMap((one) => one.when)) },
    };
    powers.set(ofPower, power);
    return { kind: kindNamed(kind), rule, line, when, power, dice: `effect-${i}` };
  });
}

/** Scales that count something outside the attack. */
const OTHERS: readonly string[] = ['ally', 'kill', 'woundThisTurn'];

const isOfOthers = (one: BareRule) => scalesOf(one).some((scale) => OTHERS.includes(scale));

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
