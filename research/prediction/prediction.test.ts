import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { DISK } from '../../src/base/files/read-file.ts';
import { grouped } from '../../src/base/words/numbers.ts';
import { loadExperiment } from '../../src/experiments/scenarios/load.ts';
import { shippedEstimates } from '../../src/studies/armies/shipped/index.ts';
import { RANK_CORRELATIONS } from '../../src/studies/armies/shipped/rank-correlations.ts';
import { predictionPage, rankCorrelations } from './page.ts';
import { judgedCards, predictionOf, pricesToJudge } from './prediction.ts';

const judged = judgedCards();

test('a price that is the corrected one predicts it wholly, and its opposite not at all', () => {
  const same = new Map(judged.map(({ card, corrected }) => [card, corrected]));
  expect(predictionOf(judged, same).correlation).toBe(1);
  const turned = new Map(
    judged.map(({ card, printed, corrected }) => [card, printed * 2 - corrected]),
  );
  expect(predictionOf(judged, turned).correlation).toBeCloseTo(-1);
});

test('chance prices lie around no correlation, and the interval says so', () => {
  const chance = new Map(
    judged.map(({ card, printed }, i) => [card, printed * (1 + ((i * 7919) % 97) / 97)]),
  );
  const { low, high } = predictionOf(judged, chance);
  expect(low).toBeLessThan(0);
  expect(high).toBeGreaterThan(0);
});

test('the estimates that ship are of all classic cards, with a seed and games, and their mean is what is printed', () => {
  const answer = shippedEstimates('classic');
  const cards = answer?.estimates.cards ?? [];
  expect(answer?.seed).toBe('estimates');
  expect(answer?.games).toBeGreaterThan(1000);
  expect(cards.length).toBeGreaterThan(200);
  const sum = (of: (one: (typeof cards)[number]) => number) =>
    cards.reduce((all, one) => all + of(one), 0);
  expect(sum(({ points }) => points) / sum(({ printed }) => printed)).toBeCloseTo(1, 3);
});

test('what armies say of a card goes with what players say of it', () => {
  const priced = pricesToJudge(judged)['armies (who won)'] ?? new Map();
  expect(predictionOf(judged, priced).correlation).toBeGreaterThan(0);
});

test('the rank correlations that price tells are those of the data, and the worth in armies has the highest', () => {
  expect(RANK_CORRELATIONS).toEqual(rankCorrelations());
  const { cards, armies, regression, formula } = RANK_CORRELATIONS;
  expect(armies).toBeGreaterThan(Math.max(regression, formula));
  const rows = readFileSync('docs/prediction.md', 'utf8').split('\n');
  const told = (way: string) => rows.find((row) => row.startsWith(`| ${way} |`));
  expect(told('armies (margin)')).toMatch(
    new RegExp(`\\| ${armies.toFixed(2)} \\([^|]*; ${cards} cards\\) \\|$`),
  );
  expect(told('regression of printed points')).toContain(`| ${regression.toFixed(2)} (`);
  expect(told('formula')).toContain(`| ${formula.toFixed(2)} (`);
});

test('the battles that the page names can be fought, and the page says which games its estimates come from', () => {
  const text = readFileSync('docs/prediction.md', 'utf8');
  const named = [...text.matchAll(/`([\w-]+\.yaml)`/g)].map(([, file]) => file as string);
  expect(named.toSorted()).toEqual(readdirSync('research/prediction/games'));
  for (const file of named) {
    const { cases } = loadExperiment(resolve('research/prediction/games', file), DISK);
    expect(cases[0]?.scenario.fight).toBe('battle');
  }
  const { games = 0, seed } = shippedEstimates('classic') ?? {};
  expect(text).toContain(`from ${grouped(games)} random games with the seed "${seed}"`);
});

test('new fields of duels change only their rows', () => {
  const page = readFileSync('docs/prediction.md', 'utf8');
  expect(predictionPage(page, { duels: undefined, rounds: undefined })).toBe(page);
  const duels = 'card,mean_win_share\nFinn the Viking Champion,0.5\n';
  const changed = predictionPage(page, { duels, rounds: undefined }).split('\n');
  const others = page.split('\n').filter((line, i) => line !== changed[i]);
  expect(others).toEqual([expect.stringMatching(/^\| duels \|/)]);
});
