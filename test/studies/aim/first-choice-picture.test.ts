import { describe, expect, test } from 'vitest';
import { boardsSvg } from '../../../src/report/charts/board/svg.ts';
import type { Options } from '../../../src/rules/plan.ts';
import { firstChoicePictures } from '../../../src/studies/aim/first-choice-picture.ts';
import { CHOICES, turn, WHO } from '../../report/turns.ts';

const ROWS: Options['rows'] = [
  { name: 'a', who: WHO.first, spaces: [[3, 1]], chosen: true, values: [0.75] },
  { name: 'b', who: WHO.first, spaces: [[2, 1]], chosen: false, values: [0.5] },
  { name: 'c', who: WHO.second, spaces: [[1, 1]], chosen: false, values: [0.25] },
];

async function drawn(rows: Options['rows']) {
  const pictures = firstChoicePictures(await turn({ options: { ...CHOICES, rows } }));
  return { pictures, svg: boardsSvg(pictures) };
}

describe('the picture of first choices', () => {
  test('has a board for each attacker with the chance from each space', async () => {
    const { pictures, svg } = await drawn(ROWS);
    for (const text of [
      `${WHO.first} acts first: from where?`,
      `${WHO.second} acts first: from where?`,
      '75.0%',
      '50.0%',
      '25.0%',
    ]) {
      expect(svg).toContain(text);
    }
    expect(svg.match(/>BEST</g)).toHaveLength(1);
    expect(pictures[0]?.description).toContain('Space 3,1: 75.0%, Space 2,1: 50.0%');
  });

  test('of one attacker is one board', async () => {
    const { pictures, svg } = await drawn(ROWS.slice(0, 2));
    expect(pictures).toHaveLength(1);
    expect(svg).toContain('from where first?');
  });
});
