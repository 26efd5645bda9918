import { expect, test } from 'vitest';
import { openedFile } from '../../../../src/explorer/engine/answers/file.ts';
import { powerWords } from '../../../../src/explorer/engine/answers/own-power.ts';
import { mineText, START } from '../../../../src/explorer/state.ts';

test('powers say what they do and what is left out; what no card can have says nothing', () => {
  const powers = [
    { name: 'Bold', effects: [{ attackDice: 1, when: 'adjacent' }] },
    { name: 'Odd', effects: [{ defenseDice: 2 }], modelled: 'partly', note: 'Not on Tuesdays.' },
    { name: 'Mystery' },
    { name: 'Wrong', effects: [{ nonsense: 1 }] },
  ];
  const [bold, odd, mystery, wrong] = powerWords({ powers });
  expect(bold).toBe(
    'When it attacks an adjacent figure with a normal attack, it adds 1 die to its attack.',
  );
  expect(odd).toMatch(
    /^When it is attacked with a normal attack, it adds 2 dice to its defense\. The program leaves part of it out\. Not on Tuesdays\.$/,
  );
  expect(mystery).toBe('The program leaves it out.');
  expect(wrong).toBe('');
});

test('a file with all that somebody has is opened as that', () => {
  expect(openedFile({ name: 'mine.json', text: mineText(START) })).toEqual({ mine: START });
});
