import { counted, does, inSentence, inWords, listed, possessive } from '../../base/index.ts';
import { placeName } from '../../board/index.ts';
import { acts } from '../../cards/index.ts';
import type { FacesRolled } from '../../chance/index.ts';
import type { Step } from '../../rules/index.ts';
import { SURVIVES_LAVA_AT, UNHURT_FROM } from '../ground/fall.ts';
import type { Walk } from '../ground/walk.ts';
import type { C3gScenario } from '../scenario.ts';
import type { AttackOutcome, FallMade, StepMade } from './attack-outcome.ts';
import { KNOCKBACK_DAMAGE, lavaPool } from './pools.ts';
import { type AttackProfile, knocksBack } from './profile.ts';
import { inFaces } from './tell-faces.ts';

const points = (n: number) => counted(n, 'Knockback point');

/** Tells Knockback: the points, the way, Knockback Damage, the falls. */
export function tellKnockback(
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

/** What stopped it. A stop for uneven ground is told with the move, as being put back. */
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
