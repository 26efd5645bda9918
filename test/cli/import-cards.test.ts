import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { knockback, printed, tempFolder } from './knockback.ts';

const CSV = 'Unit,Att,Def.,Life,Size,Powers\nBrute,3,4,2,Medium 6,"Tough 2, Bonk"\nImp,1,1,1,S3,\n';

function folderWith(files: Readonly<Record<string, string>>): string {
  const cwd = tempFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, name), text);
  return cwd;
}

describe('import-cards', () => {
  it('writes a file of cards, which fight', async () => {
    const cwd = folderWith({ 'in.csv': CSV });
    const said = await printed(['import-cards', 'in.csv', '--out', 'mine.yaml'], { cwd });
    expect(said).toContain('2 cards are in mine.yaml now.');
    expect(said).toMatch(/2 +Brute +Bonk +no/);
    const named = ['cards', 'brute', '--cards', 'mine.yaml', '--format', 'json'];
    expect(JSON.parse(await printed(named, { cwd }))).toMatchObject([
      { name: 'Brute', attack: 3, defense: 4, life: 2, height: 6, powers: [{ number: 2 }, {}] },
    ]);
    const odds = ['odds', 'brute', 'imp', '--cards', 'mine.yaml', '--no-simulation'];
    expect(await printed(odds, { cwd })).toContain('Brute destroys Imp');
  });

  it('reads a JSON list', async () => {
    const zed = { name: 'Zed', life: 4, attack: 3, defense: 4, height: 'medium 5' };
    const list = [{ ...zed, abilities: [{ name: 'Flying', text: 'It flies.' }] }];
    const cwd = folderWith({ 'in.json': JSON.stringify({ cards: list }) });
    const args = ['import-cards', 'in.json', '--out', 'zed.yaml', '--format', 'json'];
    expect(JSON.parse(await printed(args, { cwd }))).toMatchObject({ cards: 1, notModelled: [] });
    expect(readFileSync(join(cwd, 'zed.yaml'), 'utf8')).toContain('- flying');
  });

  it('prints the cards where no file is asked for, and says beside them what is missing', async () => {
    const cwd = folderWith({ 'in.csv': CSV });
    const { code, stdout, stderr } = await knockback(['import-cards', 'in.csv'], { cwd });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^- name: Brute\n/);
    expect(stderr).toContain('1 power is not modelled');
  });

  it.each(['csv', 'markdown'])('lists what is not modelled as %s', async (format) => {
    const cwd = folderWith({ 'in.csv': CSV });
    const args = ['import-cards', 'in.csv', '--out', 'mine.yaml', '--format', format];
    const cells = (await printed(args, { cwd })).replaceAll(/[ |]+/g, ',');
    expect(cells).toContain('2,Brute,Bonk,no');
  });

  it('refuses what is wrong with row and column, and writes nothing', async () => {
    const cwd = folderWith({ 'in.csv': 'Name,Att,Def\nImp,many,1\n', 'mine.yaml': 'as before' });
    const args = ['import-cards', 'in.csv', '--out', 'mine.yaml'];
    const { code, stderr } = await knockback(args, { cwd });
    expect([code, stderr]).toEqual([
      2,
      'error: in.csv: row 2, column "Att": found "many", allowed: a whole number from 0 to 50\n',
    ]);
    expect(readFileSync(join(cwd, 'mine.yaml'), 'utf8')).toBe('as before');
  });

  it('refuses a file that is not there, and one that cannot be written', async () => {
    const cwd = folderWith({ 'in.csv': CSV });
    const refused = async (...args: string[]) =>
      (await knockback(['import-cards', ...args], { cwd })).stderr;
    expect(await refused('none.csv')).toContain('none.csv: found no such file');
    expect(await refused('in.csv', '--out', 'nowhere/x.yaml')).toContain('--out: found');
  });
});
