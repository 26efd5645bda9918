import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { knockback, printed, tempFolder } from './knockback.ts';
import { expectRefusal } from './refusal.ts';

const EXACT = ['--no-simulation', '--brief'];
const fight = (attacker: string) =>
  `name: Fight\nrules: c3g\nattacker: ${attacker}\ndefender: solomon-grundy\n`;
const FILES = {
  'fight.yaml': fight('{ card: q9 }'),
  'sweep.yaml': `${fight('q9')}vary: { attacker.attack: [4, 5, 6] }\n`,
  'duel.yaml': `${fight('q9')}fight: duel\n`,
  'turn.yaml': `name: Turn\nrules: c3g\nturn: [{ figure: q9 }]\ndefender: solomon-grundy\n`,
};

/** Runs in a folder with those files and returns the messages, without the data. */
async function said(args: readonly string[]): Promise<string> {
  const cwd = tempFolder();
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(cwd, name), text);
  const { code, stderr } = await knockback(args, { cwd });
  expect({ code, stderr }).toMatchObject({ code: 0 });
  return stderr;
}

describe('words of a name', () => {
  it.each([
    [['odds', 'q9', 'krug', ...EXACT]],
    [['odds', 'krug', 'q9', ...EXACT]],
    [['duel', 'q9', 'krug', ...EXACT]],
    [['survive', 'q9', '--attack', '4', ...EXACT]],
    [['survive', 'krug', '--by', 'q9', ...EXACT]],
    [['explain', 'q9', 'krug', '--seed', '1']],
    [['field', 'q9', 'krug']],
    [['price', 'q9']],
    [['cards', 'q9']],
    [['explain', 'fight.yaml', '--seed', '1']],
    [['run', 'sweep.yaml', ...EXACT]],
    [['run', 'duel.yaml', ...EXACT]],
    [['plan', 'turn.yaml', '--brief']],
  ])('%j says once which card was taken', async (args) => {
    const note = 'note: "q9" means Major Q9, from the classic collection\n';
    expect((await said(args)).split(note)).toHaveLength(2);
  });

  it.each([
    [['odds', 'KRUG', 'major q9', ...EXACT]],
    [['field', 'major-q9', 'su bak na', '--format', 'csv']],
    [['price', 'ne-gok-sa']],
  ])('%j, whole names, says nothing', async (args) => {
    expect(await said(args)).toBe('');
  });

  it('find the same card in `cards` and in `odds`', async () => {
    for (const words of ['grundy', 'q9', 'krug', 'tarn viking', 'mad-dog']) {
      const [one, ...others] = JSON.parse(await printed(['cards', words, '--format', 'json']));
      expect(others).toEqual([]);
      const json = await printed(['odds', words, 'krug', '--no-simulation', '--format', 'json']);
      const { attacker, attackers: [first] = [] } = JSON.parse(json).scenario;
      expect(attacker?.name ?? first.squad ?? first.name).toBe(one.name);
    }
  });

  it('that several cards have are all listed by `cards`, and refused elsewhere with the same', async () => {
    const cards = JSON.parse(await printed(['cards', 'hulk', '--format', 'json']));
    const names = cards.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['Incredible Hulk', 'Zombie Hulk']);
    const fits =
      '"hulk", which fits 2 cards; give one of them: incredible-hulk (370) or zombie-hulk (60)';
    for (const args of [
      ['odds', 'hulk', 'krug'],
      ['field', 'hulk', 'krug'],
      ['price', 'hulk'],
      ['survive', 'krug', '--by', 'hulk'],
      ['run', 'fight.yaml'],
    ]) {
      await expectRefusal(args, [fits], { 'fight.yaml': fight('hulk') });
    }
  });
});

it('less than a word is refused everywhere', async () => {
  for (const args of [
    ['odds', 'thor', 'krug'],
    ['cards', 'thor'],
    ['field', 'thor', 'krug'],
    ['price', 'thor'],
    ['run', 'fight.yaml'],
    ['field', 'krug', 'hawkgirl', 'thormun', '--what-if', 'thor.life=3'],
  ]) {
    await expectRefusal(args, ['"thor"', 'thormun'], { 'fight.yaml': fight('thor') });
  }
});

describe('a hero whom the program does not have', () => {
  it('is told how to be added: the file in the message is used as it stands', async () => {
    const cwd = tempFolder();
    const { code, stdout, stderr } = await knockback(['odds', 'superman', 'krug'], { cwd });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain("Of C3G's cards, only");
    const [, file] = /such as (\S+\.yaml),/.exec(stderr) ?? [];
    const [, option, named] = /with (--cards) (\S+\.yaml)/.exec(stderr) ?? [];
    const [, inExperiment] = /in an experiment, (cards: \S+\.yaml)\)/.exec(stderr) ?? [];
    if (!file || !option || !named || !inExperiment) throw new Error(stderr);
    const text = stderr.slice(stderr.lastIndexOf('\n\n') + 2);
    expect(text.trimEnd().split('\n')).toHaveLength(6);
    writeFileSync(join(cwd, file), text);
    for (const command of ['odds', 'duel']) {
      const args = [command, 'superman', 'solomon-grundy', option, named, '--no-simulation'];
      const { scenario } = JSON.parse(await printed([...args, '--format', 'json'], { cwd }));
      expect(scenario.attacker.name).toBe('Superman');
    }
    writeFileSync(join(cwd, 'fight.yaml'), `${fight('superman')}${inExperiment}\n`);
    expect(await printed(['run', 'fight.yaml', ...EXACT], { cwd })).toContain('%');
  });

  it('is told so once of several', async () => {
    const two = fight('superman').replace('solomon-grundy', 'batman');
    const cwd = tempFolder();
    writeFileSync(join(cwd, 'fight.yaml'), two);
    const { stderr } = await knockback(['run', 'fight.yaml'], { cwd });
    expect(stderr).toContain('"superman"');
    expect(stderr).toContain('"batman"');
    expect(stderr.split('are included')).toHaveLength(2);
  });
});
