import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ownCards } from '../../src/cli/given/own-cards.ts';
import { sessionOf } from '../../src/cli/session.ts';
import { folderOf } from '../experiments/scenarios/files.ts';
import { partsOf } from './captured.ts';
import { knockback, tempFolder } from './knockback.ts';

const BRUTE = '- { name: Brute, attack: 2, defense: 1 }\n';
const session = sessionOf(partsOf({}, BRUTE));
const namesIn = async (file?: string) =>
  (await ownCards(file, session)).cards.map(({ name }) => name);

test('the cards of a file are read, or of standard input; without a file there are none', async () => {
  expect(await namesIn(join(folderOf({ 'a.yaml': BRUTE }), 'a.yaml'))).toEqual(['Brute']);
  expect(await namesIn('-')).toEqual(['Brute']);
  expect(await namesIn()).toEqual([]);
});

test('a file that cannot be read is a mistake of the option', async () => {
  await expect(ownCards('nowhere.yaml', session)).rejects.toThrow(
    '--cards: "nowhere.yaml": there is no such file',
  );
});

test('a mistake in the file is named there', async () => {
  const file = join(folderOf({ 'a.yaml': BRUTE.replace('2', 'x') }), 'a.yaml');
  await expect(ownCards(file, session)).rejects.toThrow(`${file}:1:`);
});

test.each([
  'name: A\nfight: battle\nsides: [{ army: [krug] }, { army: [krug] }]\n',
  'name: A\nattacker: krug\ndefender: { name: Brute, life: 4, attack: 2, defense: 1 }\n',
  `name: A\ncards:\n  ${BRUTE}turn: [{ figure: brute }]\ndefender: krug\n`,
])('an experiment is not taken for a file of cards', async (text) => {
  const file = join(folderOf({ 'a.yaml': text }), 'a.yaml');
  await expect(ownCards(file, session)).rejects.toThrow(
    new RegExp(
      `^${file}: this is an experiment, not a file of cards; to run it, type knockback run ${file}$`,
    ),
  );
});

test('one card under the key cards is checked as a file of cards', async () => {
  const text = 'cards: { name: Brute, attack: 2, defense: 1, powers: [Flying] }\n';
  const file = join(folderOf({ 'a.json': text }), 'a.json');
  await expect(ownCards(file, session)).rejects.toThrow(
    `${file}:1:55: cards.powers[0] is "Flying"`,
  );
});

test('the command for an experiment can be copied, also if the file’s name has blanks or is -', async () => {
  const text = 'name: A\nattacker: krug\ndefender: krug\n';
  const file = join(folderOf({ 'my fight.yaml': text }), 'my fight.yaml');
  await expect(ownCards(file, session)).rejects.toThrow(`type knockback run '${file}'`);
  const piped = sessionOf(partsOf({}, text));
  await expect(ownCards('-', piped)).rejects.toThrow(
    /^standard input: .*; to run it, type knockback run -$/,
  );
});

describe('a file of cards with the spelling of a spreadsheet for a key', () => {
  const CARD = ['- name: Green Giant', '  lives: 7', '  attack: 5', '  defense: 4'];
  const run = (name: string, text: string) => {
    const cwd = tempFolder();
    writeFileSync(join(cwd, name), text);
    const args = ['odds', 'green giant', 'krug', '--cards', name, '--no-simulation', '--brief'];
    return knockback(args, { cwd });
  };
  const yaml = (...lines: string[]) => run('a.yaml', [...CARD, ...lines, ''].join('\n'));

  test('is read', async () => {
    const { code, stderr } = await yaml('  powers: [super-strength, Tough 2]');
    expect([code, stderr]).toEqual([0, '']);
  });

  test('has its unknown powers refused, with their places', async () => {
    const { code, stdout, stderr } = await yaml('  powers:', '    - super-strenght');
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(
      /^error: a\.yaml:6:7: \[0\]\.powers\[0\] is "super-strenght" \(did you mean super-strength\?\); give a power: /,
    );
  });

  test('has the mistakes in its powers named, with their places', async () => {
    const { code, stderr } = await yaml(
      '  powers:',
      '    - name: Not Today',
      '      rules: { dice: { attack: 1 }, roll: 21 }',
    );
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /^error: a\.yaml:7:43: \[0\]\.powers\[0\]\.rules\.roll is 21; give a whole number from 1 to 20$/m,
    );
  });

  test('has its other mistakes named with their places', async () => {
    const { code, stderr } = await yaml('  move: fast');
    expect([code, stderr]).toEqual([
      2,
      'error: a.yaml:5:9: [0].move: "fast" is not a whole number from 0 to 100\n',
    ]);
  });

  test('is read if its cards are in lists by set or general', async () => {
    const card = { name: 'Green Giant', life: 7, attack: 5, defense: 4 };
    for (const data of [{ jandar: [card] }, { sets: [{ name: 'A set', units: [card] }] }]) {
      const { code, stderr } = await run('a.json', JSON.stringify(data));
      expect([code, stderr]).toEqual([0, '']);
    }
  });

  test('if it is JSON or a table, gets a note on unknown powers, each told once', async () => {
    const card = { lives: 7, attack: 5, defense: 4, powers: ['Super Strenght', { Qqq: 'x' }] };
    const cards = [
      { ...card, name: 'Green Giant' },
      { ...card, name: 'Other' },
    ];
    const ofJson = await run('a.json', JSON.stringify(cards));
    expect([ofJson.code, ofJson.stderr]).toEqual([
      0,
      'note: These powers are unknown, so they count as not modelled: "Super Strenght" (a.json:1:46; did you mean super-strength?), "Qqq" (a.json:1:63).\n',
    ]);
    const ofTable = await run(
      'a.csv',
      'Name,Life,Att,Def,Powers\nGreen Giant,7,5,4,Super Strenght\nOther,7,5,4,super strenght\n',
    );
    expect([ofTable.code, ofTable.stderr]).toEqual([
      0,
      'note: These powers are unknown, so they count as not modelled: "Super Strenght" (rows 2 and 3; did you mean super-strength?).\n',
    ]);
  });
});

describe('a file of cards of which some cannot be read', () => {
  const FILES = {
    'a.csv': 'Name,Type,Figures,Life,Att,Def\nOrc,Hero,1,4,2,2\nKrug,Hero,3,4,2,2\n',
    'a.yaml':
      '- { name: Orc, type: hero, life: 4, attack: 2, defense: 2 }\n- { name: Krug, life: 4, attack: two, defense: 2 }\n',
    'a.json': JSON.stringify([
      { name: 'Orc', hp: 4, atk: 2, def: 2 },
      { name: 'Krug', hp: 4, atk: 'two', def: 2 },
    ]),
  };
  const WHY = {
    'a.csv':
      'a.csv: row 3, column "Figures": a hero is one figure, not 3; write 1, or squad as its type',
    'a.yaml': 'a.yaml:2:34: [1].attack is "two"; give a whole number from 0 to 50',
    'a.json': 'a.json:1:68: [1].atk: "two" is not a whole number from 0 to 50',
  };
  const run = (file: keyof typeof FILES, ...args: string[]) => {
    const cwd = tempFolder();
    writeFileSync(join(cwd, file), FILES[file]);
    return knockback([...args, '--cards', file], { cwd });
  };
  const ODDS = ['--no-simulation', '--brief'];

  test.each(['a.csv', 'a.yaml', 'a.json'] as const)('%s: the others fight', async (file) => {
    const { code, stdout, stderr } = await run(file, 'odds', 'orc', 'orc', ...ODDS);
    expect(code).toBe(0);
    expect(stdout).toContain('Orc');
    const [summary, why, ...others] = stderr.trimEnd().split('\n');
    expect(summary).toMatch(/^note: 1 of 2 (rows|cards) skipped: 1 /);
    expect([why, ...others]).toEqual([`note: ${WHY[file]}`]);
  });

  test.each(['a.csv', 'a.yaml', 'a.json'] as const)(
    '%s: asked for, a skipped one is refused with the reason, not taken for another of its name',
    async (file) => {
      for (const args of [
        ['odds', 'krug', 'orc', ...ODDS],
        ['duel', 'orc', 'Krug', ...ODDS],
        ['cards', 'krug'],
        ['field', 'krug', 'orc'],
      ]) {
        const { code, stdout, stderr } = await run(file, ...args);
        expect([code, stdout]).toEqual([2, '']);
        expect(stderr).toContain(`: Krug could not be read and was skipped: ${WHY[file]}`);
      }
    },
  );

  test('that cannot be read at all is refused with all that is wrong', async () => {
    const cwd = tempFolder();
    writeFileSync(join(cwd, 'a.csv'), 'Name,Att,Def\nOrc,x,1\n');
    writeFileSync(join(cwd, 'a.yaml'), '- { name: Orc, attack: x, defense: 1 }\n');
    const refused = async (file: string) =>
      (await knockback(['odds', 'orc', 'krug', '--cards', file], { cwd })).stderr;
    expect(await refused('a.csv')).toBe(
      'error: a.csv: row 2, column "Att": "x" is not a whole number from 0 to 50\n',
    );
    expect(await refused('a.yaml')).toContain('a.yaml:1:24: [0].attack is "x"');
  });

  test('two editions of one name in a file of cards are told apart by their sets', async () => {
    const cwd = tempFolder();
    const orc = (set: string, attack: number) =>
      `- { name: Orc, set: ${set}, life: 1, attack: ${attack}, defense: 1 }\n`;
    writeFileSync(join(cwd, 'a.yaml'), orc('First', 2) + orc('Second', 3));
    const args = ['cards', 'Orc (Second)', '--cards', 'a.yaml', '--format', 'json'];
    const { stdout, stderr } = await knockback(args, { cwd });
    expect([JSON.parse(stdout), stderr]).toMatchObject([[{ name: 'Orc (Second)', attack: 3 }], '']);
  });

  test('a second card of one name in a file of cards is skipped, with its place', async () => {
    const cwd = tempFolder();
    const orc = '- { name: Orc, life: 1, attack: 1, defense: 1 }\n';
    writeFileSync(join(cwd, 'a.yaml'), orc + orc);
    const { stderr } = await knockback(['cards', 'orc', '--cards', 'a.yaml'], { cwd });
    expect(stderr).toBe(
      'note: 1 of 2 cards skipped: 1 repeats another row.\nnote: a.yaml:2:11: [1].name: row 1 is the same card\n',
    );
  });

  test('a power of one’s own keeps its effects beside a card that is skipped', async () => {
    const cwd = tempFolder();
    writeFileSync(
      join(cwd, 'a.yaml'),
      '- { name: Orc, attack: 1, defense: 1, powers: [{ name: Rage, effects: [{ attackDice: 2 }] }] }\n- { name: X }\n',
    );
    const { stdout } = await knockback(['cards', 'orc', '--cards', 'a.yaml'], { cwd });
    expect(stdout).toContain('Rage: It adds 2 dice to its normal attack.');
  });

  test('a list of another program says what of it is left out', async () => {
    const cwd = tempFolder();
    const orc = { name: 'Orc', attack: 1, defense: 1, armyCost: 40, image: 'orc.png' };
    writeFileSync(join(cwd, 'a.json'), JSON.stringify([orc]));
    const args = ['cards', 'orc', '--cards', 'a.json', '--format', 'json'];
    const { stdout, stderr } = await knockback(args, { cwd });
    expect(JSON.parse(stdout)).toMatchObject([{ name: 'Orc', points: 40 }]);
    expect(stderr).toMatch(
      /^note: These columns were left out, because their names are unknown: "image"\. /,
    );
  });

  test('effects that cannot be read are no power without effects', async () => {
    const cwd = tempFolder();
    const powers = [{ name: 'Rage', effects: [{ attackDices: 2 }] }];
    const orc = { name: 'Orc', attack: 1, defense: 1, armyCost: 40, powers };
    writeFileSync(join(cwd, 'a.json'), JSON.stringify([orc]));
    const { code, stderr } = await knockback(['cards', 'orc', '--cards', 'a.json'], { cwd });
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /^error: a\.json:1:\d+: \[0\]\.powers\[0\]\.effects\[0\]\.attackDices: unknown key "attackDices" \(did you mean attackDice\?\)/,
    );
  });
});
