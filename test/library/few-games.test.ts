import { armies, BadInput, card, playtest } from 'heroscape-knockback';
import { describe, expect, test } from 'vitest';
import { shippedEstimates } from '../../src/studies/armies/shipped/index.ts';

/* Few games; what they must give is tested against the command in the deep suite. */

const SMALL = { points: 150, maps: ['the-ford'], threads: 1, seed: 'small' };

describe('games of random armies', () => {
  test('are those that the program has, unless a number of games is given', async () => {
    const known = shippedEstimates('classic');
    const found = await armies();
    expect(found.games).toBe(known?.games);
    const named = (all: readonly { readonly card?: unknown }[] = []) =>
      all.map((one) => String(one.card)).toSorted();
    expect(named(found.cards)).toEqual(named(known?.estimates.cards));
    expect((await armies({ ...SMALL, games: 2 })).games).toBe(2);
  });

  test('test a card by its name, or one of one’s own', async () => {
    const own = { ...card('krug'), name: 'My Krug', attack: 5 };
    expect(await playtest(own, { ...SMALL, games: 2 })).toMatchObject({
      card: 'My Krug',
      games: 2,
    });
    const refused = playtest('nobody at all', { games: 2 });
    await expect(refused).rejects.toThrow(/^card.*: no card is called "nobody at all"/);
  });

  test.each([1, 2])('end with the reason of an aborted signal on %i threads', async (threads) => {
    const controller = new AbortController();
    const reason = new Error('enough');
    let told = 0;
    const playing = armies({
      ...SMALL,
      threads,
      games: 400,
      signal: controller.signal,
      onProgress({ done = 0 }) {
        told = done;
        controller.abort(reason);
      },
    });
    await expect(playing).rejects.toBe(reason);
    expect(told).toBeLessThan(400);
  });

  test('name the option that is wrong, and the place in its file', async () => {
    const problemsOf = async (options: object) => {
      const error = await armies(options).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(BadInput);
      return (error as BadInput).problems;
    };
    const [shipped] = await problemsOf({ collection: 'modern' });
    expect(shipped).toMatchObject({ path: ['options', 'games'] });
    const files = { read: () => 'terrain: 7', readBytes: () => new Uint8Array() };
    const [damaged] = await problemsOf({ games: 2, maps: ['mine.yaml'], files });
    expect(damaged).toMatchObject({ path: ['options', 'maps', 0], place: 'mine.yaml:1:10' });
  });

  test('take only one of games and precision', async () => {
    const refused = playtest('krug', { games: 8, precision: 5 });
    await expect(refused).rejects.toThrow(BadInput);
    await expect(refused).rejects.toThrow(/^options\.precision/);
  });
});
