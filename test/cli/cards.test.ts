import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { knockback, printed, tempFolder } from './knockback.ts';
import { expectRefusal } from './refusal.ts';

interface Card {
  readonly name: string;
  readonly attack: number;
  readonly defense: number;
  readonly powers: readonly { power: string }[];
  readonly assumed: readonly string[];
}

const cards = async (...args: string[]) =>
  JSON.parse(await printed(['cards', ...args, '--format', 'json'])) as Card[];

const FORMATS = ['table', 'markdown', 'csv'];

describe('cards', () => {
  it.each(FORMATS)('lists the three figures of the rule document as %s', async (format) => {
    const text = await printed(['cards', '--format', format]);
    for (const name of ['Hawkgirl', 'Solomon Grundy', 'The Joker']) expect(text).toContain(name);
  });

  it.each(['table', 'markdown'])(
    'marks the numbers that the rule document does not give as %s',
    async (format) => {
      // The document gives Hawkgirl's attack of 6, and Grundy's defense of 4 (3 after the mace).
      // Markdown escapes the mark: 5\*.
      const text = (await printed(['cards', '--format', format])).replaceAll('\\', '');
      const rows = text.split('\n');
      const row = (name: string) => rows.find((line) => line.includes(name)) ?? '';
      expect(row('Hawkgirl')).toMatch(/(?<!\d)6(?![\d*])/);
      expect(row('Hawkgirl')).toMatch(/\d\*/);
      expect(row('Solomon Grundy')).toMatch(/(?<!\d)4(?![\d*])/);
      expect(row('The Joker').match(/\d+(?!\d|\*)/g)).toBeNull();
    },
  );

  it('gives the numbers and powers as JSON, with those assumed', async () => {
    const [hawkgirl, grundy, joker] = await cards();
    expect(hawkgirl).toMatchObject({ name: 'Hawkgirl', attack: 6 });
    expect(hawkgirl?.powers.map(({ power }) => power).sort()).toEqual([
      'nth-metal-mace',
      'super-strength',
    ]);
    expect(hawkgirl?.assumed).not.toContain('attack');
    expect(hawkgirl?.assumed).toContain('defense');
    expect(grundy).toMatchObject({ name: 'Solomon Grundy', defense: 4 });
    expect(grundy?.powers.map(({ power }) => power)).toEqual(['tough']);
    expect(grundy?.assumed).not.toContain('defense');
    expect(grundy?.assumed).toContain('life');
    expect(joker?.assumed).toEqual(expect.arrayContaining(['life', 'attack', 'defense']));
  });

  it('lists only the cards that are named', async () => {
    expect((await cards('the-joker')).map(({ name }) => name)).toEqual(['The Joker']);
  });

  it('lists those of which something is left out, with what that is', async () => {
    const all = ['--collection', 'classic', '--incomplete'];
    const text = await printed(['cards', ...all, '--in', 'duels', '--format', 'markdown']);
    expect(text).toContain('Cards that are not complete in duels');
    expect(text).not.toContain('Raelin the Kyrie Warrior (RotV)');
    const names = async (where: string) =>
      (await cards(...all, '--in', where)).map(({ name }) => name);
    const [attacks, duels] = [await names('attacks'), await names('duels')];
    expect(duels.length).toBeGreaterThan(attacks.length);
    expect(duels).toEqual(expect.arrayContaining(attacks));
  });

  describe('of the collections', () => {
    const names = async (...args: string[]) => (await cards(...args)).map(({ name }) => name);

    it('are named without a filter, and listed with one', async () => {
      expect(await names()).toEqual(['Hawkgirl', 'Solomon Grundy', 'The Joker']);
      expect(await printed(['cards'])).toContain('classic: 218 cards');
      expect(await names('--collection', 'classic')).toHaveLength(218);
      const orcs = await names('--species', 'orc', '--collection', 'classic');
      expect(orcs).toContain('Grimnak');
      expect(orcs).not.toContain('Krug');
    });

    it('pass every filter that is given', async () => {
      const args = ['--type', 'hero', '--points', '100-120', '--power', 'counter strike'];
      const found = (await cards(...args)) as (Card & { points: number; type: string })[];
      expect(found.map(({ name }) => name)).toContain('Kaemon Awa');
      for (const { points, type } of found) {
        expect(type).toBe('hero');
        expect(points).toBeGreaterThanOrEqual(100);
        expect(points).toBeLessThanOrEqual(120);
      }
    });

    it('are sorted as asked for', async () => {
      const points = async (...args: string[]) =>
        ((await cards('--collection', 'classic', ...args)) as (Card & { points: number })[]).map(
          (card) => card.points,
        );
      const sorted = await points('--sort', 'points,name');
      expect(sorted).toEqual([...sorted].sort((a, b) => a - b));
      expect(await points('--sort', 'points', '--reverse')).toEqual([...sorted].reverse());
    });

    it('are all shown that a name fits', async () => {
      expect((await names('raelin')).length).toBeGreaterThan(1);
      expect(await names('krug')).toEqual(['Krug']);
      expect(await names('q9', 'hawkgirl', 'major q9')).toEqual(['Major Q9', 'Hawkgirl']);
    });

    it.each(['table', 'markdown'])('are told in full one by one as %s', async (format) => {
      const text = await printed(['cards', 'krug', '--format', format]);
      expect(text).toContain(
        'Wounded Smash: It adds 1 die to its normal attack for each wound on it.',
      );
      expect(text).toContain('Other sources print');
    });

    it('give way to a card of the user’s with the same name', async () => {
      const file = join(tempFolder(), 'mine.yaml');
      writeFileSync(file, '{ name: KRUG, attack: 9, defense: 1 }\n');
      for (const args of [['krug'], ['--name', 'krug']]) {
        expect(await cards('--cards', file, ...args)).toMatchObject([{ name: 'KRUG', attack: 9 }]);
      }
    });

    it('of none, say so beside the data', async () => {
      const { code, stdout, stderr } = await knockback([
        'cards',
        '--points',
        '9999',
        '--format',
        'json',
      ]);
      expect([code, JSON.parse(stdout)]).toEqual([0, []]);
      expect(stderr).toContain('no card matches');
    });

    it.each([
      [['--points', 'many'], '--points is "many"'],
      [['--sort', 'beauty'], '--sort is "beauty"'],
      [['--collection', 'clasic'], 'did you mean classic?'],
      [['hulkk'], 'did you mean incredible-hulk'],
    ])('%j is refused', async (args, message) => {
      const { code, stderr } = await knockback(['cards', ...args]);
      expect(code).toBe(2);
      expect(stderr).toContain(message);
    });
  });

  describe('points', () => {
    const list = (text: string, ...args: string[]) => {
      const file = join(tempFolder(), 'mine.yaml');
      writeFileSync(file, text);
      return printed(['cards', ...args, '--cards', file]);
    };
    const BRUTE = '{ name: Brute, attack: 2, defense: 1, points: 140 }';
    const IMP = '{ name: Imp, attack: 1, defense: 1 }';
    const both = (format: string) => list(`[${BRUTE}, ${IMP}]`, 'brute', 'imp', '--format', format);

    it('stand in a column of their own, unknown like any other number', async () => {
      for (const format of ['table', 'markdown']) {
        const lines = (await both(format)).split('\n');
        const row = (name: string) => lines.find((line) => line.includes(name)) ?? '';
        expect(row('attack')).toMatch(/base[ |]+points[ |]+powers/);
        expect(row('Brute')).toMatch(/single[ |]+140[ |]*$/);
        expect(row('Imp')).toMatch(/single[ |]+\?[ |]*$/);
      }
    });

    it('are in the JSON of the card', async () => {
      expect(JSON.parse(await both('json'))).toMatchObject([{ points: 140 }, { name: 'Imp' }]);
    });

    it('take no column where no card that is listed has any', async () => {
      expect(await list(BRUTE, 'hawkgirl')).toBe(await printed(['cards', 'hawkgirl']));
      expect(await list(IMP, 'imp', '--format', 'markdown')).not.toContain('points');
    });
  });

  it("lists a user's cards of a file", async () => {
    const file = join(tempFolder(), 'mine.yaml');
    writeFileSync(file, '- { name: Brute, attack: 2, defense: 1, powers: [super-strength] }\n');
    const brute = (await cards('--cards', file)).find(({ name }) => name === 'Brute');
    expect(brute).toMatchObject({ attack: 2, defense: 1, powers: [{ power: 'super-strength' }] });
  });

  describe('for other programs', () => {
    const exported = (text: string, format: string) => {
      const file = join(tempFolder(), 'mine.yaml');
      writeFileSync(file, text);
      return printed(['cards', 'imp', 'orc', '--cards', file, '--format', format]);
    };
    const BOTH =
      '- { name: Imp, set: "A, B", type: squad, figures: 3, life: 1, attack: 1, defense: 0, base: 6, powers: [{ tough: 2 }, flying] }\n' +
      '- { name: Orc, attack: 1, defense: 1, height: 7, powers: [{ name: "Bonk, thrice", modelled: no }] }\n';

    it('are a table with a column for each field, in which what is unknown is blank', async () => {
      expect(await exported(BOTH, 'csv')).toBe(
        'name,set,general,type,unique,figures,species,class,personality,size,height,life,move,range,attack,defense,base,points,modernPoints,powers\n' +
          'Imp,"A, B",,squad,,3,,,,,,1,,,1,0,6,,,Tough 2; Flying\n' +
          'Orc,,,,,,,,,,7,,,,1,1,single,,,"Bonk, thrice;"\n',
      );
    });

    it('are JSON with the names of powers, without what a card leaves out', async () => {
      expect(JSON.parse(await exported(BOTH, 'json'))).toEqual([
        {
          ...{ name: 'Imp', set: 'A, B', type: 'squad', figures: 3, life: 1, attack: 1 },
          ...{ defense: 0, base: 6 },
          powers: [
            { name: 'Tough 2', power: 'tough', number: 2 },
            { name: 'Flying', power: 'flying' },
          ],
        },
        {
          ...{ name: 'Orc', attack: 1, defense: 1, height: 7, base: 'single' },
          powers: [{ name: 'Bonk, thrice', modelled: 'no' }],
        },
      ]);
    });

    it('say which of their numbers are assumed', async () => {
      const csv = await printed(['cards', 'hawkgirl', '--format', 'csv']);
      expect(csv).toMatch(/,powers,assumed\nHawkgirl,.*,life; move; range; defense; /);
    });
  });
});

describe('cards --army', () => {
  it('prints an army as it is posted, or as army builders keep it, and battle takes both', async () => {
    const cwd = tempFolder();
    const text = await printed(['cards', '--army', 'krug; 2x deathreavers'], { cwd });
    expect(text).toBe('Krug (120/120)\nDeathreavers x2 (80/200)\nTotal: 200 points\n');
    writeFileSync(join(cwd, 'army.txt'), text);
    const json = await printed(['cards', '--army', 'army.txt', '--format', 'json'], { cwd });
    expect(JSON.parse(json)).toEqual({
      totalPoints: 200,
      units: [
        { name: 'Krug', quantity: 1, points: 120 },
        { name: 'Deathreavers', quantity: 2, points: 40 },
      ],
    });
    writeFileSync(join(cwd, 'army.json'), json);
    expect(await printed(['cards', '--army', 'army.json'], { cwd })).toBe(text);
    expect(await printed(['cards', '--army', '-', '--format', 'csv'], { cwd, input: text })).toBe(
      'name,copies,points\nKrug,1,120\nDeathreavers,2,40\n',
    );
    expect(await printed(['cards', '--army', 'krug', '--format', 'bbcode'], { cwd })).toContain(
      'Krug (120/120)',
    );
  });

  it.each([
    [['--army', 'krug, nobody-at-all'], '--army: no card is called "nobody-at-all"'],
    [['krug', '--army', 'krug'], '--army: names of cards were also given'],
    [['--army', 'krug', '--type', 'hero'], '--type: --army was also given'],
  ])('%s is refused', (args, says) => expectRefusal(['cards', ...args], [says]));
});
