/*
 * Caveats about the ground, Heights and Lives, for attacks and turns. All caveats about cards and
 * powers are in `kinds.ts`.
 */

import { inSentence } from '../../base/index.ts';
import type { Caveat } from '../../rules/index.ts';
import { withoutHeight } from '../ground/without-height.ts';
import type { Fighter } from '../scenario.ts';
import type { Setup } from '../setup.ts';
import { assumedText } from './fight.ts';

/** Assumptions about a board and the figures on it. */
export function groundCaveats(
  attackers: readonly Fighter[],
  defender: Fighter,
  board: Setup | undefined,
): Caveat[] {
  const unknown = attackers.flatMap((attacker) =>
    withoutHeight({ attacker, defender, ...(board && { board }) }),
  );
  const lives = (board?.others ?? []).filter(({ assumedLife }) => assumedLife);
  return [
    ...[...new Set(unknown)].map(({ name, height }) => ({
      kind: 'assumed',
      card: name,
      text: `${name}'s card gives no Height: ${height} is assumed.`,
    })),
    ...lives.map(({ name, life }) => ({
      kind: 'assumed',
      card: name,
      text: assumedText(`${inSentence(name)}'s`, [`Life of ${life}`]),
    })),
    ...(board?.lacks ?? []).map((text) => ({ kind: 'map', text })),
    ...(defender.life === undefined
      ? [
          {
            kind: 'noLife',
            card: defender.name,
            text: `No Life is given for ${inSentence(defender.name)}, so wounds never destroy it.`,
          },
        ]
      : []),
  ];
}
