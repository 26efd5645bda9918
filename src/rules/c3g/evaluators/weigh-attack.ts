import { NO_DICE } from '../../../dice/dice.ts';
import {
  type KnownDice,
  knownDice,
  type Stages,
  type WeighedState,
  weighOnward,
} from '../../../exact/staged.ts';
import { type AttackState, attackBegun, attackCopy } from '../../../powers/attack-state.ts';
import type { Confrontation, Figure } from '../../../powers/figure.ts';
import type { AttackCourse, AttackRules, Stage } from '../combat/stages/engine.ts';
import { STAGES } from '../combat/stages/index.ts';
import { canKnockBack } from './bare-attack.ts';
import { forgetting } from './forgetting.ts';

/** Told of every way that an attack can go, after each of its stages. */
type Watch = (attack: AttackState) => void;

/** How an attack is weighed. */
interface Weighing {
  /** What is known of dice by now. */
  readonly dice?: KnownDice;
  readonly watch?: Watch;
}

/**
 * What an attack on clear ground comes to, each ending with its weight: exactly the law of playing all
 * of its dice (`attackDistribution`), of which is told apart only what powers or a duel ask of an attack that is over:
 * wounds of each figure, who is destroyed, how far the defender has been moved (the `distance` now less
 * that of the fight), whether the attack was made, whether it may be made again, and which lines were used.
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
 * Weighs an attack of two figures however they stand: whatever is rolled before any wound counts is weighed
 * once, unless something in it looks at wounds or Life.
 *
 * @param beforehand told of what is weighed once
 * @returns as `weighAttack`, of the fight with figures that stand in certain ways: with other wounds or Life
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

/** A fight that tells when somebody looks at the wounds or the Life of a figure. */
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

/** How an attack is played in stages. */
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

/** After these, attacks that were told apart before are often alike. */
const MERGING: readonly string[] = ['ignoring', 'evasion', 'reckoning', 'move', 'again'];

/** The stages of an attack, in stretches at whose end attacks that are alike go on as one. */
const SEGMENTS: readonly (readonly Stage[])[] = MERGING.map((last, i) => {
  const at = (name: string | undefined) => STAGES.findIndex((stage) => stage.name === name);
  return STAGES.slice(at(MERGING[i - 1]) + 1, at(last) + 1);
});

/** Hits and blocks are known by then, and nobody is wounded yet but by a power that strikes before. */
const RECKONED = MERGING.indexOf('reckoning') + 1;
const BEFORE_WOUNDS = SEGMENTS.slice(0, RECKONED);
const FROM_WOUNDS = SEGMENTS.slice(RECKONED);

/** Clear, level ground without end: every point is a space. */
function moveOnClearGround(attack: AttackState, rulings: AttackRules['rulings']): void {
  if (attack.knockbackPoints === 0) return;
  // Asked last, as in `playerOf`.
  if (attack.destroyed.defender && rulings.destroyedFiguresStay) return;
  attack.distance += attack.knockbackPoints;
  attack.adjacent = attack.distance === 1;
}

/**
 * A text for attacks of one fight that is the same of those that are alike in all but their dice and the
 * reasons for their numbers. Of what is mostly 0 or false nothing is written, and all else has a sign of
 * its own. Every field is written out: a text is made for every way that each stage can go.
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
    if (attack.paid !== 0) key += `s${attack.paid}`;
    if (attack.knockbackPoints !== 0) key += `p${attack.knockbackPoints}`;
    // All others are forgotten by the end of a stage.
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
    (Number(attack.noEnemyHeight) << 19)
  );
}
