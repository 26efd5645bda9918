import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { knockback, tempFolder } from './knockback.ts';
import { expectBadExperiment, expectRefusal } from './refusal.ts';

const GOOD = 'rules: c3g\nname: Good\nattacker: hawkgirl\ndefender: solomon-grundy\n';

/** Ten aliases of ten aliases …: ten million values in seven lines. */
const ALIAS_BOMB = Array.from({ length: 7 }, (_, i) => {
  const values = i === 0 ? 'x' : `*a${i - 1}`;
  return `a${i}: &a${i} [${Array<string>(10).fill(values).join(', ')}]\n`;
}).join('');

describe('run refuses a file that is', () => {
  it.each([
    ['empty', '', ['bad.yaml', 'empty']],
    ['only a comment', '# nothing yet\n', ['bad.yaml', 'only comments']],
    [
      'binary junk',
      Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 255]),
      ['bad.yaml', 'text'],
    ],
    ['of zero bytes', new Uint8Array(100), ['bad.yaml', 'text']],
    ['in UTF-16 without its mark', Buffer.from(GOOD, 'utf16le'), ['bad.yaml', 'UTF-16', 'UTF-8']],
    ['in Latin-1', Buffer.from(`${GOOD}# für`, 'latin1'), ['bad.yaml', 'Latin-1', '(line 5)']],
    ['mere text', 'just text\n', ['bad.yaml:1:1', 'text; give ', 'a mapping']],
    ['a list', '- a\n- b\n', ['bad.yaml:1:1', 'a list of 2', 'a mapping']],
    ['not closed', `${GOOD}measures: [displaced\n`, ['bad.yaml:', 'YAML']],
    [
      'indented by a tab',
      `${GOOD}vary:\n\tattacker.attack: [1]\n`,
      ['bad.yaml:6:1:', 'a tab', 'spaces'],
    ],
    ['two documents', `${GOOD}---\n${GOOD}`, ['bad.yaml:5:1:', 'document']],
    ['an alias bomb', `${GOOD}${ALIAS_BOMB}`, ['bad.yaml', 'alias']],
    ['an alias of nothing', `${GOOD}seed: *nothing\n`, ['bad.yaml:5:7:', 'nothing', 'alias']],
    [
      'nested without end',
      `${GOOD}vary: ${'['.repeat(20_000)}${']'.repeat(20_000)}\n`,
      ['bad.yaml:'],
    ],
    [
      'nested without end in mappings',
      `${GOOD}vary: ${'{ a: '.repeat(5000)}1${' }'.repeat(5000)}\n`,
      ['bad.yaml:'],
    ],
    ['huge', `${GOOD}description: ${'x'.repeat(30_000_000)}\n`, ['bad.yaml', 'bytes']],
  ])('%s', async (_, content, says) => {
    await expectBadExperiment(content, says);
  });

  it.each([
    ['key', `${GOOD}attacker: the-joker\n`, 'bad.yaml:5:1: '],
    [
      'key of a card',
      GOOD.replace('hawkgirl', '{ card: hawkgirl, attack: 1, attack: 2 }'),
      'bad.yaml:3:40: ',
    ],
  ])('one that has the same %s twice, and names the key', async (_, text, place) => {
    await expectBadExperiment(text, [place, 'attack']);
  });

  it('missing', async () => {
    await expectRefusal(['run', 'nowhere.yaml'], ['nowhere.yaml', 'no such file']);
  });

  it('a folder', async () => {
    await expectRefusal(['run', 'folder'], ['folder', 'this is a directory'], { 'folder/x': '' });
  });

  it('endless', async () => {
    await expectRefusal(['run', '/dev/zero'], ['/dev/zero']);
  });
});

describe('run of several files', () => {
  it('begins none of them when one is bad', async () => {
    const files = { 'good.yaml': GOOD, 'bad.yaml': `${GOOD}trials: 0\n` };
    const args = ['run', 'good.yaml', 'bad.yaml', '--out', 'out'];
    await expectRefusal(args, ['bad.yaml:5:9: trials is '], files);
  });

  it('names the mistakes of all', async () => {
    const files = { 'one.yaml': `${GOOD}trials: 0\n`, 'two.yaml': `${GOOD}sed: x\n` };
    await expectRefusal(['run', 'one.yaml', 'two.yaml'], ['one.yaml:5:9:', 'two.yaml:5:1:'], files);
  });

  it('does not write two experiments into one folder', async () => {
    const files = { 'one.yaml': GOOD, 'two.yaml': GOOD.replace('Good', 'good!') };
    await expectRefusal(['run', 'one.yaml', 'two.yaml', '--out', 'out'], ['name', 'good'], files);
  });
});

describe('run reads a file', () => {
  it.each([
    ['with a byte order mark', `\ufeff${GOOD}`],
    ['with the line ends of Windows', GOOD.replaceAll('\n', '\r\n')],
    ['without a last line end', GOOD.trimEnd()],
  ])('%s', async (_, text) => {
    const cwd = tempFolder();
    writeFileSync(join(cwd, 'good.yaml'), text);
    const { code, stderr } = await knockback(
      ['run', 'good.yaml', '--no-simulation', '--format', 'csv'],
      { cwd },
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });
});
