import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { dealt } from '../cases.ts';
import { printed } from './knockback.ts';
import { HAS_TERMINAL, onTerminal } from './terminal.ts';

const ODDS = ['odds', 'hawkgirl', 'solomon-grundy', '--trials', '10k'];
const experiment = (name: string) =>
  fileURLToPath(new URL(`../../experiments/${name}.yaml`, import.meta.url));
const AIM = ['aim', experiment('crowded-alley'), '--no-simulation'];

const COMMANDS: [string, string[]][] = [
  ['odds', ODDS],
  ['aim', AIM],
  ['cards', ['cards']],
  ['explain', ['explain', 'hawkgirl', 'solomon-grundy', '--seed', 'x']],
];

const words = (text: string) => new Set(text.split(/[\s:,()]+/));
/** The lines that contain a number, without the ends of bars, which may be omitted. */
const data = (text: string) =>
  [...words(text)].filter((word) => /\d/.test(word) && word !== '0%' && word !== '100%');

describe.runIf(HAS_TERMINAL)('on a terminal', () => {
  // On a busy machine a simulation takes long enough for its bar to show, which moves the cursor.
  const AT_ONCE = ['odds', 'hawkgirl', 'solomon-grundy', '--no-simulation'];

  it('a long answer ends with its headline and its caveats, a short one begins with them', () => {
    const shown = (rows: number) => onTerminal(80, AT_ONCE, { NO_COLOR: '1' }, rows).trim();
    expect(shown(200)).toMatch(/^Hawkgirl displaces Solomon Grundy 74\.6% of the time/);
    expect(shown(20)).not.toMatch(/^Hawkgirl displaces/);
    expect(shown(20)).toMatch(
      /\n\nHawkgirl displaces Solomon Grundy 74\.6%[^\n]*\n[^\n]*\.\n\nCaveats:\n {2}- Solomon Grundy's Life of 8 is an assumption[^.]*\.$/,
    );
  });

  it('there is colour', () => expect(onTerminal(80, AT_ONCE)).toContain('\u001b[1mHawkgirl'));

  it.each([{ NO_COLOR: '1' }, { TERM: 'dumb' }, { FORCE_COLOR: '0' }])(
    'there is none with %o',
    (environment) => expect(onTerminal(80, AT_ONCE, environment)).not.toContain('\u001b'),
  );

  it('an error is red, and just its first word', () => {
    expect(onTerminal(80, ['odds', 'nobody'])).toMatch(/^\u001b\[31merror:\u001b\[39m [^\u001b]*$/);
    expect(onTerminal(80, ['odds', 'nobody'], { NO_COLOR: '1' })).toMatch(/^error: [^\u001b]*$/);
  });

  describe.each(dealt([40, 60, 80, 120]))('of %i columns', (columns) => {
    it.each(COMMANDS)('%s stays within it and tells all that a pipe gets', async (_, args) => {
      const shown = onTerminal(columns, args, { TERM: 'dumb' });
      for (const line of shown.split('\n')) expect([...line].length).toBeLessThanOrEqual(columns);
      // The board may be left out too, and the numbers at its rim.
      const piped = (await printed(args)).replace(/^[│┌├└ \d].*[│┐┤┘]$|^ +0( +\d+)*$/gm, '');
      for (const datum of data(piped)) expect(words(shown)).toContain(datum);
    });
  });
});

describe('in a pipe', () => {
  it.each(COMMANDS)('%s has no colour and no table wider than 80 columns', async (_, args) => {
    const text = await printed(args);
    expect(text).not.toContain('\u001b');
    const tables = text.split('\n').filter((line) => /─|\S {2,}\S/.test(line));
    for (const line of tables) expect([...line].length).toBeLessThanOrEqual(80);
  });

  it('a sentence is one line', async () => {
    expect(await printed(ODDS)).toMatch(
      /^Hawkgirl displaces .* per attack, and never destroys it\.\n/,
    );
  });

  it('the bar of the chance follows its row', async () => {
    const text = await printed([...ODDS.slice(0, 3), '--no-simulation']);
    // 191 of 256 is 74.6%: of 20 characters 14 and 7 eighths.
    expect(text).toMatch(/^Displaced at all {2}74\.609% {2}█{14}▉$/m);
  });
});
