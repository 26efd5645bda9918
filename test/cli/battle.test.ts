import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knockback, printed, tempFolder } from './knockback.ts';
import { expectRefusal } from './refusal.ts';

/** Two heroes who stand next to each other and can only attack. */
const CORNER = 'terrain: "1a 1c"\n';
const hero = (name: string, attack: number) =>
  `{ name: ${name}, life: 2, move: 5, range: 1, attack: ${attack}, defense: 1, points: 50 }`;
const FILES = {
  'corner.yaml': `name: The Corner\n${CORNER}`,
  'cards.yaml': `[${hero('Ann', 4)}, ${hero('Ben', 2)}]\n`,
  'far.yaml': `start: q\narmy: [${hero('Ben', 4)}]\n`,
  'ann.yaml': `name: Red\narmy: [${hero('Ann', 4)}]\n`,
  'battle.yaml': `
name: Corner
fight: battle
sides: [{ name: Red, army: [${hero('Ann', 4)}] }, { name: Blue, army: [${hero('Ben', 2)}] }]
board: { map: corner.yaml }
seed: corner
trials: 300
`,
  'sweep.yaml': `
name: Sweep
fight: battle
sides: [{ army: [${hero('Ann', 4)}] }, { name: Blue, army: [${hero('Ben', 2)}] }]
board: { map: corner.yaml }
trials: 130
vary: { sides.0.army: [[${hero('Ann', 4)}], [${hero('Cat', 1)}]] }
`,
};
/** On one thread: starting another takes longer than the games of most tests here. */
const ALONE = ['--threads', '1'];
const ARMIES = ['ann', 'ben', '--map', 'corner.yaml', '--cards', 'cards.yaml', ...ALONE];

describe('battle', () => {
  let cwd: string;
  beforeAll(() => {
    cwd = tempFolder(afterAll);
    for (const [name, text] of Object.entries(FILES)) writeFileSync(join(cwd, name), text);
  });
  it('says in one line who wins, how surely, and in how many battles', async () => {
    const line = await printed(['battle', ...ARMIES, '--games', '300', '--brief'], { cwd });
    expect(line).toMatch(
      /^Ann wins \d+\.\d% \(\d+\.\d–\d+\.\d%\) of 300 battles against Ben on The Corner, in \d+\.\d rounds on average\.\n$/,
    );
  });
  const json = async (...args: string[]) =>
    JSON.parse(await printed(['battle', ...args, '--format', 'json'], { cwd }));

  it('prints one result, whose sides are named by their only cards, and nothing exact', async () => {
    const result = await json(...ARMIES, '--games', '200');
    expect(result).toMatchObject({
      format: 'knockback-result',
      trials: 200,
      scenario: { fight: 'battle', rounds: 12 },
      question: { text: 'winner is Ann' },
    });
    const { winner, 'pointsLeft:ann': left } = result.measures;
    expect(winner.outcomes.map(({ value }: { value: string }) => value).sort()).toEqual([
      'Ann',
      'Ben',
      'draw',
    ]);
    expect(left.outcomes.every(({ value }: { value: number }) => value <= 50)).toBe(true);
    expect(JSON.stringify(result)).not.toContain('"exact"');
    const wins = winner.outcomes.find(({ value }: { value: string }) => value === 'Ann');
    expect(result.question.simulated).toEqual(wins.simulated);
  });

  it('calls armies of several cards Blue and Gold, and refuses a card in their place', async () => {
    const armies = ['krug,deathreavers', 'krug,hawkgirl', '--map', 'the-ford', '--games', '8'];
    const asked = (question: string) => ['battle', ...armies, ...ALONE, '--question', question];
    const result = JSON.parse(
      await printed([...asked('winner is blue'), '--format', 'json'], { cwd }),
    );
    expect(result.scenario.sides.map(({ name }: { name: string }) => name)).toEqual([
      'Blue',
      'Gold',
    ]);
    expect(result.question.text).toBe('winner is blue');
    expect(result.measures).toHaveProperty(['survived:blue:krug']);
    const { code, stderr } = await knockback(asked('winner is hawkgirl'), { cwd });
    expect(code).toBe(2);
    expect(stderr).toBe(
      'error: --question: winner = hawkgirl, which is part of Gold (did you mean Gold?); give one of Blue, Gold, draw\n',
    );
  });

  it('can be asked whether a card survives, as the table of its side says', async () => {
    const asked = ['--question', 'survived:ann:ann and not survived:ben:ben', '--games', '200'];
    const { question, measures } = await json(...ARMIES, ...asked);
    const wins = measures.winner.outcomes.find(({ value }: { value: string }) => value === 'Ann');
    expect(question.simulated).toEqual(wins.simulated);
    const text = await printed(['battle', ...ARMIES, ...asked], { cwd });
    expect(text).toMatch(/Ann survives and Ben does not survive/);
    const share = (100 * measures['survived:ann:ann'].mean.simulated).toFixed(1);
    expect(text).toContain(` ${share}% `);
  });

  it('adds up: every game has a winner, and what one side loses the other has destroyed', async () => {
    const { measures, games } = await json(...ARMIES, '--trials', '200');
    const mean = (name: string) => measures[name].mean.simulated;
    expect(mean('pointsDestroyed:ann:ann')).toBeCloseTo(mean('pointsLost:ben:ben'), 10);
    // Two wounds are worth the 50 points of either.
    expect(mean('woundsDealt:ann:ann')).toBeCloseTo(mean('pointsDestroyed:ann:ann') / 25, 10);
    expect(mean('pointsLeft:ben')).toBeCloseTo(50 - mean('pointsLost:ben:ben'), 10);
    expect(games.pointsByRound[1].means.at(-1)).toBeCloseTo(mean('pointsLeft:ben'), 10);
    const [fallen] = games.destroyedBy.filter(({ card }: { card: string }) => card === 'Ben');
    expect(fallen.figures).toBeCloseTo(1 - mean('figuresLeft:ben'), 10);
  });

  it('is the same for any number of threads, and as an experiment', async () => {
    const run = (threads: string) =>
      printed(['run', 'battle.yaml', '--format', 'json', '--threads', threads], { cwd });
    const one = await run('1');
    expect(await run('2')).toBe(one);
    const [result] = JSON.parse(one);
    expect(result.scenario.board.name).toBe('The Corner');
  });

  it('has an army in a file, with its name, and policies for each side', async () => {
    const result = await json(
      'ann.yaml',
      'ben',
      ...ARMIES.slice(2),
      '--policy',
      'random,nearest',
      '--games',
      '64',
    );
    expect(result.scenario.sides.map(({ name }: { name: string }) => name)).toEqual(['Red', 'Ben']);
    expect(result.scenario.sides.map(({ policy }: { policy: string }) => policy)).toEqual([
      'random',
      'nearest',
    ]);
  });

  it('takes start areas, and begins from both ends', async () => {
    const starts = (result: { scenario: { sides: { start: unknown }[] } }) =>
      result.scenario.sides.map(({ start }) => start);
    expect(starts(await json(...ARMIES, '--games', '64', '--start', 'c'))).toEqual([
      [[1, 0]],
      [[0, 0]],
    ]);
    const both = await json(...ARMIES, '--games', '64', '--both-ends');
    expect(both.map(starts)).toEqual([
      [[[0, 0]], [[1, 0]]],
      [[[1, 0]], [[0, 0]]],
    ]);
    expect(both.map(({ labels }: { labels: object }) => labels)).toEqual([
      { ends: 'the first side on a' },
      { ends: 'the first side on c' },
    ]);
  });

  it('puts two start areas on a map that has none, and says so', async () => {
    writeFileSync(join(cwd, 'bare.yaml'), 'terrain: |\n  1 1 1 1 1 1\n');
    const cards = ['--cards', 'cards.yaml'];
    const bare = ['ann', 'ben', ...cards, '--map', 'bare.yaml', '--games', '64'];
    const both = await json(...bare, '--both-ends');
    const starts = both.map(({ scenario }: { scenario: { sides: { start: unknown }[] } }) =>
      scenario.sides.map(({ start }) => start),
    );
    const [west, east] = [
      [
        [0, 0],
        [1, 0],
      ],
      [
        [4, 0],
        [5, 0],
      ],
    ];
    expect(starts).toEqual([
      [west, east],
      [east, west],
    ]);
    expect(await printed(['battle', ...bare], { cwd })).toContain(
      'This map has no start areas, so it gets two with 2 spaces each, at opposite ends: a and c.',
    );
  });

  it('names the option where it begins at no start area of the map, for either side', async () => {
    const told = async (...args: string[]) =>
      (await knockback(['battle', ...args, ...ARMIES.slice(2), '--games', '4'], { cwd })).stderr;
    const found = (letter: string) =>
      `error: --start is "${letter}"; give one of the start areas a, c\n`;
    expect(await told('ann', 'ben', '--start', 'q')).toBe(found('q'));
    expect(await told('ann', 'ben', '--start', 'a,q')).toBe(found('q'));
    expect(await told('ann', 'ben', '--start', 'q,r')).toBe(found('q') + found('r'));
    expect(await told('ann', 'ben', '--start', 'c,c')).toContain(
      '--start is "c", where the first side begins',
    );
    // If the mistake is in a file, the message does not blame an option.
    expect(await told('ann', 'far.yaml')).toContain('error: far.yaml: start is "q"');
  });

  it('draws ends at random, and tells who wins from which', async () => {
    const drawn = ['--games', '64', '--ends', 'drawn'];
    const { scenario, games, measures } = await json(...ARMIES, ...drawn);
    expect(scenario.ends).toEqual(['a', 'c']);
    expect(games.wonFrom).toHaveLength(4);
    expect(Object.keys(measures)).toEqual(expect.arrayContaining(['end', 'winningEnd']));
    const text = await printed(['battle', ...ARMIES, ...drawn, '--brief'], { cwd });
    expect(text).toMatch(
      /The side that begins in start area a wins \d+\.\d% \(.*\) of 64 battles, in start area c \d+\.\d% \(.*\)\./,
    );
    const { code, stderr } = await knockback(['battle', ...ARMIES, ...drawn, '--both-ends'], {
      cwd,
    });
    expect(code).toBe(2);
    expect(stderr).toContain(
      '--ends: drawn together with --both-ends; give --ends or --both-ends, not both',
    );
  });

  it('answers in a sentence, with the interval, and says who played', async () => {
    const text = await printed(['battle', ...ARMIES, '--games', '200'], { cwd });
    expect(text).toMatch(
      /^Ann wins \d+\.\d% \(\d+\.\d–\d+\.\d%\) of 200 battles against Ben on The Corner, in \d+\.\d rounds on average\./,
    );
    expect(text).toContain('Both sides are played by the standard policy');
    for (const title of ['Who wins', 'Cards of Ann', 'Cards of Ben']) expect(text).toContain(title);
    expect(text).not.toContain('Who wins, by who has the first initiative');
  });

  it('tells the rest with --full', async () => {
    const text = await printed(['battle', ...ARMIES, '--games', '200', '--full'], { cwd });
    for (const title of [
      'What destroyed the figures',
      'Who wins, by who has the first initiative',
      'Points left, round by round',
      'How they were played',
    ]) {
      expect(text).toContain(title);
    }
  });

  it('varies armies, whose side goes by its place then', async () => {
    const text = await printed(['run', 'sweep.yaml', '--format', 'table', ...ALONE], { cwd });
    expect(text).toMatch(/the chance that the first side wins is/i);
    expect(text).toContain("first side's army");
  });

  it('goes on from a checkpoint to the same numbers', async () => {
    const whole = await printed(['battle', ...ARMIES, '--games', '300', '--format', 'json'], {
      cwd,
    });
    const kept = ['--checkpoint', 'kept.json'];
    await printed(['battle', ...ARMIES, '--games', '300', ...kept, '--format', 'json'], { cwd });
    const again = ['battle', ...ARMIES, '--games', '300', '--resume', 'kept.json'];
    expect(await printed([...again, '--format', 'json'], { cwd })).toBe(whole);
  });

  it('is played in shards that merge to the whole', async () => {
    const shard = (i: number) =>
      knockback(
        ['run', 'battle.yaml', '--shard', `${i}/2`, '--checkpoint', `${i}.shard`, ...ALONE],
        {
          cwd,
        },
      );
    for (const i of [1, 2]) expect((await shard(i)).code).toBe(0);
    const merged = await printed(['merge', '1.shard', '2.shard', '--format', 'json'], {
      cwd,
    });
    expect(merged).toBe(
      await printed(['run', 'battle.yaml', '--format', 'json', ...ALONE], { cwd }),
    );
  });

  it('compares two results', async () => {
    writeFileSync(join(cwd, 'other.yaml'), FILES['battle.yaml'].replace('attack: 2', 'attack: 5'));
    const text = await printed(['compare', 'battle.yaml', 'other.yaml', ...ALONE], { cwd });
    expect(text).toMatch(/^Red wins: \d/);
    expect(text).toContain('Blue, Ben, attack: 2 → 5');
  });

  it('refuses an experiment in the place of an army, and says what an army is', async () => {
    await expectRefusal(
      ['battle', 'battle.yaml', 'krug', '--map', 'the-ford'],
      [
        'army is missing; give a list of cards, such as [krug, marro-warriors], or a side with army: [krug, …]',
      ],
      FILES,
    );
  });

  it.each([
    ['standard,nearest,random', '"standard,nearest,random"; give one value for both sides'],
    ['standard,nearest,bogus', '"standard,nearest,bogus"; give one value for both sides'],
    ['standrad', '(did you mean standard?)'],
    ['clever', 'is "clever"; give one of standard, nearest, random, or one for each side'],
  ])('refuses --policy %s, once', async (policy, says) => {
    const args = ['battle', ...ARMIES, '--policy', policy];
    const { code, stdout, stderr } = await knockback(args, { cwd });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining('--policy is ')]);
    expect(stderr).toContain(says);
  });

  it('is on the-ford if no map is given, and says so', async () => {
    const { code, stdout, stderr } = await knockback(
      ['battle', 'krug', 'ne-gok-sa', '--games', '4', '--brief', ...ALONE],
      { cwd },
    );
    expect(code).toBe(0);
    expect(stdout).toMatch(/ against Ne-Gok-Sa on The Ford, /);
    expect(stderr).toContain(
      'note: no map was given, so the battle is on the-ford; --map chooses another\n',
    );
    const given = ['battle', 'krug', 'ne-gok-sa', '--map', 'the-ford', '--games', '4', '--brief'];
    expect(await knockback([...given, ...ALONE], { cwd })).toMatchObject({ stdout, stderr: '' });
  });

  it('takes armies as they are posted: text, files, standard input, and files of builders', async () => {
    const posted = 'Raelin (80/80)\nMarro Stingers x6 (360/440)\nIsamu (10/450)\n';
    writeFileSync(join(cwd, 'posted.txt'), posted);
    const units = [
      { name: 'Raelin', points: 80 },
      { name: 'Marro Stingers', quantity: 6 },
    ];
    const builders = { name: 'Stingers', units: [...units, { name: 'Isamu', quantity: 1 }] };
    writeFileSync(join(cwd, 'builders.json'), JSON.stringify(builders));
    const how = ['krug', '--map', 'open-field', '--games', '4', '--format', 'json', ...ALONE];
    const armies = async (army: string, input?: string) => {
      const { code, stdout, stderr } = await knockback(['battle', army, ...how], {
        cwd,
        ...(input !== undefined && { input }),
      });
      expect(code).toBe(0);
      expect(stderr).toContain('"Raelin" means Raelin the Kyrie Warrior (RotV)');
      const { name, cards } = JSON.parse(stdout).scenario.sides[0];
      const entries = cards.map(({ card, copies }: { card: { name: string }; copies: number }) => [
        card.name,
        copies,
      ]);
      return { name, entries };
    };
    const entries = [
      ['Raelin the Kyrie Warrior (RotV)', 1],
      ['Marro Stingers', 6],
      ['Isamu', 1],
    ];
    expect((await armies('posted.txt')).entries).toEqual(entries);
    expect((await armies('-', posted)).entries).toEqual(entries);
    expect((await armies('80 Raelin; 6x Marro Stingers / Isamu')).entries).toEqual(entries);
    expect(await armies('builders.json')).toEqual({ name: 'Stingers', entries });
  });

  it('lists all that it does not understand of both armies, and plays nothing', async () => {
    await expectRefusal(
      ['battle', 'list.txt', 'krug; frobnicator', '--games', '4'],
      [
        'error: list.txt:1: no card is called "Krugg" (did you mean krug?)',
        '(did you mean krug?)',
        'error: list.txt:3 is "Raelin", which fits 4 cards',
        'error: other-army: no card is called "frobnicator"',
      ],
      { 'list.txt': 'Krugg x2\n# a comment\nRaelin\n' },
    );
  });

  it('refuses an army of more than 50 entries without looking for their names', async () => {
    const many = Array(4000).fill('nobody-at-all').join(',');
    await expectRefusal(
      ['battle', many, 'krug', '--games', '4'],
      ['error: army: the army has 4000 entries; it can have at most 50'],
    );
  });

  it('rejects a second map, which would hide the first', () =>
    expectRefusal(
      ['battle', 'krug', 'krug', '--map', 'the-ford', '--map', 'the-hill'],
      ['--map is "the-hill"; give --map only once; it already says "the-ford"'],
    ));

  it('rejects everything that prevents a battle, in one message', async () => {
    await expectRefusal(
      ['battle', 'krug x2', 'nobody-at-all', '--map', 'the-ford', '--start', 'q'],
      [
        'army: two copies of "Krug"; give only one copy of a unique card',
        'other-army: no card is called "nobody-at-all"',
        '--start is "q"; give one of the start areas a, c',
      ],
    );
    await expectRefusal(
      ['battle', 'krug', 'hawkgirl', '--map', 'the-ford', '--points', '100'],
      [
        '120 points (Krug 120); give at most 100 points',
        'other-army: points: missing, and the card of Hawkgirl has none',
      ],
    );
    await expectRefusal(
      ['battle', 'krug', 'list.yaml', '--map', 'the-ford'],
      ['list.yaml: army[1]: no card is called "nobody-at-all"'],
      { 'list.yaml': '[krug, nobody-at-all]' },
    );
    await expectRefusal(
      ['battle', 'krug', 'none.yaml', '--map', 'the-ford'],
      ['other-army: "none.yaml": there is no such file'],
    );
    const games = ['battle', 'krug', 'krug', '--map', 'the-ford', '--games', '10'];
    await expectRefusal([...games, '--precision', '0.1'], ['--precision: --games was also given']);
    await expectRefusal(
      ['battle', 'krug', 'krug', '--map', 'the-ford', '--games', '10', '--trials', '10'],
      ['--games: --trials was also given'],
    );
  });
});
