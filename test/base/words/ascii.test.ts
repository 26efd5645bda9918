import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { asAscii } from '../../../src/base/words/ascii.ts';

const DATA = { name: 'Dünd', sign: '≥', die: '🎲', plain: 'a\\b"c\n' };

test('data are the same in ASCII', () => {
  const json = asAscii(JSON.stringify(DATA));
  expect(json).toMatch(/^[\0-\x7f]*$/);
  expect(JSON.parse(json)).toEqual(DATA);
});

test('so is a script', () => {
  const script = asAscii("[/[≥≤]/.test('a ≥ b'), /^🎲$/u.test('🎲'), `ü`.length]");
  expect(script).toMatch(/^[\0-\x7f]*$/);
  expect(runInThisContext(script)).toEqual([true, true, 1]);
});

test('text that would change its meaning is rejected', () => {
  expect(() => asAscii('/\\≥/')).toThrow('≥ behind a backslash cannot be written as ASCII');
});
