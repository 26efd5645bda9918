import { expect, test } from 'vitest';
import type { Document } from '../../fight/scenarios.ts';
import { hero, squad } from '../battles.ts';
import { stand, WIDE } from '../engine/standing.ts';
import { firstMoves, toldMoments, toldTexts } from './told-texts.ts';

const power = (name: string, ...effects: Document[]) => ({ powers: [{ name, effects }] });

test('those whom the end of one of their card hides are told by its power, and not as used by the fallen', () => {
  const scurry = power('Scurry', { hides: { at: 'destroyed', who: 'card', until: 'turn' } });
  const standing = stand(
    [[squad('Cutters', { figures: 4, ...scurry })], [hero('Other')]],
    [
      [2, 2],
      [3, 2],
      [4, 2],
      [5, 2],
      [9, 5],
    ],
  );
  const { game, turns } = standing;
  game.destroy(1, 1);
  const attack = { isNormal: true, wounds: 1, isDestroyed: true };
  const hideFor = (figure: number) =>
    turns.moments.together('destroyed', 0, { it: 4, attack }, 'own', [figure]);
  hideFor(1);
  expect(toldTexts(standing).join(' ')).toBe(
    'Cutter 2 is destroyed. By Scurry, Cutters 1, 3 and 4 hide and cannot be attacked from a distance this turn.',
  );
  for (const figure of [0, 2, 3]) game.destroy(figure, 1);
  hideFor(3);
  expect(toldTexts(standing).join(' ')).toMatch(/Cutter 4 is destroyed\.$/);
});

test('who may move by the power of a destroyed figure is told before anybody moves', () => {
  const scurry = power('Scurry', { regroups: { at: 'destroyed', figures: 2, spaces: 4 } });
  const standing = stand(
    [[squad('Cutters', { figures: 4, ...scurry }), hero('Chief')], [hero('Other')]],
    [
      [2, 2],
      [3, 2],
      [4, 2],
      [5, 2],
      [1, 1],
      [9, 5],
    ],
  );
  const { game } = standing;
  firstMoves(standing);
  game.destroy(1, 2);
  const attack = { isNormal: true, wounds: 1, isDestroyed: true };
  game.regroupings?.of(0, 'attackOver', 1, { it: 5, attack }, 'others');
  expect(toldTexts(standing).join(' ')).toMatch(
    /^Cutter 2 is destroyed\. By Cutters' Scurry, two of Cutters 1, 3 and 4 may move up to 4 spaces each\. Cutter 1 moves/,
  );
});

test('the points told are those after all that a moment does', () => {
  const standing = stand(
    [[hero('Finn'), hero('Friend')], [hero('Other')]],
    [
      [2, 2],
      [3, 2],
      [9, 5],
    ],
  );
  const { game } = standing;
  const told = () => toldMoments(standing).map(({ points }) => points);
  game.wound(1, 2, 2);
  expect(told()).toEqual([[150, 100]]);
  game.destroy(0, 2);
  expect(told()).toEqual([[50, 100]]);
  game.wound(1, -1, 'own side');
  expect(told()).toEqual([[75, 100]]);
  game.rise(0, game.tables.ground.numberOf([4, 3]));
  expect(told()).toEqual([[175, 100]]);
});

test('a glyph is told with the name of who stands on it, and as in vain where its kind is not known', () => {
  const on = (glyph: string) => {
    const others = [{ glyph, at: [3, 2] }];
    const standing = stand([[hero('Drake')], [hero('Other')]], [], {
      more: { board: { terrain: WIDE, others } },
    });
    const { state, tables } = standing.game;
    const at = (column: number) => tables.ground.numberOf([column, 2]);
    state.tell?.({ is: 'moved', figure: 0, flies: false, path: [at(2), at(3)] });
    state.tell?.({ is: 'arrives', figure: 0, place: at(3) });
    return toldTexts(standing).join(' ');
  };
  expect(on('Glyph of Astrid')).toMatch(/ to 3,2\. Drake stands on the Glyph of Astrid\.$/);
  expect(on('Gerda')).toMatch(/ Drake stands on the Glyph of Gerda\.$/);
  expect(on('power glyph')).toMatch(/ Drake stands on the power glyph, which does nothing here\.$/);
});
