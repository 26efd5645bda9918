import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shippedEstimates, worthInArmies } from '../../../src/studies/armies/shipped/index.ts';

const written = JSON.parse(readFileSync('src/studies/armies/shipped/classic.json', 'utf8'));

test('shipped estimates are those of the file', () => {
  const shipped = shippedEstimates('classic');
  const { seed, games, setting, silent, perPoint, maps } = written;
  expect(shipped).toMatchObject({
    ...{ seed, games, setting, silent },
    estimates: { perPoint, maps },
  });
  expect(shipped?.estimates.cards).toHaveLength(written.cards.length);
  for (const [i, { byMargin, byMarginError, ...card }] of written.cards.entries()) {
    expect(shipped?.estimates.cards[i]).toEqual({
      ...card,
      byMargin: { points: byMargin, standardError: byMarginError },
    });
  }
});

test('the worth of a card in armies is by the margin of points, with the number of games', () => {
  const { card, byMargin, byMarginError } = written.cards[1];
  expect(worthInArmies(card, 'classic')).toEqual({
    points: byMargin,
    standardError: byMarginError,
    games: written.games,
  });
  expect(worthInArmies('Nobody', 'classic')).toBe(undefined);
  expect(worthInArmies(card, 'own')).toBe(undefined);
  expect(worthInArmies(card)).toBe(undefined);
});
