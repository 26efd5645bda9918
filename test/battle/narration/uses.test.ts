import { expect, test } from 'vitest';
import type { Document } from '../../fight/scenarios.ts';
import { hero, squad } from '../battles.ts';
import { stand } from '../engine/standing.ts';
import { toldTexts } from './told-texts.ts';

const power = (name: string, ...effects: Document[]) => ({ powers: [{ name, effects }] });

/** The narration of powers that a card uses when its turn or a round ends. */
function told(own: Document, dice: number, act: 'turnEnds' | 'roundBegins' = 'turnEnds'): string {
  const standing = stand(
    [[own, hero('Friend')], [hero('Other')]],
    [
      ...Array.from({ length: Number(own.figures ?? 1) }, (_, i) => [i, 2] as const),
      [6, 2],
      [9, 5],
    ],
    { dice: [dice] },
  );
  const { moments } = standing.turns;
  if (act === 'turnEnds') moments.turnEnds(0);
  else moments.roundBegins();
  return toldTexts(standing).join(' ');
}

test('a power upon nobody is rolled for, and says what a low roll had to be', () => {
  const stab = hero('Hawthorne', power('Stab in the Back', { goesOver: 1 }));
  expect(told(stab, 13)).toBe('Hawthorne rolls 13 on the D20 for Stab in the Back, but needs 1.');
  expect(told(stab, 1)).toMatch(
    /^Hawthorne rolls 1 on the D20 for Stab in the Back\. Hawthorne fights for Blue from now on\.$/,
  );
  const lent = hero('Isamu', power('Greed', { lendsItself: 3 }));
  expect(told(lent, 4)).toBe('Isamu rolls 4 on the D20 for Greed, but needs 3 or less.');
});

test('a power by which a whole card comes is told of the card', () => {
  const drop = squad('Airborne', { figures: 2, ...power('The Drop', { comesLater: { d20: 13 } }) });
  const standing = stand(
    [[drop, hero('Friend')], [hero('Other')]],
    [undefined, undefined, [2, 2], [9, 5]],
    {
      dice: [7],
    },
  );
  standing.turns.moments.roundBegins();
  expect(toldTexts(standing)).toEqual(['Airborne rolls 7 on the D20 for The Drop, but needs 13.']);
});

test('how many figures a table lets act is told with its roll', () => {
  const swarm = power('Swarm', { swarms: { move: { 1: 3, 13: 6 } } });
  const standing = stand(
    [[squad('Drones', { figures: 3, ...swarm })], [hero('Other')]],
    [
      [1, 2],
      [2, 2],
      [3, 2],
      [9, 5],
    ],
    { dice: [14] },
  );
  standing.acts.beginTurn(0);
  expect(toldTexts(standing)).toEqual([
    'Drones roll 14 on the D20 for Swarm: 6 of them may move and attack.',
  ]);
});
