import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { knockback, knockbackProcess, tempFolder } from './knockback.ts';

const GOOD = 'rules: c3g\nname: Good\nattacker: hawkgirl\ndefender: solomon-grundy\n';
const BOARD = `${GOOD}board: { terrain: 1 1 1, attacker: [0, 0], defender: [1, 0] }\n`;
const EXACT = ['--no-simulation', '--format', 'json'];
const PROGRAM = resolve('dist/knockback.js');

/** Runs a command line in a shell in which $knockback is the program. */
function inShell(line: string, cwd: string) {
  const knockback = `${process.execPath} ${PROGRAM}`;
  const { status, stdout, stderr } = spawnSync('bash', ['-c', line], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, knockback },
    timeout: 100_000,
  });
  return { code: status, stdout, stderr };
}

describe('an experiment of standard input', () => {
  it('is run like one of a file', async () => {
    const cwd = tempFolder();
    writeFileSync(join(cwd, 'good.yaml'), GOOD);
    const ofFile = await knockback(['run', 'good.yaml', ...EXACT], { cwd });
    expect(await knockback(['run', '-', ...EXACT], { cwd, input: GOOD })).toEqual(ofFile);
    const piped = await knockbackProcess(['run', '-', ...EXACT], { cwd, input: GOOD });
    expect(piped).toEqual(ofFile);
    expect(inShell(`cat good.yaml | $knockback run - ${EXACT.join(' ')}`, cwd)).toEqual(ofFile);
    expect(inShell(`$knockback run - ${EXACT.join(' ')} < good.yaml`, cwd)).toEqual(ofFile);
    expect(inShell(`cat good.yaml | $knockback run /dev/stdin ${EXACT.join(' ')}`, cwd)).toEqual(
      ofFile,
    );
  });

  it('is taken by every command that takes a file', async () => {
    for (const args of [
      ['explain', '-'],
      ['board', '-'],
      ['aim', '-', '--no-simulation'],
    ]) {
      expect(await knockback(args, { input: BOARD })).toMatchObject({ code: 0 });
    }
    const cards = '- { name: Brute, attack: 2, defense: 1 }\n';
    const brute = ['odds', 'brute', 'brute', '--no-simulation', '--cards', '-'];
    expect(await knockback(brute, { input: cards })).toMatchObject({ code: 0, stderr: '' });
    const listed = await knockback(['cards', 'brute', '--cards', '-'], { input: cards });
    expect(listed.stdout).toContain('Brute');
  });

  it('need not say what it is called, unlike that of a file', async () => {
    const cwd = tempFolder();
    const nameless = 'attacker: hawkgirl\ndefender: solomon-grundy\n';
    writeFileSync(join(cwd, 'nameless.yaml'), nameless);
    expect(await knockback(['run', 'nameless.yaml'], { cwd })).toMatchObject({ code: 2 });
    const args = ['run', '-', '--no-simulation', '--out', '.'];
    for (const input of [nameless, '{ "attacker": "hawkgirl", "defender": "solomon-grundy" }']) {
      const { code, stdout } = await knockback(args, { cwd, input });
      expect({ code, report: existsSync(join(cwd, 'experiment/report.html')) }).toEqual({
        code: 0,
        report: true,
      });
      expect(stdout).toMatch(/^Experiment\n/);
    }
    // As a file it would lack its name, so the command that the report gives pipes it in again.
    const page = readFileSync(join(cwd, 'experiment/report.html'), 'utf8');
    expect(page).toContain('knockback run - --no-simulation &lt; experiment.yaml');
    const exact = await knockback(['run', '-', ...EXACT], { cwd, input: nameless });
    const named = await knockback(['run', '-', ...EXACT], { cwd, input: GOOD });
    expect(exact.stdout).toBe(named.stdout.replace('"Good"', '"Experiment"'));
  });

  it('keeps the place of its mistakes without a name', async () => {
    const input = 'attacker: hawkgirl\ndefender: nobody at all\n';
    const { stderr } = await knockback(['run', '-'], { input });
    expect(stderr).toMatch(/^error: standard input:2:11: defender: no card is called /);
  });

  it('names its mistakes by line and column', async () => {
    const { code, stderr } = await knockback(['run', '-'], { input: `${GOOD}trials: 0\n` });
    expect(code).toBe(2);
    expect(stderr).toMatch(/^error: standard input:5:9: trials is 0; give /);
    const { stderr: empty } = await knockback(['run', '-']);
    expect(empty).toBe('error: standard input: the file is empty\n');
  });

  it('finds the files that it names in the working folder', async () => {
    const cwd = tempFolder();
    writeFileSync(join(cwd, 'mine.yaml'), '- { name: Brute, attack: 2, defense: 1 }\n');
    const input = `${GOOD.replace('hawkgirl', 'brute')}cards: [mine.yaml]\n`;
    expect(await knockback(['run', '-', ...EXACT], { cwd, input })).toMatchObject({ code: 0 });
  });

  it('has a report that gives its text, and a name for the file to keep it in', async () => {
    const cwd = tempFolder();
    await knockback(['run', '-', '--no-simulation'], { cwd, input: GOOD });
    const page = readFileSync(join(cwd, 'reports/good/report.html'), 'utf8');
    expect(page).toContain('knockback run good.yaml --no-simulation');
    expect(page).toContain('defender: solomon-grundy');
  });
});

describe('a pipe of the shell', () => {
  it('is read by run, and by compare twice, results too', async () => {
    const cwd = tempFolder();
    mkdirSync(join(cwd, 'deep'));
    writeFileSync(join(cwd, 'good.yaml'), GOOD);
    const ofFile = await knockback(['run', 'good.yaml', ...EXACT], { cwd });
    expect(inShell(`$knockback run <(cat good.yaml) ${EXACT.join(' ')}`, cwd)).toEqual(ofFile);
    const sides =
      '<(sed s/hawkgirl/the-joker/ good.yaml) <($knockback run good.yaml --no-simulation --format json)';
    const { code, stdout } = inShell(`$knockback compare ${sides} --no-simulation`, cwd);
    expect(code).toBe(0);
    // The Joker has no Super Strength: 0 of 256 against the 191 of Hawkgirl.
    expect(stdout).toMatch(/0\.000%\s+74\.609%/);
  });

  it('with a name is read when somebody writes to it', async () => {
    const cwd = tempFolder();
    writeFileSync(join(cwd, 'good.yaml'), GOOD);
    execFileSync('mkfifo', [join(cwd, 'pipe')]);
    const line = `(sleep 0.3; cat good.yaml > pipe) & $knockback run pipe ${EXACT.join(' ')}`;
    expect(inShell(line, cwd)).toEqual(await knockback(['run', 'good.yaml', ...EXACT], { cwd }));
  });

  it('that nobody writes to is waited for until the program is interrupted', async () => {
    const cwd = tempFolder();
    execFileSync('mkfifo', [join(cwd, 'pipe')]);
    const ended = await knockbackProcess(['run', 'pipe'], { cwd, interruptAfter: 1500 });
    expect(ended.code).toBe(130);
  });
});
