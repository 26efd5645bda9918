/*
 * Caveats about the ground, Height and Life, for attacks and turns. All caveats about cards and powers are in
 * `kinds.ts`.
 */

import { inSentence, listed, sameName } from '../../base/index.ts';
import type { Caveat } from '../../rules/index.ts';
import { isForCard } from '../auras.ts';
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
    ...aurasLeftOut(attackers, defender, board),
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

/** Figures on the board whose auras could act on a fighter, unless `near` names their cards. */
function aurasLeftOut(
  attackers: readonly Fighter[],
  defender: Fighter,
  board: Setup | undefined,
): Caveat[] {
  const fighters = [
    ...attackers.map((card) => ({ card, side: 'attacker' })),
    { card: defender, side: 'defender' },
  ];
  const named = fighters.flatMap(({ card: { near = [] } }) => near.map(({ card }) => card.name));
  const left = (board?.others ?? []).filter(
    ({ name }) => !named.some((one) => sameName(one, name)),
  );
  const found = left.flatMap(({ name, side: own = 'defender', auras = [] }) => {
    const acting = auras.filter(({ to }) =>
      fighters.some(({ card, side }) => {
        const standing = { isOfSide: side === own, isSameCard: sameName(card.name, name) };
        return isForCard(to, standing, card);
      }),
    );
    if (acting.length === 0) return [];
    const powers = [...new Set(acting.map(({ power }) => power))];
    const [isLeftOut, it] = powers.length > 1 ? ['are left out', 'them'] : ['is left out', 'it'];
    return [
      {
        kind: 'aura',
        card: name,
        powers,
        text: `${listed(powers)} of ${inSentence(name)} ${isLeftOut}: auras on a board are not played. If the figure is near enough, name its card under \`near\` of the ${own} to count ${it}.`,
      },
    ];
  });
  return found.filter(({ card }, i) => found.findIndex((one) => one.card === card) === i);
}

/** The caveat for attackers that may attack from a distance on a board. */
export const sightUnchecked = (attackers: readonly Fighter[]): string =>
  `Lines of sight are not checked for ranged attacks of ${listed(attackers.map(({ name }) => inSentence(name)))}.`;
