import { BadInput, card, cards, field, readField } from 'heroscape-knockback';
import { describe, expect, test } from 'vitest';
import { knockback } from '../cli/knockback.ts';

const NAMES = ['hawkgirl', 'solomon-grundy', 'krug'];

describe('a field', () => {
  test('is the field of the command line', async () => {
    const { stdout } = await knockback(['field', ...NAMES, '--format', 'json']);
    const title = 'Hawkgirl, Solomon Grundy, Krug';
    expect(await field(NAMES, { title })).toEqual(JSON.parse(stdout));
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

  test('shows what comes of a change of an opponent: its pairs alone are others', async () => {
    const against = ['solomon-grundy', 'krug'];
    const grundy = card('solomon-grundy');
    const whatIf = ['solomon-grundy.attack=2'];
    const played = await field(['hawkgirl', 'krug'], { against, whatIf });
    const weaker = { ...grundy, attack: 2 };
    const apart = await field(['hawkgirl', 'krug'], { against: [weaker, 'krug'] });
    expect(played.whatIf?.pairs).toEqual(apart.pairs);
    const of = (pairs: typeof played.pairs = [], opponent: number) =>
      pairs.filter(([, column]) => column === opponent);
    expect(of(played.whatIf?.pairs, 1)).toEqual(of(played.pairs, 1));
    expect(of(played.whatIf?.pairs, 0)).not.toEqual(of(played.pairs, 0));
  });

  test('changes a card on both sides where it fights on both', async () => {
    const whatIf = ['krug.attack=5'];
    const played = await field(['krug'], { against: ['krug', 'hawkgirl'], whatIf });
    const changed = { ...card('krug'), attack: 5 };
    const apart = await field([changed], { against: [changed, 'hawkgirl'] });
    expect(played.whatIf?.pairs).toEqual(apart.pairs);
  });

  test('counts cards that are given by name although powers of theirs are not modelled', async () => {
    const { ranking, cards: rows } = await field(['omnicron-repulsors', 'krug']);
    expect(ranking.map(({ name }) => name)).toEqual(['Krug', 'Omnicron Repulsors']);
    expect(rows[0]).toMatchObject({ name: 'Omnicron Repulsors', named: true });
    const given = await field([card('omnicron-repulsors'), card('krug')]);
    expect(given.ranking).toEqual([]);
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

  test('tells how far the ranking shifts with real rounds', async () => {
    const played = await field(NAMES, { whatIf: ['rounds'] });
    const inRounds = await field(NAMES, { rounds: true });
    expect(played.whatIf?.pairs).toEqual(inRounds.pairs);
    expect(played.whatIf?.pairs).not.toEqual(played.pairs);
  });

  test.each([
    [['krug'], {}, 'cards: there is only one card'],
    [['krug', 'nobody at all'], {}, 'cards[1]: no card is called "nobody at all"'],
    [NAMES, { distance: 0 }, 'options.distance is 0'],
    [NAMES, { budget: 0 }, 'options.budget is 0'],
    [NAMES, { whatIf: ['krug'] }, 'options.whatIf: not a change; give CARD.FIELD=VALUE'],
  ])('of %j with %j is refused', async (names, options, message) => {
    const refused = field(names, options);
    await expect(refused).rejects.toThrow(BadInput);
    await expect(refused).rejects.toThrow(message);
  });
});
