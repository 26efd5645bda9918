import { armies, BadInput, card, playtest } from 'heroscape-knockback';
import { expect, test } from 'vitest';
import { printed } from '../cli/knockback.ts';

/** Small armies on one map and one thread: the details of the games matter little here. */
const SMALL = { points: 150, maps: ['the-ford'], threads: 1 };
const SMALL_ARGS = ['--points', '150', '--map', 'the-ford', '--threads', '1'];

test('armies without games are the estimates that the program has', async () => {
  expect(await armies()).toEqual(JSON.parse(await printed(['armies', '--format', 'json'])));
});

test('armies plays the games that the command plays', async () => {
  const options = { ...SMALL, games: 20, seed: 'library' };
  const args = ['armies', '--games', '20', '--seed', 'library', ...SMALL_ARGS];
  const text = await printed([...args, '--format', 'json']);
  expect(await armies(options)).toEqual(JSON.parse(text));
});

test('playtest plays what the command plays, and tells of its progress', async () => {
  const told: number[] = [];
  const onProgress = ({ done = 0 }) => void told.push(done);
  const options = { ...SMALL, games: 12, seed: 'a', onProgress };
  const args = ['playtest', 'krug', '--games', '12', '--seed', 'a', ...SMALL_ARGS];
  const text = await printed([...args, '--format', 'json']);
  expect(await playtest('krug', options)).toEqual(JSON.parse(text));
  expect(told.length).toBeGreaterThan(0);
});

test('playtest takes a card of one’s own', async () => {
  const own = { ...card('krug'), name: 'My Krug', attack: 5 };
  const { card: name, games } = await playtest(own, { ...SMALL, games: 8, seed: 'own' });
  expect({ name, games }).toEqual({ name: 'My Krug', games: 8 });
});

test.each([
  [() => playtest('nobody at all', { games: 8 }), /^card/],
  [() => playtest('krug', { games: 8, precision: 5 }), /^options\.precision/],
  [() => armies({ points: 3 }), /^options\.points/],
  [() => armies({ games: 4, maps: ['no-such-map'] }), /^options\.maps/],
  [() => armies({ collection: 'modern' }), /^options\.games/],
  [() => armies({ gmaes: 4 } as never), /^options\.?.*gmaes/],
])('%# is refused with the field that is wrong', async (call, message) => {
  const refused = await call().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(BadInput);
  expect((refused as Error).message).toMatch(message);
});

test('an aborted signal ends games with its reason', async () => {
  const ending = new AbortController();
  const games = playtest('krug', { ...SMALL, games: 100_000, signal: ending.signal });
  setTimeout(() => ending.abort(new Error('enough')), 50);
  await expect(games).rejects.toThrow('enough');
});

test('a progress that rejects ends the work with its reason', async () => {
  const onProgress = (async () => {
    throw new Error('no more');
  }) as never;
  await expect(armies({ ...SMALL, games: 3000, seed: 'x', onProgress })).rejects.toThrow('no more');
});
