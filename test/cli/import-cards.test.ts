import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { knockback, printed, tempFolder } from './knockback.ts';
import { expectRefusal } from './refusal.ts';

const NOTE =
  /note: These columns were left out, because their names are unknown: "Kind", "Lfe" \(did you mean life\?\)\. Known names are name, life, .*; for a column with another name, give --column FIELD=COLUMN\./;

const ONE_BAD = [
  'Name,Type,Figures,Life,Move,Range,Attack,Defense,Points',
  'Good One,Hero,1,4,5,1,4,4,90',
  'Bad One,Hero,3,1,5,1,3,3,60',
  'Good Two,Squad,3,1,5,1,3,3,60',
  '',
].join('\n');

const WHY_BAD =
  'one.csv: row 3, column "Figures": a hero is one figure, not 3; write 1, or squad as its type';

const CSV = 'Unit,Att,Def.,Life,Size,Powers\nBrute,3,4,2,Medium 6,"Tough 2, Bonk"\nImp,1,1,1,S3,\n';

function folderWith(files: Readonly<Record<string, string>>): string {
  const cwd = tempFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, name), text);
  return cwd;
}

describe('import-cards', () => {
  it('writes a file of cards, which fight', async () => {
    const cwd = folderWith({ 'in.csv': CSV });
    const said = await printed(['cards', '--import', 'in.csv', '--out', 'mine.yaml'], { cwd });
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
    const args = ['cards', '--import', 'in.json', '--out', 'zed.yaml', '--format', 'json'];
    expect(JSON.parse(await printed(args, { cwd }))).toMatchObject({ cards: 1, notModelled: [] });
    expect(readFileSync(join(cwd, 'zed.yaml'), 'utf8')).toContain('- flying');
  });

  it('prints the cards where no file is asked for, and says beside them what is missing', async () => {
    const cwd = folderWith({ 'in.csv': CSV });
    const { code, stdout, stderr } = await knockback(['cards', '--import', 'in.csv'], { cwd });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^- name: Brute\n/);
    expect(stderr).toContain('1 power is not modelled');
  });

  it.each(['csv', 'markdown'])('lists what is not modelled as %s', async (format) => {
    const cwd = folderWith({ 'in.csv': CSV });
    const args = ['cards', '--import', 'in.csv', '--out', 'mine.yaml', '--format', format];
    const cells = (await printed(args, { cwd })).replaceAll(/[ |]+/g, ',');
    expect(cells).toContain('2,Brute,Bonk,no');
  });

  it('tells the columns that it does not understand, whatever else it prints', async () => {
    const cwd = folderWith({ 'in.csv': 'Name,Att,Def,Kind,Lfe\nImp,1,1,hero,2\n' });
    const run = (...args: string[]) => knockback(['cards', '--import', 'in.csv', ...args], { cwd });
    expect((await run()).stderr).toMatch(NOTE);
    const out = ['--out', 'mine.yaml', '--format'];
    expect((await run(...out, 'csv')).stderr).toMatch(NOTE);
    expect(JSON.parse((await run(...out, 'json')).stdout)).toMatchObject({
      ignoredColumns: ['Kind', 'Lfe'],
      remarks: [expect.stringContaining('"Kind", "Lfe"')],
    });
    for (const format of ['table', 'markdown']) {
      const { stdout, stderr } = await run(...out, format);
      expect(stdout.replaceAll(/\s+/g, ' ')).toContain(
        'These columns were left out, because their names are unknown',
      );
      expect(stderr).toBe('');
    }
  });

  it('tells which titles it left out, what rows lack, and which of two columns counts', async () => {
    const csv = 'My cards\nTitle,Name,Att,Def,Life\nGrim,Imp,1,1\n';
    const cwd = folderWith({ 'in.csv': csv });
    const { code, stdout, stderr } = await knockback(['cards', '--import', 'in.csv'], { cwd });
    expect([code, stdout]).toEqual([0, '- name: Imp\n  attack: 1\n  defense: 1\n']);
    expect(stderr.split('\n')).toEqual([
      'note: The heading is row 2; row 1 before it was left out.',
      'note: Row 3 has fewer cells than the heading, which has five cells; the missing ones count as blank.',
      'note: Column "Title" was ignored in rows in which column "Name" says something else.',
      '',
    ]);
  });

  it('reads standard input, and UTF-16 with its byte-order mark', async () => {
    const cwd = folderWith({});
    writeFileSync(join(cwd, 'wide.csv'), Buffer.from(`\ufeff${CSV}`, 'utf16le'));
    const ofFile = await printed(['cards', '--import', 'wide.csv'], { cwd });
    expect(ofFile).toMatch(/^- name: Brute\n/);
    expect(await printed(['cards', '--import', '-'], { cwd, input: CSV })).toBe(ofFile);
    const { stderr } = await knockback(['cards', '--import', '-'], {
      cwd,
      input: 'Name,Att\nImp,1',
    });
    expect(stderr).toMatch(
      /^error: standard input: no column looks like the defense of cards; the columns are "Name", "Att"\./,
    );
  });

  it.each([
    [
      'too many powers',
      `Name,Att,Def,Powers\nImp,1,1,${Array.from({ length: 40 }, (_, i) => `Bonk the ${i}th`).join(';')}\n`,
      'in.csv: row 2, column "Powers": 40 powers are not a list of at most 20 powers',
    ],
    [
      'the same power twice',
      'Name,Att,Def,Powers\nImp,1,1,"Tough, Tough, tough 2"\n',
      'in.csv: row 2, column "Powers": "tough 2" is the same power as "Tough"; remove one of them',
    ],
    [
      'more cells than the heading',
      'Name,Att,Def,Cost\nImp,1,1,1,200\n',
      'in.csv: row 2: "200" is in column 5',
    ],
  ])('writes no file if all that it has is %s', async (_, csv, says) => {
    await expectRefusal(['cards', '--import', 'in.csv', '--out', 'mine.yaml'], [says], {
      'in.csv': csv,
    });
  });

  describe('of a file with a row that cannot be read', () => {
    it('imports the others, and lists it with row, column and reason on stderr', async () => {
      const cwd = folderWith({ 'one.csv': ONE_BAD });
      const plain = await knockback(['cards', '--import', 'one.csv'], { cwd });
      expect(plain.code).toBe(0);
      expect(plain.stdout.match(/name: .*/g)).toEqual(['name: Good One', 'name: Good Two']);
      const summary = '1 of 3 rows skipped: 1 is a hero with several figures.';
      expect(plain.stderr).toBe(`note: ${summary}\nnote: ${WHY_BAD}\n`);
      const args = ['cards', '--import', 'one.csv', '--out', 'mine.yaml'];
      const kept = await knockback(args, { cwd });
      expect([kept.code, kept.stderr]).toEqual([0, `note: ${WHY_BAD}\n`]);
      expect(kept.stdout).toContain('2 cards are in mine.yaml now.');
      expect(kept.stdout).toContain(summary);
      expect(readFileSync(join(cwd, 'mine.yaml'), 'utf8')).toBe(plain.stdout);
      expect(JSON.parse(await printed([...args, '--format', 'json'], { cwd }))).toMatchObject({
        cards: 2,
        skipped: [{ row: 3, card: 'Bad One', column: 'Figures' }],
        remarks: [summary],
      });
    });

    it('writes nothing with --strict', async () => {
      const args = ['cards', '--import', 'one.csv', '--strict'];
      const files = { 'one.csv': ONE_BAD };
      await expectRefusal(args, [`error: ${WHY_BAD}`], files);
      await expectRefusal([...args, '--out', 'mine.yaml'], [`error: ${WHY_BAD}`], files);
      const cwd = folderWith({ 'in.csv': CSV });
      expect(await printed(['cards', '--import', 'in.csv', '--strict'], { cwd })).toContain(
        'Brute',
      );
    });
  });

  it('keeps a base of six spaces as a number, and says so', async () => {
    const cwd = folderWith({
      'hive.csv':
        'Name,Type,Figures,Hexes,Life,Move,Range,Attack,Defense\nBig Nest,Hero,1,6,6,0,1,1,2\nImp,Hero,1,1,4,5,1,4,4\n',
    });
    const { code, stdout, stderr } = await knockback(['cards', '--import', 'hive.csv'], { cwd });
    expect(code).toBe(0);
    expect(stdout).toMatch(/name: Big Nest\n[^-]*base: 6\n/);
    expect(stderr).toBe(
      'note: These cards have bases of more than two spaces: Big Nest (row 2, 6 spaces). They work in attacks, duels and prices, but not in battles or on boards.\n',
    );
  });

  it('reads the points and the general of a list under their names elsewhere', async () => {
    const stats = { life: 1, move: 5, range: 1, attack: 3, defense: 3 };
    const riders = { name: 'Riders', type: 'Common Squad', faction: 'Jandar', armyCost: 70, stats };
    const cwd = folderWith({ 'a.json': JSON.stringify([riders]) });
    const { stdout, stderr } = await knockback(['cards', '--import', 'a.json'], { cwd });
    expect(stderr).toBe('');
    expect(stdout).toContain('general: Jandar');
    expect(stdout).toContain('points: 70');
  });

  it('takes the columns that --column names, and refuses those that are not there', async () => {
    const csv = 'Name,Number,Type,Fee,Att,Def,Type\nImps,3,Squad,40,1,1,Scout\n';
    const cwd = folderWith({ 'in.csv': csv });
    const named = ['points=Fee', 'figures=number', 'class=Type (2)'];
    const args = ['cards', '--import', 'in.csv', ...named.flatMap((one) => ['--column', one])];
    const { stdout, stderr } = await knockback(args, { cwd });
    expect(stderr).toBe('');
    for (const line of ['points: 40', 'figures: 3', 'class: Scout']) expect(stdout).toContain(line);
    for (const [column, says] of [
      ['points=Price', 'error: --column points=Price: the file has no column "Price"'],
      ['pionts=Fee', 'error: --column is "pionts=Fee"'],
      ['points', 'error: --column is "points"'],
      ['points=', 'error: --column is "points="'],
    ] as const) {
      await expectRefusal(['cards', '--import', 'in.csv', '--column', column], [says], {
        'in.csv': csv,
      });
    }
  });

  it('tells what of a type has no place on a card', async () => {
    const cwd = folderWith({ 'in.csv': 'Name,Type,Att,Def\nImp,Event Hero,1,1\n' });
    const { code, stdout, stderr } = await knockback(['cards', '--import', 'in.csv'], { cwd });
    expect([code, stdout]).toEqual([0, '- name: Imp\n  type: hero\n  attack: 1\n  defense: 1\n']);
    expect(stderr).toBe(
      'note: Column "Type": "Event" (row 2) has no place on a card and was left out.\n',
    );
  });

  it.each([
    [
      'an old workbook',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]),
      'save it as .xlsx or as CSV',
    ],
    ['a damaged workbook', 'PK\x03\x04 and no more', 'the workbook cannot be read'],
    ['binary data', new Uint8Array([65, 66, 67, 68, 0, 1, 69, 70]), 'binary data'],
    ['nothing', '', 'in.csv: the file holds no card'],
  ])('refuses %s', async (_, content, says) => {
    await expectRefusal(['cards', '--import', 'in.csv', '--out', 'mine.yaml'], [says], {
      'in.csv': content,
    });
  });

  it('writes no file whose name readers take for a map', async () => {
    const says = '--out is "mine.hsc"; give a name that does not end in .hsc';
    await expectRefusal(['cards', '--import', 'in.csv', '--out', 'mine.hsc'], [says], {
      'in.csv': CSV,
    });
  });

  it('writes a thousand and one cards, which are read again', async () => {
    const rows = Array.from({ length: 1001 }, (_, i) => `Imp ${i},${i % 50},1\n`);
    const cwd = folderWith({ 'in.csv': `Name,Att,Def\n${rows.join('')}` });
    await printed(['cards', '--import', 'in.csv', '--out', 'mine.yaml'], { cwd });
    const last = ['cards', 'Imp 1000', '--cards', 'mine.yaml', '--format', 'json'];
    expect(JSON.parse(await printed(last, { cwd }))).toMatchObject([{ attack: 0, defense: 1 }]);
  });

  it('refuses a file without a good row, and leaves the file of cards as it was', async () => {
    const cwd = folderWith({ 'in.csv': 'Name,Att,Def\nImp,many,1\n', 'mine.yaml': 'as before' });
    const args = ['cards', '--import', 'in.csv', '--out', 'mine.yaml'];
    const { code, stderr } = await knockback(args, { cwd });
    expect([code, stderr]).toEqual([
      2,
      'error: in.csv: row 2, column "Att": "many" is not a whole number from 0 to 50\n',
    ]);
    expect(readFileSync(join(cwd, 'mine.yaml'), 'utf8')).toBe('as before');
  });

  it('refuses a file that is not there, and one that cannot be written', async () => {
    const cwd = folderWith({ 'in.csv': CSV });
    const refused = async (...args: string[]) =>
      (await knockback(['cards', '--import', ...args], { cwd })).stderr;
    expect(await refused('none.csv')).toContain('none.csv: there is no such file');
    expect(await refused('in.csv', '--out', 'nowhere/x.yaml')).toContain('--out is ');
  });
});
