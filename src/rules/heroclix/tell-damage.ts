import { capitalised, counted, inWords } from '../../base/index.ts';
import type { Step } from '../plan.ts';
import { type KnockbackDamage, neededDistance } from './damage.ts';
import type { HeroclixScenario } from './scenario.ts';
import type { Sequence } from './sequence.ts';

/** Describes the knockback damage and its reasons, or says why there is none. */
export function tellKnockbackDamage(
  sequence: Sequence,
  damage: KnockbackDamage,
  scenario: HeroclixScenario,
): Step {
  const { defender, rulings } = scenario;
  const reasons = reasonsFor(sequence, damage, scenario);
  const { clicks, immune } = damage;
  const dealt = reasons.map((reason) => `${capitalised(reason)}: 1 damage (12.6e).`);
  const isMerged = reasons.length > 1 && !rulings.fallAndShortAddUp;
  const sum = immune
    ? `But ${defender.name} is Immune and can't take knockback damage (12.6e), so it takes none.`
    : isMerged
      ? 'Because the ruling fallAndShortAddUp is off, both reasons together deal only 1.'
      : '';
  const text =
    reasons.length === 0
      ? `${whyNone(sequence)}: no knockback damage (12.6e).`
      : [
          ...dealt,
          sum,
          immune
            ? ''
            : `${defender.name} takes ${counted(clicks, 'knockback damage', 'knockback damage')}.`,
        ]
          .filter(Boolean)
          .join(' ');
  return { title: 'Knockback damage', text };
}

/** A part of a sentence for each point of damage. */
function reasonsFor(
  { squares, stoppedBy }: Sequence,
  { short, fall }: KnockbackDamage,
  { attacker }: HeroclixScenario,
): string[] {
  const needed = inWords(neededDistance(attacker));
  const moved = counted(squares.length, 'square');
  const why =
    stoppedBy === 'none'
      ? `it was placed only ${moved} back, short of ${needed} (the ruling statedDistanceIsFull is off)`
      : `it was stopped after ${moved}, short of ${needed}, and not by a character`;
  return [
    ...(short ? [why] : []),
    ...(fall ? ['the last square of its path is lower than the one before'] : []),
  ];
}

function whyNone({ stoppedBy }: Sequence): string {
  const short =
    stoppedBy === 'character' ? 'It was stopped by a character' : 'It was not stopped short';
  return `${short} and entered no lower square`;
}
