import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { knockback, printed, tempFolder } from './knockback.ts';
import { cases, expectRefusal } from './refusal.ts';
import type { Result } from './results.ts';

/** A ledge: hit from the west, Grundy falls; from the north-east he meets the Joker; from the south the wall. */
const LEDGE = `name: Ledge
rules: c3g
attacker: hawkgirl
defender: { card: solomon-grundy, life: 3 }
board:
  terrain: |
    9   9   9   9
      9   9   1   1m
    9   9   9   9
  attacker: [0, 1]
  defender: [1, 1]
  others:
    - { figure: the-joker, at: [1, 2], life: 1 }
  walls: [[[1, 1], [1, 0]]]
`;

async function inLedge(args: string[], text = LEDGE) {
  const cwd = tempFolder();
  writeFileSync(join(cwd, 'ledge.yaml'), text);
  return { cwd, ...(await knockback(args, { cwd })) };
}

describe('board', () => {
  it('draws levels, letters, walls, who stands where and the line of knockback', async () => {
    const { code, stdout } = await inLedge(['map', 'ledge.yaml']);
    expect(code).toBe(0);
    expect(stdout).toBe(`     0     1     2     3
  ┌─────┬─────┬─────┬─────┐
0 │ 9   │ 9   │ 9   │ 9   │
  │     │     │     │     │
  └──┬──┴──┬━━┴──┬──┴──┬──┴──┐
1    │ 9   │ 9   │ 1   │ 1m  │
     │ A   │ D   │ →   │ →   │
  ┌──┴──┬──┴──┬──┴──┬──┴──┬──┘
2 │ 9   │ 9   │ 9   │ 9   │
  │     │ a   │     │     │
  └─────┴─────┴─────┴─────┘

  A  Hawkgirl (attacker)
  D  Solomon Grundy (defender)
  a  The Joker (figure)
  m  molten lava
  →  line of knockback
`);
  });

  it('draws a board that is varied each way it is, with its name', async () => {
    const walls = '[{ label: no wall, value: [] }, { label: a wall, value: [[[1, 1], [1, 0]]] }]';
    const { stdout } = await inLedge(
      ['board', 'ledge.yaml'],
      `${LEDGE}vary: { board.walls: ${walls} }\n`,
    );
    const [before = '', between = '', after = ''] = stdout.split(/^With .*:$/m);
    expect(stdout.match(/^With .*:$/gm)).toEqual(['With no wall:', 'With a wall:']);
    expect(before).toBe('');
    expect(between).not.toContain('━');
    expect(after).toContain('━');
  });

  it('crops a large board to where something happens, and draws all of it when asked to', async () => {
    const row = Array(60).fill('9').join(' ');
    const large = `name: Large
rules: c3g
attacker: hawkgirl
defender: solomon-grundy
board:
  terrain: |
${`    ${row}\n`.repeat(30)}  attacker: [40, 20]
  defender: [41, 20]
`;
    const columnsOf = (text: string) => text.split('\n')[0]?.trim().split(/\s+/).map(Number) ?? [];
    const { stdout } = await inLedge(['map', 'ledge.yaml'], large);
    const columns = columnsOf(stdout);
    // Hawkgirl starts two spaces in front of it; six dice drive the defender at most to the edge of the area reached
    // with 6 points.
    expect(columns[0]).toBe(38);
    expect(columns.at(-1)).toBe(41 + 6 + 2);
    expect(stdout).toContain('Shown: columns 38 to 49 and rows 18 to 22 of 60 × 30 spaces');
    const whole = await inLedge(['map', 'ledge.yaml', '--whole'], large);
    expect(columnsOf(whole.stdout)).toEqual(Array.from({ length: 60 }, (_, i) => i));
    expect(whole.stdout).not.toContain('Shown');
  });

  it('refuses an experiment without a board', async () => {
    const text = 'name: Plain\nrules: c3g\nattacker: hawkgirl\ndefender: solomon-grundy\n';
    const says = ['this experiment has no board, so there is nothing to draw'];
    await expectRefusal(['map', 'plain.yaml'], says, { 'plain.yaml': text });
  });
});

describe('aim', () => {
  const exact = ['aim', 'ledge.yaml', '--no-simulation', '--format', 'json'];
  const fromJson = (stdout: string) =>
    JSON.parse(stdout) as (Result & { combination: { from: string } })[];

  it('gives every free space on the map that is adjacent by the rules, and no other', async () => {
    const { stdout } = await inLedge(exact);
    const places = fromJson(stdout).map(({ combination }) => combination.from);
    // 1,0 is behind the wall, 1,2 the Joker's, 2,1 eight levels below, beyond the Height of 5.
    expect(places.sort()).toEqual(['0,1', '2,0', '2,2']);
  });

  it('needs no place of the attacker, and says the same without one', async () => {
    const without = LEDGE.replace('  attacker: [0, 1]\n', '');
    const [placed, unplaced] = await Promise.all([inLedge(exact), inLedge(exact, without)]);
    expect(unplaced).toMatchObject({ code: 0, stderr: '', stdout: placed.stdout });
  });

  it('needs none of a double base, nor in HeroClix', async () => {
    const double = LEDGE.replace(
      'attacker: hawkgirl',
      'attacker: { card: hawkgirl, base: double }',
    );
    const wide = (place: string) => double.replace('  attacker: [0, 1]\n', place);
    const placed = await inLedge(exact, wide('  attacker: [[0, 0], [0, 1]]\n'));
    const unplaced = await inLedge(exact, wide(''));
    expect(fromJson(placed.stdout).length).toBeGreaterThan(0);
    expect(unplaced.stdout).toBe(placed.stdout);
    const clix = `name: Open
rules: heroclix
attacker: { name: A, attackValue: 10, damage: 3, keyphrases: [knockback] }
defender: { name: B, defenseValue: 17 }
board:
  terrain: |
    1 1 1
    1 1 1
    1 1 1
  defender: [1, 1]
`;
    expect(fromJson((await inLedge(exact, clix)).stdout)).toHaveLength(8);
  });

  it('alone needs none', async () => {
    const files = { 'ledge.yaml': LEDGE.replace('  attacker: [0, 1]\n', '') };
    const says = [
      'ledge.yaml:6:3: board.attacker is missing; give a space [column, row], or two for a ' +
        'double base; only the command `aim` needs none',
    ];
    for (const command of ['run', 'explain', 'board']) {
      await expectRefusal([command, 'ledge.yaml'], says, files);
    }
  });

  it('ranks them by the goal, best first', async () => {
    for (const [goal, measure] of [
      ['spaces', 'spacesMoved'],
      ['wounds', 'totalWounds'],
      ['destroy', 'destroyed'],
    ] as const) {
      const { stdout } = await inLedge(exact, `${LEDGE}goal: ${goal}\n`);
      const worth = fromJson(stdout).map(({ measures }) => measures[measure]?.mean?.exact ?? -1);
      expect(worth).toEqual(worth.toSorted((a, b) => b - a));
    }
  });

  it('is right about each: the same odds as standing there', async () => {
    const { stdout } = await inLedge(exact);
    for (const { combination, measures } of fromJson(stdout)) {
      const moved = LEDGE.replace('attacker: [0, 1]', `attacker: [${combination.from}]`);
      const there = await inLedge(['run', 'ledge.yaml', ...exact.slice(2)], moved);
      const [result] = JSON.parse(there.stdout) as Result[];
      expect(result?.measures).toEqual(measures);
    }
  });

  it('shows the ranks on the board and in a table, exact beside simulated', async () => {
    const { stdout } = await inLedge(['aim', 'ledge.yaml', '--trials', '10k']);
    expect(stdout).toMatch(/│ #\d {2}│ D {3}│/);
    expect(stdout).toMatch(/rank +from +Displaced at all/);
    expect(stdout).toContain('each as exact / simulated');
  });

  it('says in its help which places it ranks, by each of the rules', async () => {
    const help = (await printed(['aim', '--help'])).replaceAll(/\s+/g, ' ');
    expect(help).toContain('- c3g: every free space on which the attacker would be adjacent');
    expect(help).toContain('- heroclix: every free square from which the defender is in range');
    expect(help).toContain('and the square in the file, however far away');
    expect(help).toContain('Line of fire is not checked');
  });

  it.each(cases('--chart a.gif | --chart & .svg'))('refuses %s', async (option, says) => {
    const files = { 'ledge.yaml': LEDGE };
    await expectRefusal(['aim', 'ledge.yaml', ...option.split(' ')], says, files);
  });
});

describe('board --format hexoscape', () => {
  it('prints a map as another program opens it, and as it is read again', async () => {
    const cwd = tempFolder();
    const ending = await knockback(['map', 'the-hill', '--format', 'hexoscape'], { cwd });
    expect(ending).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(ending.stdout).hexMap).toMatchObject({ name: 'The Hill', width: 14 });
    writeFileSync(join(cwd, 'hill.json'), ending.stdout);
    const rows = async (map: string) => {
      const text = await printed(['map', '--format', 'board', map], { cwd });
      return text.slice(text.indexOf('terrain'));
    };
    const once = await rows('hill.json');
    const again = await printed(['map', 'hill.json', '--format', 'hexoscape'], { cwd });
    expect(again).toBe(ending.stdout);
    expect(once).toContain('starts:\n  a: ');
  });

  it('says on stderr what the other program has no piece for', async () => {
    const cwd = tempFolder();
    writeFileSync(
      join(cwd, 'a.yaml'),
      'terrain: |\n  1 1\nothers: [{ figure: Guard, at: [0, 0] }]\n',
    );
    const { stdout, stderr } = await knockback(['map', 'a.yaml', '--format', 'hexoscape'], {
      cwd,
    });
    expect(JSON.parse(stdout).hexMap.name).toBe('a');
    expect(stderr).toBe('note: Left out, because the map editor has no such pieces: 1 figure.\n');
  });

  it('is refused for what is no map', async () => {
    await expectRefusal(
      ['board', 'ledge.yaml', '--format', 'hexoscape'],
      ['--format is "hexoscape"; give picture, because this is not a map'],
      { 'ledge.yaml': LEDGE },
    );
  });
});

describe('run on a board', () => {
  it('reports, asked for blockers, each of them, and its destruction where its Life is known', async () => {
    const asked = `${LEDGE.replace('direction', '')}measures: [blockerWounds, blockerDestroyed]\n`;
    const facing = asked.replace('attacker: [0, 1]', 'attacker: [2, 0]');
    const { stdout } = await inLedge(
      ['run', 'ledge.yaml', '--no-simulation', '--format', 'json'],
      facing,
    );
    const [result] = JSON.parse(stdout) as Result[];
    expect(Object.keys(result?.measures ?? {})).toEqual([
      'blockerWounds',
      'blockerWounds:the-joker',
      'blockerDestroyed:the-joker',
    ]);
  });

  it('names the second of two namesakes the same from every side', async () => {
    const guards = (text: string) =>
      text
        .replace('figure: the-joker, at: [1, 2], life: 1', 'figure: Guard, at: [3, 0]')
        .replace('others:\n', 'others:\n    - { figure: Guard, at: [0, 0] }\n')
        .replace('at: [3, 0]', 'at: [2, 1]');
    const args = ['run', 'ledge.yaml', '--no-simulation', '--format', 'json'];
    const { stdout } = await inLedge(args, guards(LEDGE));
    const [result] = JSON.parse(stdout) as Result[];
    // Only the second guard is on the line; the first has the name without a number.
    const hits = Object.keys(result?.measures ?? {}).filter((name) => name.includes(':'));
    expect(hits).toEqual(['blockerWounds:guard-2']);
  });
});
