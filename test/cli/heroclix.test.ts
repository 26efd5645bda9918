import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { printed, tempFolder } from './knockback.ts';
import { explained, fractions, type Result, run } from './results.ts';

const EXPERIMENTS = fileURLToPath(new URL('../../experiments/', import.meta.url));
const file = (name: string) => join(EXPERIMENTS, `${name}.yaml`);
const exact = (name: string) => run([file(name), '--no-simulation']);
const hits = (result: Result | undefined) => result && fractions(result, 'hit')[1];

/** The result of every hit: the values of a measure other than those of a miss. */
const onHit = (result: Result, name: string) =>
  Object.keys(fractions(result, name)).filter((value) => value !== '0' && value !== 'none');

/** Guards on all eight squares around the target; the archer stands one square farther away. */
const SURROUNDED = `name: Surrounded
rules: heroclix
attacker: { name: Archer, attackValue: 10, damage: 2, keyphrases: [knockback] }
defender: { name: Target, defenseValue: 17 }
board:
  terrain: |
    1 1 1 1 1
    1 1 1 1 1
    1 1 1 1 1
    1 1 1 1 1
  attacker: [0, 2]
  defender: [2, 2]
  others:
${[1, 2, 3]
  .flatMap((c) => [1, 2, 3].map((r) => [c, r]))
  .filter((at) => String(at) !== '2,2')
  .map((at) => `    - { character: Guard, at: [${at}] }`)
  .join('\n')}
`;

describe('the experiments that come with the program answer their questions', () => {
  it("the document's own: no damage, since a character stopped the path", async () => {
    const [result] = await exact('heroclix-the-question');
    if (!result) throw new Error('there is a result');
    expect(fractions(result, 'knockbackDamage')).toEqual({ 0: '1' });
    expect(fractions(result, 'squaresMoved')).toEqual({ 0: '1' });
    expect(fractions(result, 'stoppedBy')).toEqual({ character: '7/12', none: '5/12' });
    const story = await printed(['explain', file('heroclix-the-question'), '--attack-dice', '6,5']);
    expect(story).toMatch(/Bystander occupies the next square, 3,1, so it stops \(12\.6d\)/);
    expect(story).toMatch(/no knockback damage \(12\.6e\)/);
  });

  it('off a roof: 2 for a fall on the first or second square, 1 on the third', async () => {
    const results = await exact('heroclix-off-a-roof');
    expect(results.map((result) => fractions(result, 'knockbackDamage'))).toEqual([
      { 0: '5/12', 2: '7/12' },
      { 0: '5/12', 2: '7/12' },
      { 0: '5/12', 1: '7/12' },
      { 0: '1' },
    ]);
    expect(results.map((result) => onHit(result, 'squaresMoved'))).toEqual([
      ['1'],
      ['2'],
      ['3'],
      ['3'],
    ]);
  });

  it.each([
    ['heroclix-into-a-wall', 'wall', '2', '1'],
    ['heroclix-map-edge', 'edge', '1', '1'],
  ])('%s: stopped by the %s after %s, for %s damage', async (name, cause, squares, damage) => {
    const [result] = await exact(name);
    if (!result) throw new Error('there is a result');
    expect(onHit(result, 'stoppedBy')).toEqual([cause]);
    expect(onHit(result, 'squaresMoved')).toEqual([squares]);
    expect(fractions(result, 'knockbackDamage')[damage]).toBe(hits(result));
  });

  it('past a corner: one wall lets it pass, two that bar both ways do not', async () => {
    const results = await exact('heroclix-past-a-corner');
    expect(results.map((result) => onHit(result, 'stoppedBy'))).toEqual([
      [],
      [],
      ['wall'],
      ['wall'],
    ]);
    expect(results.map((result) => onHit(result, 'squaresMoved'))).toEqual([
      ['3'],
      ['3'],
      ['1'],
      ['1'],
    ]);
  });

  it('a stated distance of 1 is full, one of 5 is stopped short after four', async () => {
    const results = await exact('heroclix-stated-distance');
    const told = results.map((result) => [
      onHit(result, 'squaresMoved'),
      onHit(result, 'knockbackDamage'),
    ]);
    expect(told).toEqual([
      [['1'], []],
      [['3'], []],
      [['4'], ['1']],
    ]);
  });

  it('both rules: ledge, edge, bystander and step up, side by side', async () => {
    const clix = await exact('both-rules-heroclix');
    expect(clix.map((result) => onHit(result, 'stoppedBy'))).toEqual([
      ['fell'],
      ['edge'],
      ['character'],
      ['higher'],
    ]);
    expect(clix.map((result) => onHit(result, 'knockbackDamage'))).toEqual([
      ['2'],
      ['1'],
      [],
      ['1'],
    ]);
    const c3g = await exact('both-rules-c3g');
    expect(c3g.map((result) => onHit(result, 'stoppedBy'))).toEqual([
      [],
      ['edge'],
      ['figure'],
      ['elevation'],
    ]);
    const canWound = (name: string) => c3g.map((result) => onHit(result, name).length > 0);
    expect(canWound('fallWounds')).toEqual([true, false, false, false]);
    expect(canWound('knockbackWounds')).toEqual([false, false, true, true]);
    expect(canWound('blockerWounds')).toEqual([false, false, true, false]);
    expect(c3g.map(({ combination }) => combination)).toEqual(
      clix.map(({ combination }) => combination),
    );
  });
});

describe('the commands know squares as they know hexes', () => {
  it('blanks in front of rows of squares mean nothing', async () => {
    const path = join(tempFolder(), 'shifted.yaml');
    const text = readFileSync(file('heroclix-map-edge'), 'utf8');
    const row = '    1  1  1  1  1\n';
    const shifted = text.replace(`|\n${row}`, `|2\n  ${row}`);
    expect(shifted).not.toBe(text);
    writeFileSync(path, shifted);
    const outcomes = async (one: string) =>
      (await run([one, '--no-simulation'])).map(({ measures }) => measures);
    expect(await outcomes(path)).toEqual(await outcomes(file('heroclix-map-edge')));
  });

  it('explain takes the two dice and gives the measures as one flat outcome', async () => {
    const args = [file('heroclix-map-edge'), '--attack-dice'];
    expect(await explained(...args, '6,5')).toEqual({
      hit: 1,
      damage: 3,
      squaresMoved: 1,
      stoppedBy: 'edge',
      knockbackDamage: 1,
      finalSquare: '4,1',
    });
    expect(await explained(...args, '6,6')).toMatchObject({ hit: 1, damage: 4 });
    expect(await explained(...args, '1,1')).toMatchObject({ hit: 0, finalSquare: '3,1' });
  });

  it('board draws the map and the path', async () => {
    const drawing = await printed(['map', file('heroclix-into-a-wall')]);
    expect(drawing).toContain('│ A   │ D   │ →   │ →   ┃     │     │     │');
    expect(drawing).toMatch(/#####/);
    expect(drawing).toContain('#  blocking terrain');
  });

  it('aim ranks the squares around the defender, with what it ranks by', async () => {
    const text = await printed(['aim', file('heroclix-map-edge'), '--no-simulation']);
    expect(text).toMatch(
      /^Best from 4,1: Brawler knocks Sentinel back at least 1 square 41\.7% of the time, in one attack\./,
    );
    expect(text).toMatch(
      /rank +from +Squares moved ≥ 1 +Squares moved +Knockback damage\n1 +4,1 +41\.67% +1\.250 +0\.000/,
    );
  });

  it('aim ranks squares as far off as the range, and says that line of fire is not checked', async () => {
    const folder = tempFolder();
    const path = join(folder, 'shot.yaml');
    const shot = readFileSync(file('heroclix-map-edge'), 'utf8').replace(
      'keyphrases: [knockback]',
      'keyphrases: [knockback], range: 2',
    );
    writeFileSync(path, shot);
    const text = await printed(['aim', path, '--no-simulation']);
    expect(text).toContain('Line of fire is not checked.');
    const json = await printed(['aim', path, '--no-simulation', '--format', 'json']);
    const places = (JSON.parse(json) as Result[]).map(({ combination }) => combination);
    expect(places).toContainEqual({ from: '1,1' });
  });

  it('aim works without free spaces next to the defender: the file says from where', async () => {
    const folder = tempFolder();
    const path = join(folder, 'surrounded.yaml');
    writeFileSync(path, SURROUNDED);
    const text = await printed(['aim', path, '--no-simulation']);
    // The target is driven into the guard on the other side, not into a square.
    expect(text).toMatch(
      /^The chance that Archer knocks Target back at least 1 square is 0 from every place\./,
    );
    expect(text).toContain('Line of fire is not checked.');
    const [only] = await run([path, '--no-simulation']);
    expect(only && fractions(only, 'stoppedBy')).toEqual({ character: '7/12', none: '5/12' });
  });

  it('run writes the report, with the picture of the board', async () => {
    const out = tempFolder();
    await printed(['run', file('heroclix-map-edge'), '--trials', '100k', '--out', out]);
    const folder = join(out, 'heroclix-to-the-maps-edge');
    const report = readFileSync(join(folder, 'report.md'), 'utf8');
    expect(report).toContain('Brawler knocks Sentinel back at least 1 square 41.7% of the time');
    expect(report).toContain('The simulation agrees with the exact odds');
    expect(report).toMatch(/^!\[Where it ends when Brawler attacks Sentinel\..*\]\(board\.png\)$/m);
    const svg = readFileSync(join(folder, 'board.svg'), 'utf8');
    expect(svg).toContain('Where it ends when Brawler attacks Sentinel');
    expect(readFileSync(join(folder, 'board.png')).length).toBeGreaterThan(10_000);
  });

  it('a sweep whose chance is the same throughout says so', async () => {
    const text = await printed([
      'run',
      file('heroclix-off-a-roof'),
      '--question',
      'hit',
      '--no-simulation',
      '--format',
      'markdown',
    ]);
    expect(text).toContain('58.3% in all 4 combinations');
  });
});
