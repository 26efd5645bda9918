/* Turns a played attack into an event: plain data for stories and scripts. */

import { type AttackChange, acts } from '../../cards/index.ts';
import type { FacesRolled } from '../../chance/index.ts';
import type { AttackEvent, Knockback, Toll } from '../../rules/index.ts';
import type { C3gScenario } from '../scenario.ts';
import { type AttackOutcome, NO_TOLL, type Toll as Sum, tollOf } from './attack-outcome.ts';
import { notTargeted } from './not-targeted.ts';
import { IGNORE, KNOCKBACK_DAMAGE, lavaPool } from './pools.ts';
import { powerRolls, rerolls } from './power-rolls.ts';
import { type AttackProfile, knocksBack } from './profile.ts';

/** @param faces the result of every die that was rolled */
export function attackEvent(
  outcome: AttackOutcome,
  faces: FacesRolled,
  profile: AttackProfile,
  scenario: C3gScenario,
): AttackEvent {
  const { attack } = outcome;
  const { attacker, defender, special, specialAttack } = scenario;
  const { ignoresOn } = profile;
  const [ignoring] = faces[IGNORE.name] ?? [];
  const isRolled = attack.defenseDice > 0 && !attack.undefended && !attack.evaded;
  const isReckoned = attack.made && !attack.ignored && !attack.evaded;
  const hidden = notTargeted(defender.name, profile, attack.changes);
  const fewer = fewerWounds(attack);
  return {
    is: 'attack',
    who: attacker.name,
    target: defender.name,
    ...(special && { power: special.title }),
    ...(specialAttack && { isSpecial: true }),
    dice: faces,
    rolls: [...powerRolls(outcome, faces, profile, scenario), ...rerolls(faces, profile, scenario)],
    tolls: tollsIn(outcome, profile, scenario),
    ...(ignoring !== undefined &&
      ignoresOn !== undefined && { ignoring: { roll: ignoring, needs: ignoresOn } }),
    ...(!attack.made && { none: whyNone(outcome, hidden) }),
    ...(!attack.made && hidden !== undefined && { hidden }),
    ...(attack.isLeft && { isLeft: true }),
    ...(attack.ignored && { ignored: true }),
    ...(attack.evaded && { evaded: true }),
    ...(attack.undefended && attack.defenseDice > 0 && { undefended: true }),
    attackDice: attack.attackDice,
    skulls: attack.skulls,
    automaticSkulls: attack.automaticSkulls,
    hitsPerSkull: attack.hitsPerSkull,
    defenseDice: attack.defenseDice,
    shields: attack.shields,
    automaticShields: attack.automaticShields,
    blocksPerShield: attack.blocksPerShield,
    idleShields: isRolled ? [] : profile.shieldsFrom,
    hits: attack.hits,
    blocks: attack.blocks,
    strikers: strikers(outcome, profile.active),
    wounds: attack.wounds.attack,
    ...(fewer && { fewer }),
    ...(isReckoned && defender.life !== undefined && { targetLife: lifeAfter(outcome, scenario) }),
    ...(isReckoned && knockbackTold(outcome, faces, profile, scenario)),
    changes: attack.changes,
    ...(attack.healed > 0 && { healed: attack.healed }),
    ...(attack.again && { again: true }),
  };
}

function whyNone(
  { attack, struckDown }: AttackOutcome,
  hidden: string | undefined,
): NonNullable<AttackEvent['none']> {
  if (attack.replaced) return 'replaced';
  if (struckDown) return 'targetDestroyed';
  if (attack.destroyed.attacker) return 'attackerDestroyed';
  return hidden === undefined ? 'noDice' : 'hidden';
}

/** Why there are fewer wounds than hits minus blocks. */
function fewerWounds(attack: AttackOutcome['attack']): AttackEvent['fewer'] {
  const { hits, blocks, wounds, shields } = attack;
  if (wounds.attack >= hits - blocks) return undefined;
  if (attack.ignoredWounds) return 'ignored';
  if (attack.oneShieldBlocksAll && shields > 0) return 'oneShield';
  return wounds.attack === attack.mostWounds ? 'most' : 'lifeLeft';
}

function lifeAfter({ attack, tolls }: AttackOutcome, { defender }: C3gScenario) {
  const wounds = defender.wounds + tolls.ignoring.unblockable + attack.wounds.attack;
  return { of: defender.life as number, wounds };
}

function knockbackTold(
  outcome: AttackOutcome,
  faces: FacesRolled,
  profile: AttackProfile,
  scenario: C3gScenario,
): Pick<AttackEvent, 'knockback' | 'isTooFar'> {
  if (!profile.fight.adjacent) return knocksBack(profile) ? { isTooFar: true } : {};
  // If powers give Super Strength or attack dice after a roll, the outcome shows whether they did.
  const applies = outcome.attack.superStrength && outcome.attack.attackDice > 0;
  return applies ? { knockback: knockbackIn(outcome, faces, profile, scenario) } : {};
}

function knockbackIn(
  outcome: AttackOutcome,
  faces: FacesRolled,
  { active }: AttackProfile,
  { defender, board }: C3gScenario,
): Knockback {
  const { attack, moved } = outcome;
  const { walk, steps, falls } = moved;
  return {
    skulls: attack.skulls,
    targetSkulls: attack.defenderSkulls,
    points: attack.knockbackPoints,
    changers: changing(active, attack),
    ...(walk && {
      walk: {
        spaces: moved.spacesMoved,
        ...(board && { place: moved.place }),
        steps: steps.map(({ step: { place, cost, lava }, burnt }, i) => {
          const rolled = faces[lavaPool(i + 1).name]?.[0];
          return {
            place,
            cost,
            ...(lava && rolled !== undefined && { lava: rolled }),
            ...(burnt && { isBurnt: true as const }),
          };
        }),
        stoppedBy: walk.stoppedBy,
        blockers: walk.blockers.map(({ name }) => name),
        ...(walk.refused && { refused: walk.refused }),
        putBack: walk.putBack,
        pointsLeft: walk.pointsLeft,
      },
    }),
    ...(moved.knockbackDamageRolled && {
      damage: damageIn(outcome, faces[KNOCKBACK_DAMAGE.name]?.[0] ?? 'blank', defender.name),
    }),
    falls: falls.map(({ drop, pool, wounds, destroyed }) => ({
      drop,
      faces: faces[pool] ?? [],
      wounds,
      isDestroyed: destroyed,
    })),
  };
}

/** The result of the Knockback Damage die. */
function damageIn(
  { attack, moved: { blockersHit, falls }, struckDown }: AttackOutcome,
  face: string,
  defender: string,
): NonNullable<Knockback['damage']> {
  if (face !== 'skull') return { face, hit: [], destroyed: [] };
  const isFatal = attack.wounds.knockback > 0 && attack.destroyed.defender && falls.length === 0;
  const destroyed = blockersHit.filter(
    ({ life, wounds }) => life !== undefined && wounds + 1 >= life,
  );
  const names = (others: typeof blockersHit) => others.map(({ name }) => name);
  return {
    face,
    // A figure already destroyed by the attack takes no further hit.
    hit: [...(struckDown ? [] : [defender]), ...names(blockersHit)],
    destroyed: [...(isFatal ? [defender] : []), ...names(destroyed)],
  };
}

/**
 * The titles of the powers that changed the Knockback points in this attack or, if none did, of all powers that can
 * change them.
 */
function changing(active: AttackProfile['active'], attack: AttackOutcome['attack']): string[] {
  const all = active.filter(({ kind }) => kind.at === 'knockbackPoints');
  const acting = all.filter((one) => acts(one, attack));
  return [...new Set((acting.length > 0 ? acting : all).map(({ power }) => power.title))];
}

const STRIKING_BACK = [
  ['counterStrike', 'count.excess.attacker'],
  ['backlash', 'count.excess.self'],
] as const;

/** The titles of powers that turn excess blocks into wounds on the attacker. */
function strikers({ attack }: AttackOutcome, active: AttackProfile['active']): string[] {
  const titles = STRIKING_BACK.flatMap(([field, name]) => {
    if (!attack[field]) return [];
    const all = active.filter(({ kind }) => kind.name === name);
    const acting = all.find((one) => acts(one, attack)) ?? all[0];
    return acting ? [acting.power.title] : [];
  });
  return [...new Set(titles)];
}

/**
 * What powers cost both figures, in order, in addition to the attack's wounds. If the attack or Knockback destroys the
 * defender, this destruction is left out, because it is reported with the attack or Knockback.
 */
function tollsIn(
  outcome: AttackOutcome,
  { active }: AttackProfile,
  scenario: C3gScenario,
): readonly Toll[] {
  const { attack, tolls, moved } = outcome;
  const { wounds } = attack;
  const { defender } = scenario;
  const lifeLeft = (defender.life ?? Number.POSITIVE_INFINITY) - defender.wounds;
  const { ignoring, back } = tolls;
  const byAttack = ignoring.unblockable + wounds.attack >= lifeLeft;
  const isMoved = wounds.attack + back.extra + back.unblockable + wounds.knockback + wounds.fall;
  const byKnockback = moved.hazardDestroyed || isMoved >= lifeLeft;
  const last = tollOf(attack);
  const since = (at: Toll['at'], from: Sum, to: Sum, isToldElsewhere = false) =>
    between(
      at,
      from,
      isToldElsewhere ? { ...to, defenderDestroyed: from.defenderDestroyed } : to,
      outcome,
      scenario,
      strikers(outcome, active),
    );
  const before = since('beforehand', NO_TOLL, ignoring);
  // An attack that is not made or has no effect skips the stages of wounds and Knockback.
  if (!attack.made || attack.ignored || attack.evaded) {
    return [...before, ...since('afterwards', ignoring, last)];
  }
  return [
    ...before,
    ...since('wounded', ignoring, tolls.wounds, byAttack),
    ...since('back', tolls.wounds, back),
    ...since('afterwards', back, last, byKnockback),
  ];
}

function between(
  at: Toll['at'],
  from: Sum,
  to: Sum,
  { attack }: AttackOutcome,
  { attacker, defender }: C3gScenario,
  strikingBack: readonly string[],
): Toll[] {
  const noted = attack.changes.slice(from.noted, to.noted);
  const causes = (field: AttackChange['field']) => [
    ...new Set(noted.flatMap((one) => (one.field === field ? [one.cause] : []))),
  ];
  const harm = causes('defenderWounds');
  const own = causes('attackerWounds');
  const isBacklash = at === 'back' && own.length === 0;
  const toll = (who: string, wounds: number, more: Pick<Toll, 'causes' | 'kind' | 'isBacklash'>) =>
    wounds > 0 ? [{ who, at, wounds, ...more }] : [];
  const destroyed = (who: string, isNew: boolean, more: Pick<Toll, 'causes' | 'isPrice'>) =>
    isNew ? [{ who, at, wounds: 0, ...more }] : [];
  return [
    ...toll(defender.name, to.extra - from.extra, { kind: 'extra', causes: harm }),
    ...toll(defender.name, to.unblockable - from.unblockable, {
      kind: 'unblockable',
      causes: harm,
    }),
    ...destroyed(defender.name, to.defenderDestroyed && !from.defenderDestroyed, {
      causes: causes('defenderDestroyed'),
    }),
    ...toll(attacker.name, to.attackerWounds - from.attackerWounds, {
      causes: isBacklash ? strikingBack : own,
      ...(isBacklash && { isBacklash }),
    }),
    ...destroyed(attacker.name, to.attackerDestroyed && !from.attackerDestroyed, {
      causes: causes('attackerDestroyed'),
      ...(attack.paidAll && { isPrice: true }),
    }),
  ];
}
