/*
 * Weighs an attack stage by stage, merging equal states. This is much faster than weighing every raw outcome of the
 * dice, and gives the same distribution.
 */

import {
  type ActingRule,
  type AttackState,
  attackBegun,
  attackCopy,
  type Confrontation,
  type Figure,
  READS,
  readsOf,
  scalesOf,
  withoutNot,
} from '../../cards/index.ts';
import {
  type KnownDice,
  knownDice,
  NO_DICE,
  type Stages,
  type WeighedState,
  weighOnward,
} from '../../chance/index.ts';
import { canKnockBack } from '../combat/profile.ts';
import type { AttackCourse, AttackRules, Stage } from '../combat/stages/engine.ts';
import { STAGES } from '../combat/stages/index.ts';

/**
 * After each stage, resets the numbers that no later stage reads: the faces of dice when hits and blocks are known, and
 * hits and blocks when wounds are known. States that differ only in these numbers become equal and can be merged.
 *
 * @param knocksBack whether Knockback is possible at all
 */
export function forgetting(
  { all, at }: AttackRules,
  knocksBack: boolean,
): (attack: AttackState, stage: string) => void {
  const asksFaces = all.some(({ when }) => (readsOf(when) & READS.dice) !== 0);
  const asksWounds = all.some(isOfWounds);
  const strikesBack = at('back').length > 0;
  const asksDefended = all.some(({ rule }) => 'on' in rule && rule.on === 'blocked');
  return (attack, stage) => {
    const { wounds } = attack;
    switch (stage) {
      case 'answer':
        attack.replaced = false;
        break;
      case 'attackRoll':
        attack.attackDice = 0;
        break;
      case 'reckoning':
        attack.defenseDice = 0;
        if (!asksDefended) attack.undefended = false;
        attack.automaticSkulls = 0;
        attack.automaticShields = 0;
        attack.hitsPerSkull = 1;
        attack.blocksPerShield = 1;
        attack.oneShieldBlocksAll = false;
        attack.mostWounds = Number.POSITIVE_INFINITY;
        attack.blocks = strikesBack ? Math.max(0, attack.blocks - attack.hits) : 0;
        attack.hits = 0;
        if (asksFaces) break;
        attack.allSkulls = false;
        attack.showsBlank = false;
        attack.rollsAreEven = false;
        // From here on, only Knockback reads the skulls, and only their excess over the defender's skulls.
        attack.skulls =
          knocksBack && !attack.evaded ? Math.max(0, attack.skulls - attack.defenderSkulls) : 0;
        attack.defenderSkulls = 0;
        attack.shields = 0;
        break;
      case 'wounds':
        attack.ignoredWounds = false;
        break;
      case 'back':
        attack.undefended = false;
        attack.counterStrike = false;
        attack.backlash = false;
        attack.blocks = 0;
        break;
      case 'knockbackPoints':
        attack.superStrength = false;
        if (!asksFaces) attack.skulls = 0;
        break;
      case 'move':
        attack.lavaResistant = false;
        attack.knockbackPoints = 0;
        if (!asksWounds) {
          wounds.unblockable += wounds.attack;
          wounds.attack = 0;
        }
        break;
      case 'after':
        attack.ignored = false;
        attack.evaded = false;
        attack.deathAnswered = false;
        break;
    }
    // It no longer matters what caused these wounds.
    wounds.unblockable += wounds.extra + wounds.knockback + wounds.fall;
    wounds.extra = 0;
    wounds.knockback = 0;
    wounds.fall = 0;
  };
}

/** Whether an effect depends on the number of wounds that the attack has dealt. */
const isOfWounds = (one: ActingRule): boolean =>
  scalesOf(one).includes('woundDealt') ||
  withoutNot(one.when).some(({ result }) => typeof result === 'number');

/** Called after each stage of an attack, for every state that the attack can be in. */
type Watch = (attack: AttackState) => void;

/** Options for weighing an attack. */
interface Weighing {
  /** A cache of dice results. */
  readonly dice?: KnownDice;
  readonly watch?: Watch;
}

/**
 * The exact distribution of an attack on clear ground. It equals the result of playing all dice (`attackDistribution`),
 * but distinguishes only what matters afterwards: the wounds of each figure, who is destroyed, how far the defender was
 * moved (the final `distance` minus the fight's distance), whether the attack was made, whether it may be made again,
 * and which limited lines were used.
 */
export function weighAttack(
  fight: Confrontation,
  rules: AttackRules,
  { dice = knownDice(), watch = () => {} }: Weighing = {},
): WeighedState<AttackState>[] {
  const { stagesOf, begun } = attackStages(fight, rules);
  return weighOnward(begun(fight), stagesOf(SEGMENTS, watch), dice);
}

/**
 * Weighs an attack by figures with any wounds and Life. The stages before the first wound are weighed only once, unless
 * they read wounds or Life.
 *
 * @param beforehand called for the states that are weighed only once
 * @returns a function like `weighAttack`, for the same fight with other wounds or Life
 */
export function attackWeigher(
  fight: Confrontation,
  rules: AttackRules,
  dice: KnownDice,
  beforehand: Watch,
): (health: Confrontation, watch: Watch) => WeighedState<AttackState>[] {
  const { stagesOf, begun } = attackStages(fight, rules);
  const first = stagesOf(BEFORE_WOUNDS, beforehand);
  let known: { readonly states: readonly WeighedState<AttackState>[] | undefined } | undefined;
  return (health, watch) => {
    if (!known) {
      let looks = false;
      const watched = watchedFight(health, () => {
        looks = true;
      });
      const states = weighOnward(begun(watched), first, dice);
      // Later stages roll their own dice, so the dice of earlier stages would only use memory.
      for (const { state } of states) state.dice = NO_DICE;
      known = { states: looks ? undefined : states };
    }
    const { states } = known;
    if (!states) return weighOnward(begun(health), stagesOf(SEGMENTS, watch), dice);
    const from = states.map(({ state, weight }) => ({
      state: { ...state, fight: health },
      weight,
    }));
    return weighOnward(from, stagesOf(FROM_WOUNDS, watch), dice);
  };
}

/** A fight that calls `looked` whenever the wounds or the Life of a figure are read. */
function watchedFight(fight: Confrontation, looked: () => void): Confrontation {
  const watched = (figure: Figure): Figure =>
    new Proxy(figure, {
      get(card, field, receiver) {
        if (field === 'wounds' || field === 'life') looked();
        return Reflect.get(card, field, receiver);
      },
    });
  return { ...fight, attacker: watched(fight.attacker), defender: watched(fight.defender) };
}

/** An attack as a staged process. */
function attackStages(fight: Confrontation, rules: AttackRules) {
  const knocksBack = canKnockBack(fight, rules);
  const course: AttackCourse = {
    asksSkulls: knocksBack,
    move: (attack) => moveOnClearGround(attack, rules.rulings),
  };
  const forget = forgetting(rules, knocksBack);
  const keyOf = attackKeys(rules);
  return {
    begun: (figures: Confrontation) => [{ state: attackBegun(figures, NO_DICE), weight: 1n }],
    stagesOf: (segments: readonly (readonly Stage[])[], watch: Watch): Stages<AttackState> => ({
      stages: segments.map((segment) => (attack, rolled) => {
        attack.dice = rolled;
        for (const { name, play } of segment) {
          play(attack, rules, course);
          watch(attack);
          forget(attack, name);
        }
      }),
      copy: attackCopy,
      keyOf,
    }),
  };
}

/** The stages after which many states become equal. */
const MERGING: readonly string[] = ['ignoring', 'evasion', 'reckoning', 'move', 'again'];

/** The stages of an attack in segments. Equal states are merged at the end of each segment. */
const SEGMENTS: readonly (readonly Stage[])[] = MERGING.map((last, i) => {
  const at = (name: string | undefined) => STAGES.findIndex((stage) => stage.name === name);
  return STAGES.slice(at(MERGING[i - 1]) + 1, at(last) + 1);
});

/**
 * The number of segments before wounds are dealt. After them, hits and blocks are known, and only powers that act
 * before the attack have dealt wounds.
 */
const RECKONED = MERGING.indexOf('reckoning') + 1;
const BEFORE_WOUNDS = SEGMENTS.slice(0, RECKONED);
const FROM_WOUNDS = SEGMENTS.slice(RECKONED);

/** Knockback on clear, level, endless ground: every Knockback point moves the defender one space. */
function moveOnClearGround(attack: AttackState, rulings: AttackRules['rulings']): void {
  if (attack.knockbackPoints === 0) return;
  // Checked last, as in `playerOf`.
  if (attack.destroyed.defender && rulings.destroyedFiguresStay) return;
  attack.distance += attack.knockbackPoints;
  attack.adjacent = attack.distance === 1;
}

/**
 * A key for the state of an attack, without its dice and the reasons for their numbers. Zero and false, the most
 * frequent values, are omitted; every other field has its own prefix. Written out field by field for speed, because a
 * key is needed for every state after every stage.
 */
export function attackKeys({ all }: AttackRules): (attack: AttackState) => string {
  const limited = [
    ...new Set(all.map(({ line }) => line).filter(({ uses }) => uses !== undefined)),
  ];
  const rolling = [...new Set(all.map(({ power }) => power.d20.name))];
  return (attack) => {
    const { wounds, used, rolls } = attack;
    let key = `${flagsOf(attack)},${attack.distance}`;
    if (attack.attackDice !== 0) key += `a${attack.attackDice}`;
    if (attack.defenseDice !== 0) key += `b${attack.defenseDice}`;
    if (attack.skulls !== 0) key += `c${attack.skulls}`;
    if (attack.automaticSkulls !== 0) key += `d${attack.automaticSkulls}`;
    if (attack.shields !== 0) key += `e${attack.shields}`;
    if (attack.defenderSkulls !== 0) key += `f${attack.defenderSkulls}`;
    if (attack.automaticShields !== 0) key += `g${attack.automaticShields}`;
    if (attack.hitsPerSkull !== 1) key += `h${attack.hitsPerSkull}`;
    if (attack.blocksPerShield !== 1) key += `i${attack.blocksPerShield}`;
    if (attack.mostWounds !== Number.POSITIVE_INFINITY) key += `j${attack.mostWounds}`;
    if (attack.hits !== 0) key += `k${attack.hits}`;
    if (attack.blocks !== 0) key += `l${attack.blocks}`;
    if (attack.pending !== 0) key += `m${attack.pending}`;
    if (attack.attackerWounds !== 0) key += `n${attack.attackerWounds}`;
    if (attack.healed !== 0) key += `o${attack.healed}`;
    if (attack.returned.attacker !== 0) key += `t${attack.returned.attacker}`;
    if (attack.returned.defender !== 0) key += `u${attack.returned.defender}`;
    if (attack.paid !== 0) key += `s${attack.paid}`;
    if (attack.knockbackPoints !== 0) key += `p${attack.knockbackPoints}`;
    // `forgetting` has turned the other kinds of wounds into unblockable wounds.
    if (wounds.attack !== 0) key += `q${wounds.attack}`;
    if (wounds.unblockable !== 0) key += `r${wounds.unblockable}`;
    if (used.size > 0) for (const line of limited) key += `,${used.has(line)}`;
    if (rolls) for (const name of rolling) key += `;${rolls.get(name)}`;
    return key;
  };
}

function flagsOf(attack: AttackState): number {
  return (
    Number(attack.destroyed.attacker) |
    (Number(attack.destroyed.defender) << 1) |
    (Number(attack.replaced) << 2) |
    (Number(attack.made) << 3) |
    (Number(attack.ignored) << 4) |
    (Number(attack.evaded) << 5) |
    (Number(attack.undefended) << 6) |
    (Number(attack.allSkulls) << 7) |
    (Number(attack.oneShieldBlocksAll) << 8) |
    (Number(attack.counterStrike) << 9) |
    (Number(attack.backlash) << 10) |
    (Number(attack.ignoredWounds) << 11) |
    (Number(attack.deathAnswered) << 12) |
    (Number(attack.superStrength) << 13) |
    (Number(attack.lavaResistant) << 14) |
    (Number(attack.adjacent) << 15) |
    (Number(attack.again) << 16) |
    (Number(attack.isLeft) << 17) |
    (Number(attack.paidAll) << 18) |
    (Number(attack.noEnemyHeight) << 19) |
    (Number(attack.stopped) << 20) |
    (Number(attack.movesAway) << 21) |
    (Number(attack.showsBlank) << 22) |
    (Number(attack.rollsAreEven) << 23)
  );
}
