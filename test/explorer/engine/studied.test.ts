import { beforeAll, describe, expect, test } from 'vitest';
import { playGamesHere } from '../../../src/battle/index.ts';
import { studied } from '../../../src/explorer/engine/answers/studied.ts';
import { rollingMachine } from '../../../src/explorer/engine/machines.ts';
import { MOST_CARDS, MOST_GAMES, type StudyAsk } from '../../../src/explorer/studies/asked.ts';
import { knockback } from '../../cli/knockback.ts';
import { roller } from './rollers.ts';

beforeAll(playGamesHere);

interface Run {
  readonly signal?: AbortSignal;
  onProgress?(done: number): void;
}

function study(ask: StudyAsk, { signal = new AbortController().signal, onProgress }: Run = {}) {
  return studied(
    ask,
    rollingMachine([roller()], signal, ({ done }) => onProgress?.(done)),
  );
}

/** What a command prints. */
async function printed(command: string): Promise<string> {
  const { stdout } = await knockback([...command.split(' '), '--format', 'markdown']);
  return stdout;
}

describe('a study on the page finds what the command finds', () => {
  test('of a card against all others', async () => {
    const names = ['Agent Carr'];
    const asked = { study: 'field', names, fields: { superStrength: true }, cards: [] };
    const { headline, status } = await study(asked as StudyAsk);
    expect(status).toBe('complete');
    expect(await printed('field agent-carr --against classic')).toContain(headline);
  });

  test('of what all cards are worth, estimated and played anew', async () => {
    const estimated = await study({ study: 'armies', fields: {}, cards: [] });
    expect(await printed('armies')).toContain(estimated.headline);
    const played = await study({ study: 'armies', games: 20, fields: { points: 200 }, cards: [] });
    expect(await printed('armies --games 20 --points 200')).toContain(played.headline);
    expect(played.headline).not.toBe(estimated.headline);
  });

  test('of what a card should cost', async () => {
    const fields = { points: 200 };
    const ask: StudyAsk = { study: 'playtest', name: 'krug', games: 24, fields, cards: [] };
    const { headline, blocks } = await study(ask);
    const text = await printed('playtest krug --games 24 --points 200');
    expect(text).toContain(headline);
    const titles = blocks.flatMap((block) => (block.kind === 'table' ? [block.table.title] : []));
    for (const title of titles) expect(text).toContain(title);
    expect(titles.length).toBeGreaterThan(3);
  });

  test('of a card of the user, which no collection has', async () => {
    const mine = { name: 'Stone Giant', life: 5, move: 4, range: 1, attack: 5, defense: 4 };
    const ask: StudyAsk = { study: 'field', names: ['stone giant'], fields: {}, cards: [mine] };
    expect((await study(ask)).headline).toMatch(/^Stone Giant wins \d/);
  });
});

describe('a study on the page', () => {
  test('that is stopped tells what was played by then', async () => {
    const stop = new AbortController();
    const ask: StudyAsk = { study: 'armies', games: 1000, fields: { points: 200 }, cards: [] };
    const told = await study(ask, { signal: stop.signal, onProgress: () => stop.abort() });
    expect(told.status).toBe('interrupted');
    // All 1,000 games would be enough.
    expect(told.headline).toMatch(/ games are too few to estimate what cards are worth/);
  });

  test('plays no more games and takes no more cards than it says', async () => {
    const games = MOST_GAMES + 1;
    const refused = /the page allows at most/;
    const armies: StudyAsk = { study: 'armies', games, fields: {}, cards: [] };
    await expect(study(armies)).rejects.toThrow(refused);
    const playtest: StudyAsk = { study: 'playtest', name: 'krug', games, fields: {}, cards: [] };
    await expect(study(playtest)).rejects.toThrow(refused);
    const names = Array.from({ length: MOST_CARDS + 1 }, () => 'krug');
    await expect(study({ study: 'field', names, fields: {}, cards: [] })).rejects.toThrow(refused);
  });

  test('refuses a card that nobody has, with the nearest', async () => {
    const ask: StudyAsk = { study: 'playtest', name: 'kurg', games: 10, fields: {}, cards: [] };
    await expect(study(ask)).rejects.toThrow(/krug/i);
  });
});
