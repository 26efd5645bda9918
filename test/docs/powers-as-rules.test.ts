import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { linesText } from '../../src/cards/powers/describe.ts';
import { cardFile } from '../../src/cards/schema.ts';
import { codeBlocks } from './blocks.ts';

const [block] = codeBlocks('docs/guide/cards-and-powers.md').filter(({ text }) =>
  text.startsWith('# old-hand.yaml'),
);

const sentences = [...(block?.text ?? '').matchAll(/^ {4}# (.*)$/gm)].map(([, text]) => text);

test('the guide shows ten powers as rules, each with its sentence', () => {
  const [card] = cardFile().parse(parse(block?.text ?? ''));
  expect(card?.powers).toHaveLength(10);
  expect(card?.powers.map(({ effects = [] }) => linesText(effects))).toEqual(sentences);
});
