/* Sentences about the events of a HeroClix attack, for `explain`. They cite the rule for every stop and every damage. */

import { capitalised, counted, inWords, listed } from '../../base/index.ts';
import { type Space, shareSide, spaceName } from '../../board/index.ts';
import type { EventOf } from '../fight-event.ts';
import type { Step } from '../plan.ts';
import type { AttackEvents } from './attack-events.ts';
import { ALWAYS_HITS, ALWAYS_MISSES } from './attack-outcome.ts';

type Roll = EventOf<'attackRoll'>;
type Driven = EventOf<'driven'>;
type Stopped = EventOf<'stopped'>;
type Damage = EventOf<'knockbackDamage'>;

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** Describes an attack step by step. */
export function tellEvents([roll, ...knockback]: AttackEvents): Step[] {
  const steps: Step[] = [
    { title: 'The attack', text: attackText(roll) },
    { title: 'The roll', text: rollText(roll) },
  ];
  if (!roll.isHit) return steps;
  if (knockback.length === 0) {
    return [...steps, { title: 'Knockback', text: unmovedText(roll) }];
  }
  const [driven, stopped, damage] = knockback;
  return [
    ...steps,
    { title: 'Knockback', text: drivenText(roll, driven, stopped) },
    { title: 'Knockback damage', text: damageText(damage, driven, stopped) },
  ];
}

/** Who attacks whom, and which rolls hit. */
export function attackText({
  who,
  target,
  attackValue,
  defenseValue,
}: Pick<Roll, 'who' | 'target' | 'attackValue' | 'defenseValue'>): string {
  const needed = defenseValue - attackValue;
  const hitsOn =
    needed > ALWAYS_HITS - 1
      ? `only a roll of ${ALWAYS_HITS} hits`
      : needed <= ALWAYS_MISSES + 1
        ? `anything but a roll of ${ALWAYS_MISSES} hits`
        : `a roll of ${needed} or more hits`;
  return (
    `${who} attacks ${target}: with an attack value of ${attackValue} ` +
    `against a defense value of ${defenseValue}, ${hitsOn}.`
  );
}

function rollText(event: Roll): string {
  const { who, target, dice, attackValue, defenseValue, isHit, isCritical, damage } = event;
  const faces = dice.attack ?? [];
  const roll = faces.reduce((sum, face) => sum + Number(face), 0);
  const total = roll + attackValue;
  const verdict = isHit
    ? isCritical
      ? 'a critical hit, which always hits with one more damage'
      : `with its attack value ${total}, a hit`
    : roll === ALWAYS_MISSES && total >= defenseValue
      ? 'a critical miss, which always misses'
      : `with its attack value ${total}, a miss`;
  const taken = isHit
    ? `${target} takes ${counted(damage, 'damage', 'damage')}.`
    : `${target} takes no damage and is not knocked back.`;
  return `${who} rolls ${listed(faces)}, which makes ${roll}: ${verdict}. ${taken}`;
}

function unmovedText({ who, target, unmoved }: Roll): string {
  return unmoved === 'noDamage'
    ? `The hit dealt no damage, so ${target} is not knocked back (ruling knockbackNeedsDamage).`
    : capitalised(`${who} does not have KNOCKBACK, so ${target} is not knocked back.`);
}

/** Describes the knockback square by square, and what stopped it. */
function drivenText({ who, target }: Roll, driven: Driven, stopped: Stopped): string {
  const most = counted(driven.most ?? 0, 'square');
  const way = `${target} is knocked back directly away from ${who}, ${most} at most (12.6d).`;
  const stop = `${capitalised(whyStopped(driven, stopped))}, so it stops (12.6d).`;
  const texts =
    driven.spaces > 0
      ? [way, ...squareTexts(driven), stop]
      : [way, stop, 'It did not leave its square, but counts as knocked back (12.6d).'];
  return texts.join(' ');
}

function squareTexts({ who, spaces, places, drops = [] }: Driven): string[] {
  if (!places) {
    return [`It is placed ${counted(spaces, 'square')} back, one by one, on level ground.`];
  }
  return places.map((place, i) => {
    const ordinal = ORDINALS[i];
    const entered = ordinal ? `the ${ordinal} square` : `square ${i + 1}`;
    const drop = drops[i] ?? 0;
    const down = drop > 0 ? `, ${counted(drop, 'level')} lower` : '';
    const what = i === 0 ? `${who} is placed into` : 'Then into';
    return `${what} ${entered}, ${nameOf(place)}${down}.`;
  });
}

function whyStopped(
  { most = 0, from, places }: Driven,
  { cause, next, climb = 0, blockers }: Stopped,
): string {
  const name = nameOf(next);
  const square = `the next square, ${name},`;
  switch (cause) {
    case 'none':
      return `it has been knocked back ${most === 1 ? 'that square' : `all ${inWords(most)} of them`}`;
    case 'character':
      return `${listed(blockers)} occupies the next square, ${name}`;
    case 'blocking':
      return `${square} is blocking terrain`;
    case 'wall': {
      const [here] = places?.at(-1) ?? from ?? [];
      const [beyond] = next ?? [];
      return here && beyond && shareSide(here, beyond)
        ? `a wall stands before the next square, ${name}`
        : `walls bar both ways past the corner to the next square, ${name}`;
    }
    case 'edge':
      return 'the next square would be past the edge of the map';
    case 'higher':
      return `${square} is ${counted(climb, 'level')} higher`;
    case 'fell':
      return 'the previous square was at a higher elevation';
    default:
      throw new Error(`unknown cause: ${cause}`);
  }
}

const nameOf = ([square]: readonly Space[] = []): string => (square ? spaceName(square) : '');

/** Describes the knockback damage and its reasons, or says why there is none. */
function damageText(
  { who, damage, isImmune, ...reasonsGiven }: Damage,
  driven: Driven,
  stopped: Stopped,
): string {
  const reasons = reasonsFor(reasonsGiven, driven, stopped);
  if (reasons.length === 0) return `${whyNone(stopped)}: no knockback damage (12.6e).`;
  const dealt = reasons.map((reason) => `${capitalised(reason)}: 1 damage (12.6e).`);
  if (isImmune) {
    const none = `But ${who} is Immune and can't take knockback damage (12.6e), so it takes none.`;
    return [...dealt, none].join(' ');
  }
  const merged =
    damage < reasons.length
      ? ['Because the ruling fallAndShortAddUp is off, both reasons together deal only 1.']
      : [];
  const taken = `${who} takes ${counted(damage, 'knockback damage', 'knockback damage')}.`;
  return [...dealt, ...merged, taken].join(' ');
}

/** A part of a sentence for each point of damage. */
function reasonsFor(
  { isShort, isLower, fullDistance }: Pick<Damage, 'isShort' | 'isLower' | 'fullDistance'>,
  { spaces }: Driven,
  { cause }: Stopped,
): string[] {
  const needed = inWords(fullDistance);
  const moved = counted(spaces, 'square');
  const why =
    cause === 'none'
      ? `it was placed only ${moved} back, short of ${needed} (the ruling statedDistanceIsFull is off)`
      : `it was stopped after ${moved}, short of ${needed}, and not by a character`;
  return [
    ...(isShort ? [why] : []),
    ...(isLower ? ['the last square of its path is lower than the one before'] : []),
  ];
}

function whyNone({ cause }: Stopped): string {
  const short =
    cause === 'character' ? 'It was stopped by a character' : 'It was not stopped short';
  return `${short} and entered no lower square`;
}
