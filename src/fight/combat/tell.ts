/*
 * Tells one attack step by step, in the style of the rule document's examples. Fights of many
 * attacks are told more briefly (`fights/narrator.ts`).
 */

import {
  capitalised,
  counted,
  does,
  inSentence,
  inWords,
  isPlural,
  itDoes,
  its,
  listed,
  type Named,
  possessive,
  verbOf,
} from '../../base/index.ts';
import { placeName } from '../../board/index.ts';
import { type AttackChange, acts } from '../../cards/index.ts';
import type { FacesRolled } from '../../chance/index.ts';
import type { Step } from '../../rules/index.ts';
import { SURVIVES_LAVA_AT, UNHURT_FROM } from '../ground/fall.ts';
import type { Walk } from '../ground/walk.ts';
import type { C3gScenario } from '../scenario.ts';
import type { AttackOutcome, FallMade, StepMade } from './attack-outcome.ts';
import { notTargeted } from './not-targeted.ts';
import { ATTACK, DEFENSE, IGNORE, KNOCKBACK_DAMAGE, lavaPool } from './pools.ts';
import { type AttackProfile, knocksBack } from './profile.ts';
import { inFaces, rolledFaces } from './tell-faces.ts';
import {
  tellAgain,
  tellEvasion,
  tellPowerRolls,
  titlesRolled,
  whatPowersDid,
} from './tell-powers.ts';
import { strikers, type ToldTolls, tellTolls } from './tell-tolls.ts';

const points = (n: number) => counted(n, 'Knockback point');

/** Tells Knockback: the points, the way, Knockback Damage, the falls. */
function tellKnockback(
  outcome: AttackOutcome,
  faces: FacesRolled,
  attack: AttackProfile,
  scenario: C3gScenario,
): Step[] {
  const { defender } = scenario;
  const title = 'Knockback';
  // If powers give Super Strength or attack dice depending on a roll, the outcome decides.
  const applies = attack.fight.adjacent
    ? outcome.attack.superStrength && outcome.attack.attackDice > 0
    : knocksBack(attack);
  if (!applies) return [{ title, text: 'Knockback does not apply to this attack.' }];
  if (!attack.fight.adjacent) {
    return [{ title, text: `${does(defender, 'is')} not adjacent, so there is no Knockback.` }];
  }
  const reckoning = tellPoints(outcome, attack, scenario);
  const { walk } = outcome.moved;
  if (!walk) {
    const why =
      outcome.attack.knockbackPoints === 0
        ? `${defender.name} avoids all Knockback.`
        : `${defender.name} was destroyed by the attack itself and is not knocked back.`;
    return [{ title, text: `${reckoning} ${why}` }];
  }
  const way = [
    tellMove(outcome, scenario),
    ...outcome.moved.steps.flatMap((made, i) => tellStep(made, i, faces)),
  ];
  const burnt = outcome.moved.steps.at(-1)?.burnt ?? false;
  const stop = burnt ? '' : tellStop(walk, defender.name);
  return [
    { title, text: [reckoning, ...way, stop].filter(Boolean).join(' ') },
    ...(outcome.moved.knockbackDamageRolled ? [tellDamage(outcome, faces, scenario)] : []),
    ...outcome.moved.falls.map((fall) => tellFall(fall, faces, scenario)),
  ];
}

function tellPoints(
  { attack }: AttackOutcome,
  { active }: AttackProfile,
  { attacker, defender }: C3gScenario,
): string {
  const { skulls, defenderSkulls, knockbackPoints } = attack;
  const has = `${does(attacker, 'has')} ${points(skulls)}`;
  const cancelled = Math.min(skulls, defenderSkulls);
  const cancels =
    defenderSkulls === 0
      ? `${inSentence(defender.name)} rolled no skulls to cancel them`
      : `${inSentence(possessive(defender))} ${counted(defenderSkulls, 'skull')} ${defenderSkulls === 1 ? 'cancels' : 'cancel'} ${inWords(cancelled)}`;
  const by = knockbackPoints - (skulls - cancelled);
  const changes =
    by === 0
      ? ' and '
      : `, ${cancels}, and ${listed(changing(active, attack))} ${by > 0 ? 'adds' : 'takes away'} ${inWords(Math.abs(by))}`;
  const reckoned = by === 0 ? `${has}${changes}${cancels}` : `${has}${changes}`;
  return `${reckoned}, which leaves ${points(knockbackPoints)}.`;
}

/** The titles of powers that change the points: those acting in this attack or, if none is, all. */
function changing(active: AttackProfile['active'], attack: AttackOutcome['attack']): string[] {
  const all = active.filter(({ effect }) => effect.name === 'knockbackPoints');
  const acting = all.filter((one) => acts(one, attack));
  return [...new Set((acting.length > 0 ? acting : all).map(({ power }) => power.title))];
}

function tellMove(
  { moved: { spacesMoved, steps, place, walk } }: AttackOutcome,
  { attacker, defender, board }: C3gScenario,
): string {
  // A burnt figure stopped before the steps by which it would have been put back.
  const putBack = steps.at(-1)?.burnt ? 0 : (walk?.putBack ?? 0);
  const back =
    putBack === 0
      ? ''
      : `it was put back ${counted(putBack, 'space')}, since it must end on two spaces of one level`;
  if (spacesMoved === 0) {
    return back
      ? `${does(defender, 'ends')} where it stood: ${back}.`
      : `${defender.name} cannot be moved at all.`;
  }
  const where = board ? `, to ${placeName(place)}` : '';
  return (
    `${does(defender, 'is')} moved ${counted(spacesMoved, 'space')} directly away from ` +
    `${inSentence(attacker.name)} in a straight line${where}${back && ` (${back})`}.`
  );
}

/** Only what is worth mentioning: steps up and molten lava. */
function tellStep({ step, burnt }: StepMade, i: number, faces: FacesRolled): string[] {
  const where = placeName(step.place);
  const climbs = step.cost > 1 ? [`The step up to ${where} takes ${points(step.cost)}.`] : [];
  const rolled = faces[lavaPool(i + 1).name]?.[0];
  if (!step.lava || rolled === undefined) return climbs;
  const fate = burnt ? `it is destroyed, as on anything below ${SURVIVES_LAVA_AT}` : 'it survives';
  return [...climbs, `On ${where} it enters molten lava and rolls ${rolled} on the D20: ${fate}.`];
}

/** What stopped the move. A stop for uneven ground is told with the move, as being put back. */
function tellStop(
  { stoppedBy, blockers, refused, pointsLeft, putBack }: Walk,
  name: string,
): string {
  const left = `with ${points(pointsLeft)} left`;
  const inTheWay = listed(blockers.map((other) => other.name));
  switch (stoppedBy) {
    case 'none':
    case 'uneven':
      return '';
    case 'edge': {
      const stays = putBack > 0 ? '' : `, so ${inSentence(name)} stays on the last space of it`;
      return `The next space is off the map${stays}, ${left}.`;
    }
    case 'wall':
      return `A wall stands before the next space${inTheWay && `, and ${inTheWay} before the other half`}, ${left}.`;
    case 'figure':
    case 'object':
      return `The next space is taken by ${inTheWay}, ${left}.`;
    case 'obstacle':
      return `An obstacle stands on the next space, ${left}.`;
    case 'glyph':
      return `A glyph lies on the next space, ${left}.`;
    case 'power':
      return `A special power bars the next space, ${left}.`;
    case 'elevation': {
      const climb = counted(refused?.climb ?? 0, 'level');
      return `The next space is ${climb} up and would take ${points(refused?.cost ?? 0)}, ${left}: it stops.`;
    }
  }
}

function tellDamage(outcome: AttackOutcome, faces: FacesRolled, { defender }: C3gScenario): Step {
  const face = faces[KNOCKBACK_DAMAGE.name]?.[0] ?? 'blank';
  const rolled =
    `${defender.name} was not moved by all Knockback points, so one attack die is rolled for ` +
    `Knockback Damage: a ${face}.`;
  if (face !== 'skull') return { title: 'Knockback Damage', text: `${rolled} Nobody is hit.` };
  // A figure already destroyed by the attack takes no further hit.
  const hit = [
    ...(outcome.struckDown ? [] : [defender.name]),
    ...outcome.moved.blockersHit.map((other) => other.name),
  ];
  if (hit.length === 0) {
    const text = `${rolled} ${does(defender, 'is')} destroyed already, so nobody is hit.`;
    return { title: 'Knockback Damage', text };
  }
  const receive = hit.length > 1 ? 'each receive' : 'receives';
  const destroyed = outcome.moved.blockersHit.filter(
    ({ life, wounds }) => life !== undefined && wounds + 1 >= life,
  );
  const fates = [
    ...(outcome.attack.wounds.knockback > 0 &&
    outcome.attack.destroyed.defender &&
    outcome.moved.falls.length === 0
      ? [defender.name]
      : []),
    ...destroyed.map((other) => other.name),
  ];
  const fate =
    fates.length > 0 ? ` ${listed(fates)} ${fates.length > 1 ? 'are' : 'is'} destroyed.` : '';
  return {
    title: 'Knockback Damage',
    text: `${rolled} ${listed(hit)} ${receive} one unblockable hit.${fate}`,
  };
}

function tellFall(
  { drop, pool, wounds, destroyed }: FallMade,
  faces: FacesRolled,
  { defender }: C3gScenario,
): Step {
  const fell = `${defender.name} falls ${counted(drop, 'level')}`;
  const rolled = faces[pool] ?? [];
  const isD20 = /^\d+$/.test(rolled[0] ?? '');
  const ending = isD20
    ? `rolls ${rolled.join()} on the D20: ${destroyed ? `destroyed, as on anything below ${UNHURT_FROM}` : 'unhurt'}`
    : `rolls ${inFaces(rolled)}: ${counted(wounds, 'wound')}${destroyed ? ', which destroys it' : ''}`;
  return { title: 'Falling', text: `${fell} and ${ending}.` };
}

/**
 * Tells an attack step by step, in the style of the rule document's examples and the order of the
 * stages.
 */
export function tellOutcome(
  outcome: AttackOutcome,
  faces: FacesRolled,
  profile: AttackProfile,
  scenario: C3gScenario,
): Step[] {
  const { attack } = outcome;
  const rolls = tellPowerRolls(outcome, faces, profile, scenario);
  const tolls = tellTolls(
    outcome,
    profile,
    scenario,
    counted,
    titlesRolled(outcome, faces, profile, scenario),
  );
  const afterwards = [
    ...rolls('afterwards'),
    ...whatPowersDid([...tolls.after, ...tellAgain(outcome, scenario)]),
  ];
  const before = [...rolls('beforehand'), ...whatPowersDid(tolls.before)];
  // 1. No attack at all.
  if (!attack.made) {
    const why = tellNoAttack(outcome, profile, scenario);
    return [...rolls('dice'), ...before, why, ...afterwards];
  }
  // 2. The dice, and the roll to ignore the attack.
  const begun = [
    ...rolls('dice'),
    tellDice(attack, scenario),
    ...before,
    ...tellIgnoring(outcome, faces, profile, scenario),
  ];
  // 3. The roll and what follows, unless the attack is ignored or evaded.
  if (attack.ignored) return [...begun, ...afterwards];
  const attacks = [
    ...rolls('attackRoll'),
    ...tellRoll(outcome, faces, profile, scenario, [
      ...rolls('evasion'),
      ...whatPowersDid(tellEvasion(outcome, scenario)),
      ...rolls('defenseRoll'),
    ]),
  ];
  if (attack.evaded) return [...begun, ...attacks, ...afterwards];
  return [
    ...begun,
    ...attacks,
    ...rolls('reckoning'),
    tellWounds(outcome, scenario),
    ...rolls('wounded'),
    ...whatPowersDid(tolls.wounded),
    ...rolls('back'),
    ...tellBack(outcome, profile, tolls),
    ...rolls('knockback'),
    ...tellKnockback(outcome, faces, profile, scenario),
    ...afterwards,
  ];
}

/** Stage 8, titled after the power that strikes back. */
function tellBack(outcome: AttackOutcome, { active }: AttackProfile, { back }: ToldTolls): Step[] {
  if (back.length === 0) return [];
  const { blocks, hits } = outcome.attack;
  const beyond = counted(blocks - hits, 'block');
  const left = `${capitalised(beyond)} ${blocks - hits === 1 ? 'is' : 'are'} left over.`;
  return [{ title: listed(strikers(outcome, active)), text: [left, ...back].join(' ') }];
}

/** Tells why no attack was made. */
export function tellNoAttack(
  { attack, struckDown }: AttackOutcome,
  profile: AttackProfile,
  { attacker, defender }: C3gScenario,
): Step {
  const hidden = notTargeted(defender.name, profile, attack.changes);
  const why = attack.replaced
    ? `${attacker.name} used a power instead of attacking.`
    : struckDown
      ? `${defender.name} was destroyed before the attack.`
      : attack.destroyed.attacker
        ? `${attacker.name} was destroyed before the attack.`
        : hidden
          ? `${hidden}.`
          : `${does(attacker, 'has')} no attack dice: an attack with 0 dice is no attack.`;
  return { title: 'No attack', text: why };
}

/** The dice of an attack, with the reasons for their numbers. */
interface DiceCounted {
  readonly attackDice: number;
  readonly defenseDice: number;
  readonly changes: readonly AttackChange[];
}

/** Who attacks whom, with how many dice and why. */
export function tellDice(
  { attackDice, defenseDice, changes }: DiceCounted,
  { attacker, defender, specialAttack, special }: C3gScenario,
): Step {
  const because = (one: Named, field: 'attackDice' | 'defenseDice', noun: string) => {
    const [subtracts, adds] = ['subtracts', 'adds'].map((verb) => verbOf(isPlural(one), verb));
    return listed(
      changes
        .filter((change) => change.field === field)
        .map(({ by, cause }) => {
          const dice = counted(Math.abs(by), 'die', 'dice');
          return by < 0
            ? `${subtracts} ${dice} from ${its(one)} ${noun} due to ${cause}`
            : `${adds} ${dice} to ${its(one)} ${noun} for ${cause}`;
        }),
    );
  };
  const rolls = (one: Named, dice: number, reason: string) =>
    `${one.name} ${reason ? `${reason} and ` : ''}${verbOf(isPlural(one), 'rolls')} ${counted(dice, 'combat die', 'combat dice')}.`;
  const kind = special?.title ?? (specialAttack ? 'a special attack' : 'a normal attack');
  return {
    title: 'The attack',
    text: [
      `${does(attacker, 'attacks')} ${inSentence(defender.name)} with ${kind}.`,
      rolls(attacker, attackDice, because(attacker, 'attackDice', 'attack')),
      rolls(defender, defenseDice, because(defender, 'defenseDice', 'defense')),
    ].join(' '),
  };
}

/** @param between steps between the attack roll and the defense roll */
function tellRoll(
  { attack }: AttackOutcome,
  faces: FacesRolled,
  { shieldsFrom }: AttackProfile,
  { attacker, defender }: C3gScenario,
  between: readonly Step[],
): Step[] {
  const isRolled = attack.defenseDice > 0 && !attack.undefended && !attack.evaded;
  const attacks = [
    `${does(attacker, 'rolls')} ${inFaces(rolledFaces(faces, ATTACK.name))}.`,
    tellSkulls(attack, attacker),
  ].join('');
  const defends = [
    isRolled ? ` ${does(defender, 'rolls')} ${inFaces(rolledFaces(faces, DEFENSE.name))}.` : '',
    attack.evaded ? '' : tellShields(attack, defender, isRolled ? [] : shieldsFrom),
  ].join('');
  const title = 'The roll';
  if (between.length === 0) return [{ title, text: `${attacks}${defends}` }];
  const defense = { title: 'The defense', text: defends.trim() };
  return [{ title, text: attacks }, ...between, ...(defends ? [defense] : [])];
}

function tellSkulls({ automaticSkulls, changes }: AttackOutcome['attack'], one: Named): string {
  if (automaticSkulls === 0) return '';
  const from = listed(changes.filter(isOf('automaticSkulls')).map(({ cause }) => cause));
  return ` ${does(one, 'adds')} ${counted(automaticSkulls, 'automatic skull')} from ${from}.`;
}

/** @param idle powers whose shields do not count because no defense die is rolled */
function tellShields(
  { automaticShields, changes }: AttackOutcome['attack'],
  one: Named,
  idle: readonly string[],
): string {
  if (automaticShields > 0) {
    const shields = counted(automaticShields, 'automatic shield');
    const from = listed(changes.filter(isOf('automaticShields')).map(({ cause }) => cause));
    return ` ${does(one, 'adds')} ${shields} from ${from}.`;
  }
  return idle.length > 0 ? ` No defense die is rolled, so ${listed(idle)} adds no shields.` : '';
}

const isOf =
  (field: AttackChange['field']) =>
  (change: AttackChange): boolean =>
    change.field === field;

/** The roll to ignore the attack, which is told before the dice that it can make unnecessary. */
function tellIgnoring(
  { attack }: AttackOutcome,
  faces: FacesRolled,
  { ignoresOn }: AttackProfile,
  { defender }: C3gScenario,
): Step[] {
  const title = 'Ignoring the attack';
  const fell = faces[IGNORE.name];
  if (!fell || ignoresOn === undefined) {
    // The roll itself was told with the rolls of powers.
    const text = `${does(defender, 'ignores')} the attack. No wounds, no Knockback.`;
    return attack.ignored ? [{ title, text }] : [];
  }
  const shown = `${does(defender, 'rolls')} ${listed(fell)} on the D20`;
  const text = attack.ignored
    ? `${shown}: at ${ignoresOn} or higher ${itDoes(defender, 'ignores')} the attack. No wounds, no Knockback.`
    : `${shown}, below ${ignoresOn}: the attack is not ignored.`;
  return [{ title, text }];
}

function tellWounds(outcome: AttackOutcome, { attacker, defender }: C3gScenario): Step {
  const { attack } = outcome;
  const shields = attack.shields + attack.automaticShields;
  const worth = attack.blocksPerShield > 1 ? `, each blocking ${attack.blocksPerShield},` : '';
  const total = `${possessive(defender)} total of ${counted(shields, 'shield')}${worth}`;
  const each = attack.hitsPerSkull > 1 ? `, each counting for ${attack.hitsPerSkull}` : '';
  const automatic =
    attack.automaticSkulls > 0 ? ` and ${counted(attack.automaticSkulls, 'automatic skull')}` : '';
  const hits = `the ${counted(attack.hits, 'hit')} from ${inSentence(possessive(attacker))} ${counted(attack.skulls, 'skull')}${each}${automatic}`;
  const wounds = attack.wounds.attack;
  const wounded = `${counted(wounds, 'wound')}${whyFewer(attack)}`;
  const received = `${itDoes(defender, 'receives')} ${wounded}`;
  const result =
    attack.hits === 0
      ? `${attacker.name} rolled no skulls, so there are no hits and ${inSentence(does(defender, 'receives'))} ${wounded}.`
      : shields === 0
        ? `${does(defender, 'has')} no shields against ${hits}, and ${received}.`
        : attack.hits <= attack.blocks
          ? `${total} blocks ${hits}, and ${received}.`
          : `${total} is not enough to block ${hits}, and ${received}.`;
  return { title: 'Wounds', text: `${result}${tellLife(outcome, defender)}` };
}

/** Why there are fewer wounds than hits minus blocks. */
export function whyFewer(attack: AttackOutcome['attack']): string {
  const { hits, blocks, wounds, shields } = attack;
  if (wounds.attack >= hits - blocks) return '';
  if (attack.ignoredWounds) return ', since they are ignored';
  if (attack.oneShieldBlocksAll && shields > 0) return ', since one shield blocks everything';
  if (wounds.attack === attack.mostWounds) return ', the most that one attack can deal';
  return ', all the Life left';
}

function tellLife({ attack, tolls }: AttackOutcome, defender: C3gScenario['defender']): string {
  const wounds = attack.wounds.attack;
  if (defender.life === undefined || wounds === 0) return '';
  const taken = defender.wounds + tolls.ignoring.unblockable + wounds;
  const fate = `${itDoes(defender, 'is')} ${taken >= defender.life ? '' : 'not '}destroyed`;
  return ` With ${counted(taken, 'wound')} of a Life of ${defender.life}, ${fate}.`;
}
