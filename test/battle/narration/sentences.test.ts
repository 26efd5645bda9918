import { expect, test } from 'vitest';
import { drivenText, fellText, lavaText } from '../../../src/battle/narration/sentences.ts';

test('a fall and lava are told with the roll, and with what it needed where it fails', () => {
  const lava = (roll: number) => lavaText({ is: 'lava', figure: 0, roll }, 'Krug');
  expect(lava(3)).toBe('Krug enters molten lava and rolls 3 on the D20, but needs 20.');
  expect(lava(20)).toBe('Krug enters molten lava, rolls 20 on the D20 and survives.');
  const fell = (roll: number) =>
    fellText({ is: 'fell', figure: 0, drop: 25, roll, wounds: 0 }, 'Krug');
  expect(fell(18)).toBe('Krug falls 25 levels and rolls 18 on the D20, but needs 19.');
  expect(fell(19)).toBe('Krug falls 25 levels, rolls 19 on the D20 and is unhurt.');
});

test('a figure that is driven up or down is told with the level to which it comes', () => {
  const at = (column: number, level: number) => ({ spaces: [[column, 2] as const], level });
  expect(drivenText('Krug', 3, at(3, 4), [at(4, 4), at(5, 8)])).toBe(
    'Knockback with 3 points drives Krug back 2 spaces, over 4,2 to 5,2, up to level 8.',
  );
  expect(drivenText('Krug', 1, at(3, 4), [at(4, 4)])).toBe(
    'Knockback with 1 point drives Krug back 1 space to 4,2.',
  );
  expect(drivenText('Krug', 1, at(3, 4), [])).toBe('Knockback with 1 point does not move Krug.');
});
