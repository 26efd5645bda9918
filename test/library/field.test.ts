import { BadInput, card, cards, field, readField } from 'knockback';
import { describe, expect, test } from 'vitest';
import { knockback } from '../cli/knockback.ts';

const NAMES = ['hawkgirl', 'solomon-grundy', 'krug'];

describe('a field', () => {
  test('is the field of the command line', async () => {
    const { stdout } = await knockback(['field', ...NAMES, '--format', 'json']);
    const title = 'Hawkgirl, Solomon Grundy, Krug';
    expect(await field(NAMES, { title })).toEqual(JSON.parse(stdout));
  });

  test('of many cards is the same on one thread and on two', async () => {
    const all = cards({ collection: 'classic', type: 'hero', points: [80, 130] });
    const [one, two] = await Promise.all([field(all, { threads: 1 }), field(all, { threads: 2 })]);
    expect(all.length).toBeGreaterThan(30);
    expect(two).toEqual(one);
  });

  test('has opponents, changes, and cards of one’s own', async () => {
    const mine = { ...card('krug'), name: 'My Krug', attack: 9 };
    const whatIf = ['my-krug.attack=1'];
    const played = await field([mine, 'hawkgirl'], { against: ['grundy'], whatIf });
    expect(played.cards.map(({ name }) => name)).toEqual(['My Krug', 'Hawkgirl']);
    expect(played.against?.map(({ name }) => name)).toEqual(['Solomon Grundy']);
    const shareOf = (ranking: typeof played.ranking = []) =>
      ranking.find(({ name }) => name === 'My Krug')?.winShare ?? 1;
    expect(shareOf(played.whatIf?.ranking)).toBeLessThan(shareOf(played.ranking));
    expect(readField(JSON.stringify(played))).toEqual(played);
  });

  test('that nobody waits for any more is given up', async () => {
    const controller = new AbortController();
    const reason = new Error('enough');
    const playing = field(cards({ collection: 'classic' }).slice(0, 60), {
      threads: 1,
      signal: controller.signal,
      onProgress: () => controller.abort(reason),
    });
    await expect(playing).rejects.toBe(reason);
  });

  test.each([
    [['krug'], {}, 'cards: found one card'],
    [['krug', 'nobody at all'], {}, 'cards[1]: found "nobody at all"'],
    [NAMES, { distance: 0 }, 'options.distance: found 0'],
    [NAMES, { budget: 0 }, 'options.budget: found 0'],
    [NAMES, { whatIf: ['krug'] }, 'options.whatIf: found "krug"'],
  ])('of %j with %j is refused', async (names, options, message) => {
    const refused = field(names, options);
    await expect(refused).rejects.toThrow(BadInput);
    await expect(refused).rejects.toThrow(message);
  });
});
