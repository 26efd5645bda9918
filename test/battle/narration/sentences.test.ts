import { expect, test } from 'vitest';
import { sentenceOf } from '../../../src/battle/narration/sentences.ts';
import { whoIn } from '../../../src/fight/narration/rolls.ts';
import type { BattleEvent } from '../../../src/rules/fight-event.ts';

const told = (event: BattleEvent) => sentenceOf(event, whoIn([]));

test('a fall and lava are told with the roll, and with what it needed where it fails', () => {
  const lava = (roll: number) => told({ is: 'lava', who: 'Krug', d20: roll });
  expect(lava(3)).toBe('Krug enters molten lava and rolls 3 on the D20, but needs 20.');
  expect(lava(20)).toBe('Krug enters molten lava, rolls 20 on the D20 and survives.');
  const fell = (roll: number) => told({ is: 'falls', who: 'Krug', drop: 25, d20: roll, wounds: 0 });
  expect(fell(18)).toBe('Krug falls 25 levels and rolls 18 on the D20, but needs 19.');
  expect(fell(19)).toBe('Krug falls 25 levels, rolls 19 on the D20 and is unhurt.');
});

test('a figure that is driven up or down is told with the level to which it comes', () => {
  const driven = (points: number, levels: readonly [number, number], ...columns: number[]) =>
    told({
      is: 'driven',
      who: 'Krug',
      spaces: columns.length,
      knockbackPoints: points,
      levels,
      places: columns.map((column) => [[column, 2]]),
    });
  expect(driven(3, [4, 8], 4, 5)).toBe(
    'Knockback with 3 points drives Krug back 2 spaces, over 4,2 to 5,2, up to level 8.',
  );
  expect(driven(1, [4, 4], 4)).toBe('Knockback with 1 point drives Krug back 1 space to 4,2.');
  expect(driven(1, [4, 4])).toBe('Knockback with 1 point does not move Krug.');
});
