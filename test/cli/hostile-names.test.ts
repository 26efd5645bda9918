import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { knockback, tempFolder } from './knockback.ts';

interface Names {
  readonly name?: string;
  readonly attacker?: string;
}

/** Runs an experiment with these names, which are valid, and returns what the run leaves behind. */
async function ran({ name = 'Plain', attacker = 'Brute' }: Names, measure = 'spacesMoved') {
  const cwd = tempFolder();
  const card = { name: attacker, attack: 2, defense: 1, powers: ['super-strength'] };
  const experiment = { rules: 'c3g', name, attacker: card, defender: 'the-joker' };
  writeFileSync(join(cwd, 'hostile.json'), JSON.stringify({ ...experiment, measures: [measure] }));
  const args = ['run', 'hostile.json', '--no-simulation', '--out', 'deep/out'];
  const { code, stdout, stderr } = await knockback(args, { cwd });
  const out = join(cwd, 'deep/out');
  const folders = existsSync(out) ? readdirSync(out) : [];
  const read = (file: string) => readFileSync(join(out, folders[0] ?? '', file), 'utf8');
  return { cwd, code, stdout, stderr, folders, read };
}

describe('the name of an experiment is text, never a path', () => {
  it.each(['../../x', '/tmp/x', '..', 'C:\\x', '日本'])('%s', async (name) => {
    const { cwd, code, folders } = await ran({ name }, 'displaced');
    expect(code).toBe(0);
    expect(readdirSync(cwd).sort()).toEqual(['deep', 'hostile.json']);
    expect(readdirSync(join(cwd, 'deep'))).toEqual(['out']);
    expect(folders).toHaveLength(1);
    expect(statSync(join(cwd, 'deep/out', folders[0] ?? '', 'report.md')).isFile()).toBe(true);
  });
});

describe('a name is text, never markup', () => {
  const MARKUP = '<script>alert(1)</script> | **bold** [link](http://x) `code`';

  it.each<Names>([{ name: MARKUP }, { attacker: MARKUP }])('in a report: %o', async (names) => {
    const { code, read } = await ran(names);
    expect(code).toBe(0);
    expect(read('report.md')).not.toContain('<script>');
    expect(read('report.md')).not.toMatch(/(?<!\\)\[link\]\(/);
    expect(read('report.md')).not.toMatch(/(?<!\\)\*\*bold/);
    expect(read('spacesMoved.svg')).not.toContain('<script>');
  });

  it('in results.json, where it stands as it came', async () => {
    const { read } = await ran({ attacker: MARKUP });
    const attacker = { name: MARKUP };
    expect(JSON.parse(read('results.json'))).toMatchObject([{ scenario: { attacker } }]);
  });
});

describe('control characters', () => {
  const CONTROL = 'red\u001b[31m\u0007\u009b5m';
  /** Escape sequences, bells and the like; not the line ends. */
  const RAW = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/;

  it.each<Names>([{ name: CONTROL }, { attacker: CONTROL }])(
    'of a name reach neither the terminal nor a report: %o',
    async (names) => {
      const { code, stdout, stderr, folders, read } = await ran(names);
      expect(stdout).not.toMatch(RAW);
      expect(stderr).not.toMatch(RAW);
      expect(code).toBe(0);
      expect(folders).toHaveLength(1);
      expect(read('report.md')).not.toMatch(RAW);
      expect(read('spacesMoved.svg')).not.toMatch(RAW);
    },
  );

  it('of a name are not echoed in a refusal', async () => {
    const cwd = tempFolder();
    const text = `rules: c3g\nname: x\nattacker: "hawk\\e[31m\\a"\ndefender: the-joker\n`;
    writeFileSync(join(cwd, 'bad.yaml'), text);
    const { code, stderr } = await knockback(['run', 'bad.yaml'], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain('bad.yaml:3:11: attacker: no card is called ');
    expect(stderr).not.toMatch(RAW);
  });

  it.each(['csv', 'markdown', 'json'])('of a varied name reach no %s', async (format) => {
    const cwd = tempFolder();
    const attacker = { name: 'Brute', attack: 2, defense: 1 };
    const vary = { 'attacker.name': [`${CONTROL}\u202e`, 'Plain'] };
    const experiment = { name: 'x', rules: 'c3g', attacker, defender: 'the-joker', vary };
    writeFileSync(join(cwd, 'hostile.json'), JSON.stringify(experiment));
    const args = ['run', 'hostile.json', '--no-simulation', '--format', format];
    const { code, stdout } = await knockback(args, { cwd });
    expect(code).toBe(0);
    expect(stdout).not.toMatch(RAW);
    expect(stdout).not.toContain('\u202e');
    if (format === 'json') {
      const [{ combination }] = JSON.parse(stdout);
      expect(combination).toEqual({ 'attacker.name': `${CONTROL}\u202e` });
    }
  });

  it('of a seed on the command line are written out as in a file, and give the same numbers', async () => {
    const odds = ['hawkgirl', 'the-joker', '--trials', '1000', '--format', 'json'];
    const given = await knockback(['odds', ...odds, '--seed', 'a\u001b\u202eb']);
    const writtenOut = await knockback(['odds', ...odds, '--seed', 'a<U+001B><U+202E>b']);
    expect(given.code).toBe(0);
    expect(given.stdout).toBe(writtenOut.stdout);
  });

  it('of dice that nobody rolls are not echoed', async () => {
    const { code, stderr } = await knockback([
      'explain',
      'hawkgirl',
      'the-joker',
      ...['--dice', '\u001b=1', '--seed', 'x'],
    ]);
    expect(code).toBe(0);
    expect(stderr).toBe(
      'note: --dice <U+001B> is not used, because this attack does not roll this die\n',
    );
  });
});
