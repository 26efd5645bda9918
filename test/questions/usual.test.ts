import { expect, test } from 'vitest';
import { mostUsual } from '../../src/questions/usual.ts';

test('is the one of most fights, of equals the first', () => {
  expect(mostUsual(['a']).text).toBe('a');
  expect(mostUsual(['a', 'b', 'b']).text).toBe('b');
  expect(mostUsual(['b', 'a', 'a', 'b']).text).toBe('b');
});
