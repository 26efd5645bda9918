import type { Card } from './card.ts';
import { powerTitle } from './powers/named-powers.ts';
import type { PowerUse } from './powers/power.ts';
import { writtenPower } from './written-power.ts';

/**
 * A card as plain data for other programs. It has only the stated fields, and a name for every power. Importing the
 * data gives the same card.
 */
export function exportedCard(card: Card): Readonly<Record<string, unknown>> {
  const { unstated = [], powers, ...fields } = card;
  const stated = Object.entries(fields).filter(
    ([field]) => !(unstated as readonly string[]).includes(field),
  );
  return { ...Object.fromEntries(stated), powers: powers.map(exportedPower) };
}

function exportedPower(use: PowerUse): Readonly<Record<string, unknown>> {
  const written = writtenPower(use);
  // A power that is defined on the card is already an object with a name.
  if (typeof written === 'object' && 'name' in written) return written;
  const { power, number } = use;
  return { name: powerTitle(use), power, ...(number !== undefined && { number }) };
}
