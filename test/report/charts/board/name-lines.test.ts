import { expect, test } from 'vitest';
import { nameLines } from '../../../../src/report/charts/board/name-lines.ts';
import { textWidth } from '../../../../src/report/pictures/text-width.ts';

test('a name that fits has as few lines as it needs', () => {
  expect(nameLines('Hawkgirl', 64, 11)).toEqual(['Hawkgirl']);
  expect(nameLines('Solomon Grundy', 64, 11)).toEqual(['Solomon', 'Grundy']);
  expect(nameLines('Spy & Co <b>', 64, 11)).toEqual(['Spy & Co', '<b>']);
  expect(nameLines('', 64, 11)).toEqual(['']);
});

test('a long name is two lines that fit, with an ellipsis for the rest', () => {
  for (const name of [
    'Guard with a Very Long Name of Her Own',
    'Rumpelstiltskin the Unspeakable',
  ]) {
    const lines = nameLines(name, 64, 11);
    expect(lines).toHaveLength(2);
    expect(lines.at(-1)).toMatch(/…$/);
    for (const line of lines) expect(textWidth(line, 11, 600)).toBeLessThanOrEqual(64);
  }
});
