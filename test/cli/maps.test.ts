import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { knockback, printed, tempFolder } from './knockback.ts';
import { cases, expectRefusal } from './refusal.ts';
import type { Result } from './results.ts';

const FORD = resolve('experiments/maps/the-ford.json');
const FIGHT = ['--attacker', 'hawkgirl', '--defender', 'solomon-grundy', '--at', '3,3'];

/** A board as import-map writes it: a lane with lava at its end. */
const LANE = `terrain: |
  1 1 1 1m
others:
  - { obstacle: "tree", at: [0, 0] }
`;

/** A folder with the lane, and a card of six dice. */
function folder(): string {
  const cwd = tempFolder();
  writeFileSync(join(cwd, 'lane.yaml'), LANE);
  writeFileSync(
    join(cwd, 'cards.yaml'),
    '- { name: Brute, attack: 1, defense: 1, powers: [super-strength] }\n- { name: Target, attack: 1, defense: 0 }\n',
  );
  return cwd;
}

describe('board', () => {
  it('draws a map without an experiment, with its coordinates and what stands there', async () => {
    expect(await printed(['map', 'lane.yaml'], { cwd: folder() })).toBe(`     0     1     2     3
  ┌─────┬─────┬─────┬─────┐
0 │ 1   │ 1   │ 1   │ 1m  │
  │ a   │     │     │     │
  └─────┴─────┴─────┴─────┘

  a  tree (obstacle)
  m  molten lava
`);
  });

  it('draws maps of other programs, by their file, by name and from a pipe alike', async () => {
    const ofFile = await knockback(['map', FORD]);
    expect(ofFile.stdout).toContain('a  tree (obstacle)');
    expect(ofFile.stderr).toContain('note: Left out of this map: 1 ladder.');
    expect(await knockback(['map', 'the-ford'])).toEqual(ofFile);
    expect(await knockback(['map', 'The Ford'])).toEqual(ofFile);
    const input = readFileSync(FORD, 'utf8');
    expect(await knockback(['map', '-'], { input })).toEqual(ofFile);
  });

  it('draws all of a map on which nobody fights, however large', async () => {
    const cwd = tempFolder();
    const row = '1 '.repeat(40).trim();
    writeFileSync(join(cwd, 'wide.yaml'), `terrain: |\n${`  ${row}\n`.repeat(20)}`);
    const { stdout, stderr } = await knockback(['map', 'wide.yaml'], { cwd });
    expect(stdout.split('\n')[0]).toMatch(/ 39$/);
    expect(stdout).not.toContain('Shown:');
    expect(stderr).toBe('');
  });

  it('tells what is wrong with a map', async () => {
    const cwd = tempFolder();
    writeFileSync(join(cwd, 'bad.yaml'), 'terrain: 1 1 x\n');
    const { code, stderr } = await knockback(['map', 'bad.yaml'], { cwd });
    expect(code).toBe(2);
    expect(stderr).toMatch(/^error: bad\.yaml:1:10: terrain is "x"; give a level/);
    const starts = 'terrain: |\n  1 1\nstarts:\n  a: [0, 0]\n  c: [2, 0]\n';
    writeFileSync(join(cwd, 'bad.yaml'), starts);
    expect((await knockback(['map', 'bad.yaml'], { cwd })).stderr).toBe(
      'error: bad.yaml:5:6: starts.c: 2,0, which is off the map; give a space of the map, up to 1,0\n',
    );
  });
});

describe('aim', () => {
  it('on a map, ranks places as for an experiment on that map', async () => {
    const cwd = tempFolder();
    writeFileSync(
      join(cwd, 'ford.yaml'),
      `name: Ford\nattacker: hawkgirl\ndefender: solomon-grundy\nboard: { map: ${FORD}, defender: [3, 3] }\n`,
    );
    const how = ['--no-simulation', '--format', 'json'];
    const placed = async (args: string[]) => {
      const results = JSON.parse(await printed(args, { cwd })) as Result[];
      return results.map(({ combination, measures }) => [combination, measures]);
    };
    const ofFile = await placed(['aim', 'ford.yaml', ...how]);
    expect(ofFile).toHaveLength(6);
    expect(await placed(['aim', 'the-ford', ...FIGHT, ...how])).toEqual(ofFile);
    expect(await placed(['aim', FORD, ...FIGHT, ...how])).toEqual(ofFile);
  });

  it('takes cards of a file, and a question', async () => {
    // One die against none drives the defender one space half of the time, into lava, where 19 of 20 D20 results
    // destroy it.
    const args = ['aim', 'lane.yaml', '--attacker', 'brute', '--defender', 'target', '--at', '2,0'];
    const asked = ['--cards', 'cards.yaml', '--question', 'hazardDestroyed', '--no-simulation'];
    const text = await printed([...args, ...asked], { cwd: folder() });
    expect(text).toMatch(/^Best from 1,0: .* 47\.5% of the time, in one attack\./);
  });

  it('crops a large board to the fight, with the whole below, unless all of it is wanted', async () => {
    const cwd = tempFolder();
    const row = '1 '.repeat(40).trim();
    writeFileSync(join(cwd, 'wide.yaml'), `terrain: |\n${`  ${row}\n`.repeat(20)}`);
    const args = ['aim', 'wide.yaml', ...FIGHT, '--no-simulation'];
    const cropped = await printed([...args, '--chart', 'part.vl.json'], { cwd });
    expect(cropped).toContain('The whole board: 40 × 20 spaces');
    // The longest line there is: six spaces from (3,3) with six skulls, and two around.
    expect(cropped).toMatch(/Shown: columns 0 to 11 and rows 0 to \d+ of 40 × 20 spaces/);
    const whole = await printed([...args, '--whole', '--chart', 'all.vl.json'], { cwd });
    expect(whole).not.toContain('Shown:');
    const drawn = (name: string) => readFileSync(join(cwd, name), 'utf8');
    expect(drawn('part.vl.json')).toContain('All 40 × 20');
    expect(drawn('all.vl.json')).not.toContain('All 40 × 20');
  });

  it.each(
    cases(`
    the-ford                                              | --attacker & --defender & --at & --attacker CARD --defender CARD --at COLUMN,ROW
    the-frod --attacker krug --defender hawkgirl --at 3,3 | the-frod: there is no such file (did you mean the-ford?)
    the-ford --attacker krug --defender hawkgirl          | --at & is missing
    the-ford --attacker krug --defender hawkgirl --at x   | --at & "x" & column,row
    the-ford --attacker krug --defender hawkgirl --at 30,3 | --at & 30,3 & off the map
    the-ford --attacker krug --defender nobody-at-all --at 3,3 | --defender & nobody-at-all
    `),
  )('%s is refused', (line, parts) => expectRefusal(['aim', ...line.split(' ')], parts));

  it('refuses a battle, whose places nobody has to choose', async () => {
    const side = (at: string) => `{ army: [{ card: krug, at: ${at} }] }`;
    const sides = `[${side('[[0, 0], [1, 0]]')}, ${side('[[3, 0], [4, 0]]')}]`;
    const text = `name: x\nfight: battle\nsides: ${sides}\nboard: { terrain: 1 1 1 1 1 }\n`;
    await expectRefusal(
      ['aim', 'x.yaml'],
      ['x.yaml: fight is "battle"; give a single attack or a turn'],
      { 'x.yaml': text },
    );
  });

  it('refuses options of maps beside an experiment', async () => {
    const cwd = tempFolder();
    const text =
      'name: x\nattacker: krug\ndefender: hawkgirl\nboard: { terrain: 1 1 1, defender: [1, 0] }\n';
    writeFileSync(join(cwd, 'x.yaml'), text);
    const { code, stderr } = await knockback(['aim', 'x.yaml', '--at', '1,0'], { cwd });
    expect(code).toBe(2);
    expect(stderr).toMatch(/^error: --at: an experiment, which already says who fights where/);
  });
});
