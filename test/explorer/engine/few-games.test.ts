import { beforeAll, describe, expect, test } from 'vitest';
import { playGamesHere } from '../../../src/battle/index.ts';
import { studied } from '../../../src/explorer/engine/answers/studied.ts';
import { rollingMachine } from '../../../src/explorer/engine/machines.ts';
import { MOST_GAMES, type StudyAsk } from '../../../src/explorer/studies/asked.ts';
import { roller } from './rollers.ts';

beforeAll(playGamesHere);

/* Few games; what the studies find is compared with the command in the deep suite. */

const SMALL = { points: 150, maps: ['the-ford'] };
const armies = (games: number): StudyAsk => ({ study: 'armies', games, fields: SMALL, cards: [] });

function study(ask: StudyAsk, rollers = [roller(), roller()], stop = new AbortController()) {
  return studied(
    ask,
    rollingMachine(rollers, stop.signal, () => {}),
  );
}

describe('a study on the page', () => {
  test('is estimated without games, and played with them', async () => {
    const estimated = await study({ study: 'armies', fields: {}, cards: [] });
    const played = await study(armies(12));
    expect(played.headline).toMatch(/\b12 games\b/);
    expect(estimated.headline).not.toMatch(/\b12 games\b/);
    expect([estimated.status, played.status]).toEqual(['complete', 'complete']);
    for (const { blocks } of [estimated, played]) {
      expect(blocks.some(({ kind }) => kind === 'headline')).toBe(false);
    }
  });

  test('that is stopped before anything is played has no answer', async () => {
    const stop = new AbortController();
    const silent = { ...roller(), postMessage: () => stop.abort() };
    const stopped = study(armies(12), [silent, silent], stop);
    await expect(stopped).rejects.toThrow('the study was stopped before anything was played');
  });

  test('plays no more games than the page allows', async () => {
    await expect(study(armies(MOST_GAMES + 1))).rejects.toThrow(/2,000 games/);
  });

  test('of one card names the card that was meant', async () => {
    const ask: StudyAsk = { study: 'playtest', name: 'kurg', games: 10, fields: SMALL, cards: [] };
    await expect(study(ask)).rejects.toThrow(/krug/i);
  });
});
