import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { printed, tempFolder } from './knockback.ts';

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

  it.each(FORMATS)(
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

  it("lists a user's cards of a file", async () => {
    const file = join(tempFolder(), 'mine.yaml');
    writeFileSync(file, '- { name: Brute, attack: 2, defense: 1, powers: [super-strength] }\n');
    const brute = (await cards('--cards', file)).find(({ name }) => name === 'Brute');
    expect(brute).toMatchObject({ attack: 2, defense: 1, powers: [{ power: 'super-strength' }] });
  });
});
