/* One attack told step by step, in the style of the rule document's examples. */

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
import type { AttackEvent, Knockback, PowerRoll, RollTime, Step } from '../../rules/index.ts';
import { SURVIVES_LAVA_AT, UNHURT_FROM } from '../ground/fall.ts';
import {
  firstFaces,
  inFaces,
  noAttackText,
  rollText,
  tollSentences,
  type Who,
  whyFewer,
} from './rolls.ts';

type Walk = NonNullable<Knockback['walk']>;

const points = (n: number) => counted(n, 'Knockback point');

/** Describes Knockback: the points, the move, Knockback Damage and the falls. */
function tellKnockback(event: AttackEvent, who: Who): Step[] {
  const { knockback, isTooFar, target } = event;
  const title = 'Knockback';
  if (isTooFar) {
    const text = `${does(who(target), 'is')} not adjacent, so there is no Knockback.`;
    return [{ title, text }];
  }
  if (!knockback) return [{ title, text: 'Knockback does not apply to this attack.' }];
  const reckoning = tellPoints(event, knockback, who);
  const { walk, damage, falls } = knockback;
  if (!walk) {
    const why =
      knockback.points === 0
        ? `${target} avoids all Knockback.`
        : `${target} was destroyed by the attack itself and is not knocked back.`;
    return [{ title, text: `${reckoning} ${why}` }];
  }
  const way = [tellMove(event, walk, who), ...walk.steps.flatMap(tellStep)];
  const stop = walk.steps.at(-1)?.isBurnt ? '' : tellStop(walk, target);
  return [
    { title, text: [reckoning, ...way, stop].filter(Boolean).join(' ') },
    ...(damage ? [tellDamage(damage, who(target))] : []),
    ...falls.map((fall) => tellFall(fall, target)),
  ];
}

function tellPoints(
  { who: attacker, target }: AttackEvent,
  { skulls, targetSkulls, points: left, changers }: Knockback,
  who: Who,
): string {
  const has = `${does(who(attacker), 'has')} ${points(skulls)}`;
  const cancelled = Math.min(skulls, targetSkulls);
  const cancels =
    targetSkulls === 0
      ? `${inSentence(target)} rolled no skulls to cancel them`
      : `${inSentence(possessive(who(target)))} ${counted(targetSkulls, 'skull')} ${targetSkulls === 1 ? 'cancels' : 'cancel'} ${inWords(cancelled)}`;
  const by = left - (skulls - cancelled);
  const changes =
    by === 0
      ? ' and '
      : `, ${cancels}, and ${listed(changers)} ${by > 0 ? 'adds' : 'takes away'} ${inWords(Math.abs(by))}`;
  const reckoned = by === 0 ? `${has}${changes}${cancels}` : `${has}${changes}`;
  return `${reckoned}, which leaves ${points(left)}.`;
}

function tellMove({ who: attacker, target }: AttackEvent, walk: Walk, who: Who): string {
  const { spaces, steps, place } = walk;
  const defender = who(target);
  // A figure destroyed by lava stopped before any steps could be undone.
  const putBack = steps.at(-1)?.isBurnt ? 0 : walk.putBack;
  const back =
    putBack === 0
      ? ''
      : `it was put back ${counted(putBack, 'space')}, since it must end on two spaces of one level`;
  if (spaces === 0) {
    return back
      ? `${does(defender, 'ends')} where it stood: ${back}.`
      : `${target} cannot be moved at all.`;
  }
  const where = place ? `, to ${placeName(place)}` : '';
  return (
    `${does(defender, 'is')} moved ${counted(spaces, 'space')} directly away from ` +
    `${inSentence(attacker)} in a straight line${where}${back && ` (${back})`}.`
  );
}

/** Describes a step only if it has something to mention: a climb or molten lava. */
function tellStep({ place, cost, lava, isBurnt }: Walk['steps'][number]): string[] {
  const where = placeName(place);
  const climbs = cost > 1 ? [`The step up to ${where} takes ${points(cost)}.`] : [];
  if (lava === undefined) return climbs;
  const fate = isBurnt
    ? `it is destroyed, as on any roll below ${SURVIVES_LAVA_AT}`
    : 'it survives';
  return [...climbs, `On ${where} it enters molten lava and rolls ${lava} on the D20: ${fate}.`];
}

/** What stopped the move. A stop on uneven ground is described with the move instead, as steps undone. */
function tellStop(
  { stoppedBy, blockers, refused, pointsLeft, putBack }: Walk,
  name: string,
): string {
  const left = `with ${points(pointsLeft)} left`;
  const inTheWay = listed(blockers);
  switch (stoppedBy) {
    case 'none':
    case 'uneven':
      return '';
    case 'edge': {
      const stays = putBack > 0 ? '' : `, so ${inSentence(name)} stays on its last space`;
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
    default: {
      const climb = counted(refused?.climb ?? 0, 'level');
      return `The next space is ${climb} up and would take ${points(refused?.cost ?? 0)}, ${left}: it stops.`;
    }
  }
}

function tellDamage(
  { face, hit, destroyed }: NonNullable<Knockback['damage']>,
  defender: Named,
): Step {
  const title = 'Knockback Damage';
  const rolled =
    `${defender.name} was moved less than its Knockback points allow, so one attack die is rolled for ` +
    `Knockback Damage: a ${face}.`;
  if (face !== 'skull') return { title, text: `${rolled} Nobody is hit.` };
  if (hit.length === 0) {
    return {
      title,
      text: `${rolled} ${does(defender, 'is')} destroyed already, so nobody is hit.`,
    };
  }
  const receive = hit.length > 1 ? 'each receive' : 'receives';
  const fate =
    destroyed.length > 0
      ? ` ${listed(destroyed)} ${destroyed.length > 1 ? 'are' : 'is'} destroyed.`
      : '';
  return { title, text: `${rolled} ${listed(hit)} ${receive} one unblockable hit.${fate}` };
}

function tellFall(
  { drop, faces, wounds, isDestroyed }: Knockback['falls'][number],
  defender: string,
): Step {
  const fell = `${defender} falls ${counted(drop, 'level')}`;
  const isD20 = /^\d+$/.test(faces[0] ?? '');
  const ending = isD20
    ? `rolls ${faces.join()} on the D20: ${isDestroyed ? `destroyed, as on any roll below ${UNHURT_FROM}` : 'unhurt'}`
    : `rolls ${inFaces(faces)}: ${counted(wounds, 'wound')}${isDestroyed ? ', which destroys it' : ''}`;
  return { title: 'Falling', text: `${fell} and ${ending}.` };
}

/** Describes an attack step by step, in the order of the stages. */
export function attackSteps(event: AttackEvent, who: Who): Step[] {
  const rolls = (...times: readonly RollTime[]) => tellRolls(event, times, who);
  const tolls = (at: RollTime) => tollSentences(event, at, who, counted);
  const afterwards = [
    ...rolls('afterwards'),
    ...whatPowersDid([...tolls('afterwards'), ...tellAgain(event, who)]),
  ];
  const before = [...rolls('beforehand'), ...whatPowersDid(tolls('beforehand'))];
  // 1. No attack at all.
  if (event.none) {
    const why = { title: 'No attack', text: noAttackText(event, who) };
    return [...rolls('dice'), ...before, why, ...afterwards];
  }
  // 2. The dice, and the roll to ignore the attack.
  const begun = [
    ...rolls('dice'),
    tellDice(event, who),
    ...before,
    ...tellIgnoring(event, who(event.target)),
  ];
  // 3. The roll and what follows, unless the attack is ignored or evaded.
  if (event.ignored) return [...begun, ...afterwards];
  const attacks = [
    ...rolls('attackRoll'),
    ...tellRoll(event, who, [
      ...rolls('evasion'),
      ...whatPowersDid(
        event.evaded
          ? [`${does(who(event.target), 'evades')} the attack: no wounds, no Knockback.`]
          : [],
      ),
      ...rolls('defenseRoll'),
    ]),
  ];
  if (event.evaded) return [...begun, ...attacks, ...afterwards];
  return [
    ...begun,
    ...attacks,
    ...rolls('reckoning'),
    tellWounds(event, who),
    ...rolls('wounded'),
    ...whatPowersDid(tolls('wounded')),
    ...rolls('back'),
    ...tellBack(event, tolls('back')),
    ...rolls('knockback'),
    ...tellKnockback(event, who),
    ...afterwards,
  ];
}

/** The rolls for powers at the given times: which figure rolls, for which power, and what the power does. */
function tellRolls({ rolls }: AttackEvent, times: readonly RollTime[], who: Who): Step[] {
  return rolls
    .filter(({ at }) => at && times.includes(at))
    .map((roll) => ({ title: roll.power, text: tellPowerRoll(roll, who(roll.who)) }));
}

/** "Finn rolls 13 on the D20 for Poison: …", "Finn rolls two dice again for Chain Axe: one skull and one blank." */
function tellPowerRoll(roll: PowerRoll, one: Named): string {
  const { power, effect, faces, rerolled } = roll;
  if (rerolled === undefined) return `${one.name} ${rollText(roll, one)}: ${effect}.`;
  const dice = counted(rerolled, 'die', 'dice');
  return `${does(one, 'rolls')} ${dice} again for ${power}: ${inFaces(faces)}.`;
}

/** A step for the effects of powers, if there are any. */
function whatPowersDid(sentences: readonly string[]): Step[] {
  return sentences.length > 0 ? [{ title: 'What powers did', text: sentences.join(' ') }] : [];
}

function tellAgain({ who: name, healed, again }: AttackEvent, who: Who): string[] {
  return [
    ...(healed ? [`${does(who(name), 'is')} healed of ${counted(healed, 'wound')}.`] : []),
    ...(again ? [`${name} may attack again.`] : []),
  ];
}

/** Stage 8, titled with the powers that strike back. */
function tellBack({ blocks, hits, strikers }: AttackEvent, back: readonly string[]): Step[] {
  if (back.length === 0) return [];
  const beyond = counted(blocks - hits, 'block');
  const left = `${capitalised(beyond)} ${blocks - hits === 1 ? 'is' : 'are'} left over.`;
  return [{ title: listed(strikers), text: [left, ...back].join(' ') }];
}

/** Who attacks whom, with how many dice, and why that many. */
export function tellDice(
  {
    who: attacker,
    target,
    power,
    isSpecial,
    attackDice,
    defenseDice,
    changes,
  }: Pick<
    AttackEvent,
    'who' | 'target' | 'power' | 'isSpecial' | 'attackDice' | 'defenseDice' | 'changes'
  >,
  who: Who,
): Step {
  const [one, other] = [who(attacker), who(target)];
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
  const kind = power ?? (isSpecial ? 'a special attack' : 'a normal attack');
  return {
    title: 'The attack',
    text: [
      `${does(one, 'attacks')} ${inSentence(target)} with ${kind}.`,
      rolls(one, attackDice, because(one, 'attackDice', 'attack')),
      rolls(other, defenseDice, because(other, 'defenseDice', 'defense')),
    ].join(' '),
  };
}

/** @param between steps to insert between the attack roll and the defense roll */
function tellRoll(event: AttackEvent, who: Who, between: readonly Step[]): Step[] {
  const { dice, rolls, evaded, undefended, defenseDice, idleShields } = event;
  const [attacker, defender] = [who(event.who), who(event.target)];
  const isRolled = defenseDice > 0 && !undefended && !evaded;
  const again = (time: RollTime) =>
    rolls.filter(({ at }) => at === time).map((roll) => ` ${tellPowerRoll(roll, who(roll.who))}`);
  const attacks = [
    `${does(attacker, 'rolls')} ${inFaces(firstFaces(dice, 'attack'))}.`,
    ...again('attackReroll'),
    tellSkulls(event, attacker),
  ].join('');
  const defends = [
    isRolled ? ` ${does(defender, 'rolls')} ${inFaces(firstFaces(dice, 'defense'))}.` : '',
    ...again('defenseReroll'),
    evaded ? '' : tellShields(event, defender, idleShields),
  ].join('');
  const title = 'The roll';
  if (between.length === 0) return [{ title, text: `${attacks}${defends}` }];
  const defense = { title: 'The defense', text: defends.trim() };
  return [{ title, text: attacks }, ...between, ...(defends ? [defense] : [])];
}

function tellSkulls({ automaticSkulls, changes }: AttackEvent, one: Named): string {
  if (automaticSkulls === 0) return '';
  const from = listed(causesOf(changes, 'automaticSkulls'));
  return ` ${does(one, 'adds')} ${counted(automaticSkulls, 'automatic skull')} from ${from}.`;
}

/** @param idle powers whose automatic shields do not count because no defense die is rolled */
function tellShields(
  { automaticShields, changes }: AttackEvent,
  one: Named,
  idle: readonly string[],
): string {
  if (automaticShields > 0) {
    const shields = counted(automaticShields, 'automatic shield');
    const from = listed(causesOf(changes, 'automaticShields'));
    return ` ${does(one, 'adds')} ${shields} from ${from}.`;
  }
  return idle.length > 0 ? ` No defense die is rolled, so ${listed(idle)} adds no shields.` : '';
}

const causesOf = (changes: AttackEvent['changes'], field: string): string[] =>
  changes.filter((change) => change.field === field).map(({ cause }) => cause);

/** The roll to ignore the attack. It comes first, because it can make the other dice unnecessary. */
function tellIgnoring({ ignored, ignoring }: AttackEvent, defender: Named): Step[] {
  const title = 'Ignoring the attack';
  if (!ignoring) {
    // The roll itself is described with the rolls for powers.
    const text = `${does(defender, 'ignores')} the attack. No wounds, no Knockback.`;
    return ignored ? [{ title, text }] : [];
  }
  const shown = `${does(defender, 'rolls')} ${ignoring.roll} on the D20`;
  const text = ignored
    ? `${shown}: at ${ignoring.needs} or higher ${itDoes(defender, 'ignores')} the attack. No wounds, no Knockback.`
    : `${shown}, below ${ignoring.needs}: the attack is not ignored.`;
  return [{ title, text }];
}

function tellWounds(event: AttackEvent, who: Who): Step {
  const { hits, blocks, skulls, automaticSkulls, hitsPerSkull, blocksPerShield } = event;
  const [attacker, defender] = [who(event.who), who(event.target)];
  const shields = event.shields + event.automaticShields;
  const worth = blocksPerShield > 1 ? `, each blocking ${blocksPerShield},` : '';
  const total = `${possessive(defender)} total of ${counted(shields, 'shield')}${worth}`;
  const each = hitsPerSkull > 1 ? `, each counting for ${hitsPerSkull}` : '';
  const automatic =
    automaticSkulls > 0 ? ` and ${counted(automaticSkulls, 'automatic skull')}` : '';
  const dealt = `the ${counted(hits, 'hit')} from ${inSentence(possessive(attacker))} ${counted(skulls, 'skull')}${each}${automatic}`;
  const wounded = `${counted(event.wounds, 'wound')}${whyFewer(event)}`;
  const received = `${itDoes(defender, 'receives')} ${wounded}`;
  const result =
    hits === 0
      ? `${attacker.name} rolled no skulls, so there are no hits and ${inSentence(does(defender, 'receives'))} ${wounded}.`
      : shields === 0
        ? `${does(defender, 'has')} no shields against ${dealt}, and ${received}.`
        : hits <= blocks
          ? `${total} blocks ${dealt}, and ${received}.`
          : `${total} is not enough to block ${dealt}, and ${received}.`;
  return { title: 'Wounds', text: `${result}${tellLife(event, defender)}` };
}

function tellLife({ wounds, targetLife: life }: AttackEvent, defender: Named): string {
  if (!life || wounds === 0) return '';
  const fate = `${itDoes(defender, 'is')} ${life.wounds >= life.of ? '' : 'not '}destroyed`;
  return ` With ${counted(life.wounds, 'wound')} and a Life of ${life.of}, ${fate}.`;
}
