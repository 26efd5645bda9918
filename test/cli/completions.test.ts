import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { printed } from './knockback.ts';
import { expectRefusal } from './refusal.ts';

/** The words after "Commands:" or "Options:" in a help. */
const listedIn = (help: string, pattern: RegExp) =>
  [...help.matchAll(pattern)].map(([, name = '']) => name);
const commands = async () =>
  listedIn((await printed(['--help'])).split('Commands:')[1] ?? '', /^ {2}(\w+) .*\b/gm).filter(
    (name) => !['knockback', 'help'].includes(name),
  );

describe.each(['bash', 'zsh', 'fish'])('completions %s', (shell) => {
  it('know every command, every option and the built-in cards', async () => {
    const script = await printed(['completions', shell]);
    for (const command of await commands()) {
      expect(script).toMatch(new RegExp(`\\b${command}\\b`));
      const help = await printed([command, '--help']);
      for (const name of listedIn(help, /^ {2}(?:-\w, )?--([\w-]+)/gm))
        expect(script).toContain(name);
    }
    for (const card of ['hawkgirl', 'solomon-grundy', 'the-joker']) expect(script).toContain(card);
    expect(script).toContain(`knockback completions ${shell}`);
  });
});

it('completions for an unknown shell are rejected', () =>
  expectRefusal(['completions', 'tcsh'], ['shell is "tcsh"; give one of bash, zsh, fish']));

it('the manual has every command and option of the help, and stands beside the program', async () => {
  const page = await printed(['man']);
  const words = page.replaceAll('\\-', '-');
  for (const command of await commands()) {
    expect(words).toContain(`.SS \\fBknockback ${command}\\fR`);
    const help = await printed([command, '--help']);
    for (const name of listedIn(help, /^ {2}--([\w-]+)/gm)) expect(words).toContain(`--${name}`);
  }
  const { man } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(readFileSync(man, 'utf8')).toBe(page);
});

it('the help gives examples and exit codes', async () => {
  const help = await printed(['--help']);
  expect(help).toContain('knockback odds hawkgirl solomon-grundy');
  expect(help).toContain('Exit codes: 0 done, 1 failed, 2 bad input, 130 interrupted.');
});
