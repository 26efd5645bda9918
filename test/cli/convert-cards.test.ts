import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { knockback, printed, tempFolder } from './knockback.ts';
import { expectRefusal } from './refusal.ts';

const OLD = `# Mine.
- name: Zed
  attack: 3
  defense: 4
  life: 5
  powers:
    - name: Rage
      effects: [{ attackDice: 1, when: adjacent }]
    - name: Once
      effects: [{ attackDice: 1, defenseDice: 1, uses: 1, per: turn }]
`;

const NEW = OLD.replace(
  'effects: [{ attackDice: 1, when: adjacent }]',
  'rules: [{ if: adjacent, dice: { attack: 1 } }]',
);

function folderWith(file: string, text: string): string {
  const cwd = tempFolder();
  writeFileSync(join(cwd, file), text);
  return cwd;
}

describe('cards --convert', () => {
  it('rewrites a file, with one note', async () => {
    const cwd = folderWith('mine.yaml', OLD);
    const { code, stdout, stderr } = await knockback(['cards', '--convert', 'mine.yaml'], {
      cwd,
    });
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(stderr).toBe(
      'note: mine.yaml: the file has been changed: 1 power written as rules; 1 power still written as effects\n',
    );
    expect(readFileSync(join(cwd, 'mine.yaml'), 'utf8')).toBe(NEW);
  });

  it('does not change what a card does', async () => {
    const cwd = folderWith('mine.yaml', OLD);
    const odds = () =>
      printed(['odds', 'zed', 'krug', '--cards', 'mine.yaml', '--no-simulation'], { cwd });
    const before = await odds();
    await knockback(['cards', '--convert', 'mine.yaml'], { cwd });
    expect(await odds()).toBe(before);
  });

  it('writes what it reads from standard input', async () => {
    const { stdout, stderr } = await knockback(['cards', '--convert', '-'], { input: OLD });
    expect(stdout).toBe(NEW);
    expect(stderr).not.toContain('changed');
  });

  it('refuses a table, a file with a mistake, and names of cards', async () => {
    const files = {
      'mine.csv': 'name,attack,defense\nZed,3,4\n',
      'bad.yaml': OLD.replace('attackDice', 'attackDise'),
    };
    await expectRefusal(['cards', '--convert', 'mine.csv'], ['mine.csv', 'a table'], files);
    await expectRefusal(['cards', '--convert', 'bad.yaml'], ['bad.yaml:8:', 'attackDise'], files);
    await expectRefusal(['cards', 'krug', '--convert', 'bad.yaml'], ['--convert'], files);
  });
});
