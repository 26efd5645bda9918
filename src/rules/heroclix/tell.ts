/* Describes a HeroClix attack step by step, for `explain`. */

import { capitalised, counted, inWords, listed } from '../../base/index.ts';
import { shareSide, spaceName } from '../../board/index.ts';
import type { FacesRolled } from '../../chance/index.ts';
import type { Step } from '../plan.ts';
import { ALWAYS_HITS, ALWAYS_MISSES, type AttackOutcome, knocksBack } from './attack-outcome.ts';
import type { HeroclixScenario } from './scenario.ts';
import type { Sequence } from './sequence.ts';
import { tellKnockbackDamage } from './tell-damage.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** Describes the knockback square by square, and what stopped it. */
function tellSequence(sequence: Sequence, scenario: HeroclixScenario): Step {
  const { attacker, defender } = scenario;
  const most = counted(attacker.knockbackDistance, 'square');
  const way = `${defender.name} is knocked back directly away from ${attacker.name}, ${most} at most (12.6d).`;
  const stop = `${capitalised(whyStopped(sequence, scenario))}, so it stops (12.6d).`;
  const text =
    sequence.squares.length > 0
      ? [way, ...tellSquares(sequence, scenario), stop]
      : [way, stop, 'It did not leave its square, but counts as knocked back (12.6d).'];
  return { title: 'Knockback', text: text.join(' ') };
}

function tellSquares({ squares }: Sequence, { board, defender }: HeroclixScenario): string[] {
  if (!board) {
    return [`It is placed ${counted(squares.length, 'square')} back, one by one, on level ground.`];
  }
  return squares.map(({ square, drop }, i) => {
    const ordinal = ORDINALS[i];
    const entered = ordinal ? `the ${ordinal} square` : `square ${i + 1}`;
    const down = drop > 0 ? `, ${counted(drop, 'level')} lower` : '';
    const what = i === 0 ? `${defender.name} is placed into` : 'Then into';
    return `${what} ${entered}, ${spaceName(square)}${down}.`;
  });
}

function whyStopped(
  { squares, stoppedBy, next, climb, blockers }: Sequence,
  { attacker, board }: HeroclixScenario,
): string {
  const square = `the next square, ${spaceName(next)},`;
  switch (stoppedBy) {
    case 'none': {
      const all = attacker.knockbackDistance;
      return `it has been knocked back ${all === 1 ? 'that square' : `all ${inWords(all)} of them`}`;
    }
    case 'character':
      return `${listed(blockers.map(({ name }) => name))} occupies the next square, ${spaceName(next)}`;
    case 'blocking':
      return `${square} is blocking terrain`;
    case 'wall': {
      const here = squares.at(-1)?.square ?? board?.defender;
      const isStraight = here && shareSide(here, next);
      return isStraight
        ? `a wall stands before the next square, ${spaceName(next)}`
        : `walls bar both ways past the corner to the next square, ${spaceName(next)}`;
    }
    case 'edge':
      return 'the next square would be past the edge of the map';
    case 'higher':
      return `${square} is ${counted(climb, 'level')} higher`;
    case 'fell':
      return 'the previous square was at a higher elevation';
  }
}

/** Describes an attack step by step. Cites the number of the rule for every stop and every point of damage. */
export function tellOutcome(
  outcome: AttackOutcome,
  faces: FacesRolled,
  scenario: HeroclixScenario,
): Step[] {
  const steps = [tellAttack(scenario), tellRoll(outcome, faces, scenario)];
  if (!outcome.hit) return steps;
  const { knockback } = outcome;
  if (!knockback) return [...steps, { title: 'Knockback', text: whyNone(outcome, scenario) }];
  return [
    ...steps,
    tellSequence(knockback.sequence, scenario),
    tellKnockbackDamage(knockback.sequence, knockback.damage, scenario),
  ];
}

/** Who attacks whom, and which rolls hit. */
export function tellAttack({ attacker, defender }: HeroclixScenario): Step {
  const needed = defender.defenseValue - attacker.attackValue;
  const hitsOn =
    needed > ALWAYS_HITS - 1
      ? `only a roll of ${ALWAYS_HITS} hits`
      : needed <= ALWAYS_MISSES + 1
        ? `anything but a roll of ${ALWAYS_MISSES} hits`
        : `a roll of ${needed} or more hits`;
  return {
    title: 'The attack',
    text:
      `${attacker.name} attacks ${defender.name}: with an attack value of ${attacker.attackValue} ` +
      `against a defense value of ${defender.defenseValue}, ${hitsOn}.`,
  };
}

function tellRoll(
  { roll, hit, criticalHit, damage }: AttackOutcome,
  faces: FacesRolled,
  { attacker, defender }: HeroclixScenario,
): Step {
  const total = roll + attacker.attackValue;
  const rolled = `${attacker.name} rolls ${listed(faces.attack ?? [])}, which makes ${roll}`;
  const wouldHit = total >= defender.defenseValue;
  const verdict = hit
    ? criticalHit
      ? `a critical hit, which always hits with one more damage`
      : `with its attack value ${total}, a hit`
    : roll === ALWAYS_MISSES && wouldHit
      ? 'a critical miss, which always misses'
      : `with its attack value ${total}, a miss`;
  const taken = hit
    ? `${defender.name} takes ${counted(damage, 'damage', 'damage')}.`
    : `${defender.name} takes no damage and is not knocked back.`;
  return { title: 'The roll', text: `${rolled}: ${verdict}. ${taken}` };
}

function whyNone({ damage }: AttackOutcome, scenario: HeroclixScenario): string {
  const { attacker, defender } = scenario;
  const why =
    knocksBack(scenario) && damage === 0
      ? 'the hit dealt no damage (by the ruling knockbackNeedsDamage)'
      : `${attacker.name} does not have KNOCKBACK`;
  return capitalised(`${why}, so ${defender.name} is not knocked back.`);
}
