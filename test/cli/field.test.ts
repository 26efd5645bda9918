import {
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { sealOf } from '../../src/studies/field/format/write.ts';
import { knockback, printed, tempFolder } from './knockback.ts';
import { cases, expectRefusal } from './refusal.ts';

const card = (name: string, life: number, attack: number, more: object = {}) => ({
  name,
  life,
  attack,
  defense: 2,
  ...more,
});
/** Rally is not modelled; two cards that cannot wound each other never finish. */
const MINE = [
  card('Alpha', 4, 4, { points: 100 }),
  card('Beta', 3, 3, { points: 60 }),
  card('Gamma', 2, 5, { points: 80 }),
  card('Leader', 3, 4, { points: 90, powers: [{ name: 'Rally' }] }),
  card('Rock', 2, 0, { points: 10 }),
  card('Stone', 1, 0, { points: 400 }),
];

const FILES: Readonly<Record<string, string>> = {
  'mine.yaml': JSON.stringify(MINE),
  'few.yaml': JSON.stringify(MINE.slice(0, 1)),
  'lifeless.yaml': JSON.stringify([{ name: 'Scenery', attack: 1, defense: 1 }, MINE[0]]),
  'others.json': '{ "format": "something" }',
};

function folder(): string {
  const cwd = tempFolder();
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(cwd, name), text);
  return cwd;
}

const field = (args: readonly string[], cwd = folder()) => printed(['field', ...args], { cwd });
const json = async (args: readonly string[], cwd?: string) =>
  JSON.parse(await field([...args, '--format', 'json'], cwd));

/** The chance that the first of two wins, by a duel of its own. */
async function alone(one: string, other: string, cwd: string, ...more: string[]): Promise<number> {
  const args = ['duel', one, other, '--cards', 'mine.yaml', ...more];
  const text = await printed([...args, '--no-simulation', '--format', 'json'], { cwd });
  const { outcomes } = JSON.parse(text).measures.winner as {
    outcomes: { value: string; exact: { probability: number } }[];
  };
  const chance = (name: string) =>
    outcomes.find(({ value }) => value === name)?.exact.probability ?? 0;
  return chance(one) + chance('undecided') / 2;
}

type Row = Readonly<Record<string, string>>;
const rows = (csv: string) => parse(csv, { columns: true }) as Row[];

describe('field', () => {
  it.each([[[]], [['--distance', '4', '--no-super-strength']]])(
    'has the odds of each duel by itself, with %s',
    async (more) => {
      const cwd = folder();
      const csv = await field(['--cards', 'mine.yaml', '--format', 'csv', ...more], cwd);
      const found = rows(csv);
      for (const [one, other] of [
        ['Alpha', 'Beta'],
        ['Gamma', 'Alpha'],
        ['Beta', 'Leader'],
      ] as const) {
        const share = Number(found.find((row) => row.card === one)?.[other]);
        expect(share).toBeCloseTo(await alone(one, other, cwd, ...more), 12);
      }
    },
  );

  it('ranks cards by their mean win share, and leaves out, listed, what does not count', async () => {
    const text = await field(['--cards', 'mine.yaml']);
    expect(text).toMatch(
      /^Alpha wins .*% of its duels on average, the best of 5 heroes \(one more is not ranked\)\.$/m,
    );
    expect(text).toContain('Of 15 pairs, 9 count.');
    expect(text).toMatch(/5 with powers that are not modelled and 1 whose duel never ends/);
    expect(text).toMatch(/^Leader +Rally$/m);
    expect(text).toMatch(/^Rock +Stone +the duel never ends$/m);
    const all = await field(['--cards', 'mine.yaml', '--count-unmodelled']);
    expect(all).toContain('Of 15 pairs, 14 count.');
  });

  it('sums to 1 in every pair and is a half of a card against itself', async () => {
    const csv = await field(['--cards', 'mine.yaml', '--format', 'csv']);
    const found = rows(csv);
    for (const one of found) {
      for (const other of found) {
        const [a, b] = [one[other.card as string], other[one.card as string]];
        if (a === '') expect(b).toBe('');
        else expect(Number(a) + Number(b)).toBeCloseTo(1, 14);
      }
    }
    expect(found.find(({ card }) => card === 'Alpha')?.Alpha).toBe('0.5');
  });

  it('has a title of its own', async () => {
    const title = async (...args: string[]) =>
      (await field([...args, '--format', 'markdown'])).split('\n')[0];
    expect(await title('--cards', 'mine.yaml')).toBe('# Six cards');
    expect(await title('krug', 'charos')).toBe('# Krug, Charos');
    expect(await title('--points', '160-165', '--collection', 'classic', '--type', 'hero')).toMatch(
      /^# \w+ cards \(collection classic, type hero, points 160-165\)$/,
    );
  });

  it('prints a row for each pair with --pairs', async () => {
    const found = rows(await field(['--cards', 'mine.yaml', '--format', 'csv', '--pairs']));
    const of = (one: string, other: string) =>
      found.find(({ card, opponent }) => card === one && opponent === other);
    expect(of('Alpha', 'Leader')).toMatchObject({ counts: 'no' });
    expect(of('Alpha', 'Beta')).toMatchObject({ counts: 'yes' });
  });

  it('buys as many copies as a budget does, and says who cannot take part', async () => {
    const { cards, absent } = await json(['--cards', 'mine.yaml', '--budget', '200']);
    const copies = Object.fromEntries(
      cards.map((one: { name: string; copies: number }) => [one.name, one.copies]),
    );
    expect(copies).toEqual({ Alpha: 2, Beta: 3, Gamma: 2, Leader: 2, Rock: 20 });
    expect(absent).toEqual([{ name: 'Stone', why: 'tooDear' }]);
    const text = await field(['--cards', 'mine.yaml', '--budget', '200']);
    expect(text).toMatch(/^\d +3 × Beta +180 /m);
    expect(text).toMatch(/^Stone +costs more than the budget$/m);
  });

  it('plays few cards against a file, or a collection', async () => {
    const text = await field(['alpha', 'krug', '--cards', 'mine.yaml', '--against', 'mine.yaml']);
    expect(text).toContain('2 heroes against 6 heroes, 12 pairs');
    const cwd = folder();
    const { against, pairs } = await json(
      ['alpha', '--cards', 'mine.yaml', '--against', 'modern'],
      cwd,
    );
    expect(against).toHaveLength(115);
    expect(pairs).toHaveLength(115);
  });

  it('shows how the ranking shifts with changes, and is the field of changed cards', async () => {
    const cwd = folder();
    const args = ['alpha', 'beta', 'gamma', '--cards', 'mine.yaml'];
    const changes = ['--what-if', 'beta.attack=5', '--what-if', 'beta.powers+=tough'];
    const text = await field([...args, ...changes], cwd);
    expect(text).toMatch(
      /^Beta with Tough 1 and attack 5 instead of 3 rises from place 3 to 1: mean win share \S+% → \S+%\.$/m,
    );
    expect(text).toMatch(/^Beta \(changed\) +3 +1 /m);
    const changed = MINE.map((one) =>
      one.name === 'Beta' ? { ...one, attack: 5, powers: ['tough'] } : one,
    );
    writeFileSync(join(cwd, 'mine.yaml'), JSON.stringify(changed));
    const [was, is] = [await json([...args], cwd), await json([...args], folder())];
    const whatIf = await json([...args, ...changes]);
    expect(whatIf.whatIf.pairs).toEqual(was.pairs);
    expect(whatIf.pairs).toEqual(is.pairs);
  });

  it('shows how far the ranking shifts with real rounds', async () => {
    const args = ['krug', 'hawkgirl', 'solomon-grundy'];
    const text = await field([...args, '--what-if', 'rounds'], folder());
    expect(text).toMatch(
      /^With real rounds, the order of the 3 cards stays the same; the largest change is that (Krug|Hawkgirl|Solomon Grundy) stays at place \d: mean win share /m,
    );
    const [plain, rounds] = [await json(args), await json([...args, '--rounds'])];
    const both = await json([...args, '--what-if', 'rounds']);
    expect(both.pairs).toEqual(plain.pairs);
    expect(both.whatIf.pairs).toEqual(rounds.pairs);
    expect(both.whatIf.setting).toEqual({ ...both.setting, rounds: true });
  });

  it('keeps pairs in a file, which serves every later field, and is compared with another', async () => {
    const cwd = folder();
    const args = ['alpha', 'beta', 'gamma', '--cards', 'mine.yaml'];
    const first = await field([...args, '--keep', 'kept.json'], cwd);
    const kept = readFileSync(join(cwd, 'kept.json'), 'utf8');
    expect(await field([...args, '--keep', 'kept.json'], cwd)).toBe(first);
    expect(readFileSync(join(cwd, 'kept.json'), 'utf8')).toBe(kept);
    expect(await field([...args, '--format', 'json'], cwd)).toBe(kept);
    // Numbers that another engine may have written are detected and not used.
    const spoilt = JSON.parse(kept);
    for (const pair of spoilt.pairs) pair.splice(2, 4, 0.5, 0.5, 0.5, 0.5);
    const { checksum: _, ...unsealed } = spoilt;
    for (const [data, note] of [
      [{ ...spoilt, checksum: sealOf(spoilt) }, 'the duels in kept.json are out of date'],
      [spoilt, 'kept.json is damaged: its checksum does not match'],
      [unsealed, 'kept.json has no checksum, so damage would not be noticed'],
      [{ ...JSON.parse(kept), program: '0.9.0' }, 'kept.json was written by version 0.9.0'],
      [{ ...JSON.parse(kept), engine: 999 }, 'kept.json was played under earlier rules'],
    ]) {
      writeFileSync(join(cwd, 'kept.json'), JSON.stringify(data));
      const again = await knockback(['field', ...args, '--keep', 'kept.json'], { cwd });
      expect(again).toEqual({
        code: 0,
        stdout: first,
        stderr: `note: ${note}, so its pairs are played again\n`,
      });
      expect(readFileSync(join(cwd, 'kept.json'), 'utf8')).toBe(kept);
    }
    writeFileSync(join(cwd, 'spoilt.json'), JSON.stringify(spoilt));
    const compared = await knockback(['compare', 'kept.json', 'spoilt.json'], { cwd });
    expect(compared).toMatchObject({ code: 2, stdout: '' });
    expect(compared.stderr).toMatch(
      /^error: spoilt\.json:1:\d+: checksum: a checksum that does not match /,
    );
    writeFileSync(
      join(cwd, 'b.json'),
      await field([...args, '--distance', '9', '--format', 'json'], cwd),
    );
    expect(await printed(['compare', 'kept.json', 'b.json'], { cwd })).toMatch(/distance/);
    const refused = await knockback(['compare', 'kept.json', 'mine.yaml'], { cwd });
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toContain('mine.yaml: the file is not a field of cards');
  });

  it('refuses a damaged file of kept pairs, which stays as it is', async () => {
    const cwd = folder();
    const args = ['field', 'alpha', 'beta', '--cards', 'mine.yaml', '--keep', 'kept.json'];
    await printed(args, { cwd });
    const kept = readFileSync(join(cwd, 'kept.json'), 'utf8');
    const file = JSON.parse(kept);
    for (const damaged of [
      kept.slice(0, -20),
      JSON.stringify({ ...file, pairs: file.pairs.slice(0, 1).map(() => [0]) }),
      JSON.stringify({ ...file, cards: [] }),
      JSON.stringify({ ...file, pairs: [...file.pairs, file.pairs[0]] }),
    ]) {
      writeFileSync(join(cwd, 'kept.json'), damaged);
      const { code, stdout, stderr } = await knockback(args, { cwd });
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toMatch(/^error: kept\.json.*.*; give /);
      expect(readFileSync(join(cwd, 'kept.json'), 'utf8')).toBe(damaged);
    }
  });

  it('keeps pairs where a symbolic link leads', async () => {
    const cwd = folder();
    mkdirSync(join(cwd, 'there'));
    writeFileSync(
      join(cwd, 'there', 'kept.json'),
      await field(['krug', 'charos', '--format', 'json']),
    );
    symlinkSync(join('there', 'kept.json'), join(cwd, 'kept.json'));
    await field(['krug', 'grimnak', '--keep', 'kept.json'], cwd);
    expect(readlinkSync(join(cwd, 'kept.json'))).toBe(join('there', 'kept.json'));
    expect(readFileSync(join(cwd, 'there', 'kept.json'), 'utf8')).toContain('"Grimnak"');
  });

  it('takes the cards that are named for the field, whatever filters would drop', async () => {
    const cwd = folder();
    const args = ['field', 'krug', 'charos', '--collection', 'modern', '--type', 'squad'];
    const { code, stdout, stderr } = await knockback([...args, '--format', 'json'], { cwd });
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr:
        'note: the field is the cards that you name, so filters (collection modern, type squad) have no effect\n',
    });
    expect(JSON.parse(stdout)).toMatchObject({
      title: 'Krug, Charos',
      cards: [{ name: 'Krug' }, { name: 'Charos' }],
    });
  });

  it('chooses opponents by filters beside names, and cards without names', async () => {
    const cwd = folder();
    const against = ['--against', 'mine.yaml', '--points', '80-100'];
    const named = await json(['krug', ...against], cwd);
    const names = (cards: readonly { name: string }[]) => cards.map(({ name }) => name);
    expect(names(named.cards)).toEqual(['Krug']);
    expect(names(named.against)).toEqual(['Alpha', 'Gamma', 'Leader']);
    const chosen = await json(['--against', 'mine.yaml', '--name', 'grimnak'], cwd);
    expect([names(chosen.cards), chosen.against.length]).toEqual([['Grimnak'], 6]);
  });

  it('ranks a card that is named although a power of it is not modelled, and says so', async () => {
    const args = ['alpha', 'leader', '--cards', 'mine.yaml'];
    const text = await field(args);
    expect(text).toMatch(/^Alpha beats Leader: it wins /);
    expect(text).toContain("Not modelled: Leader's Rally.");
    const { ranking } = await json(args);
    expect(ranking.map(({ name }: { name: string }) => name)).toEqual(['Alpha', 'Leader']);
  });

  it('buys a unique card once, and says which cards count as common unsaid', async () => {
    const cwd = folder();
    const [alpha, beta] = MINE as [object, object];
    const mine = [{ ...alpha, unique: 'unique' }, { ...beta, unique: 'common' }, MINE[2]];
    writeFileSync(join(cwd, 'mine.yaml'), JSON.stringify(mine));
    const args = ['--cards', 'mine.yaml', '--budget', '240'];
    const { cards } = await json(args, cwd);
    expect(cards.map(({ copies }: { copies: number }) => copies)).toEqual([1, 4, 3]);
    expect(await field(args, cwd)).toContain('Gamma does not say how many copies may be drafted');
  });

  it('writes a report folder', async () => {
    const cwd = folder();
    const { code, stderr } = await knockback(
      ['field', '--cards', 'mine.yaml', '--what-if', 'beta.life+=1', '--out', 'report'],
      { cwd },
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: 'note: the report is in report\n' });
    expect(readdirSync(join(cwd, 'report'))).toEqual(
      expect.arrayContaining(['report.html', 'report.md', 'field.json', 'field.csv', 'pairs.csv']),
    );
  });
});

describe('field refuses', () => {
  const REFUSED = cases(`
    nobody-knows-him krug                  | no card is called "nobody-knows-him"
    krug                                   | the field: there is only one card & at least two cards
    --type hero --points 9999              | the field: there is no card
    krug charos --pairs                    | --pairs: --format table
    krug charos --budget 5                 | the field: no card that can take part
    krug charos --budget 0                 | --budget is "0"
    krug charos --distance 0               | --distance is "0"
    krug charos --what-if krug             | --what-if "krug" & CARD.FIELD=VALUE
    krug charos --rounds --what-if rounds  | --what-if "rounds": a field that is already fought in rounds
    krug charos --what-if joker.life=2     | --what-if "joker.life=2": this is "joker"
    krug charos --keep others.json         | others.json & format is "something"
    krug charos --keep no/folder.json      | --keep is "no/folder.json"
     krug --against mine.yaml --points 7    | --against: there is no card & filters that match at least one card (no card matches points 7)
     krug --against few2.yaml               | --against: "few2.yaml": there is no such file
    krug charos --out mine.yaml            | --out is "mine.yaml"
    --cards few.yaml                       | the field: there is only one card
    krug charos --format xml               | --format is "xml"
  `);
  it.each(REFUSED)('%s', (args, says) =>
    expectRefusal(['field', ...args.split(/ +/)], says, FILES),
  );

  it('nothing where a card says no Life: it is listed', async () => {
    const text = await field(['scenery', 'alpha', 'krug', '--cards', 'lifeless.yaml']);
    expect(text).toMatch(/^Scenery +no Life on its card$/m);
  });
});
