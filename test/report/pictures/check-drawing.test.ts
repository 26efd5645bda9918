import { expect, test } from 'vitest';
import { BadInput } from '../../../src/base/words/problem.ts';
import { checkDrawing } from '../../../src/report/pictures/check-drawing.ts';

test('where all is installed that pictures take, they can be drawn', () => {
  expect(() => checkDrawing('--chart', 'or leave out --chart')).not.toThrow();
});

test('what is missing is named, with how to install it and what can be done without it', () => {
  const isInstalled = (name: string) => name !== 'vega' && name !== '@resvg/resvg-js';
  expect(() => checkDrawing('the report', 'or --format json', isInstalled)).toThrow(
    new BadInput({
      path: [],
      place: 'the report',
      found: 'vega and @resvg/resvg-js are not installed',
      allowed: 'this only after npm install vega @resvg/resvg-js, or --format json',
    }),
  );
});
