import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { knockback, printed, tempFolder } from './knockback.ts';
import { expectRefusal } from './refusal.ts';
import type { Result } from './results.ts';
import { ARCHER, HAWKGIRL, TURN, turnOf } from './turn-files.ts';

interface Played extends Result {
  readonly headline: string;
  readonly question: { readonly text: string; readonly exact: { readonly fraction: string } };
  readonly play: {
    readonly firstChoices: readonly { readonly choice: string; readonly worth: number }[];
    readonly decisions: readonly object[];
  };
}

/** The output of a command for an experiment file in a new folder; the command must not create any files there. */
async function plan(args: readonly string[], text = TURN, command = 'plan') {
  const cwd = tempFolder();
  writeFileSync(join(cwd, 'turn.yaml'), text);
  const ending = await knockback([command, 'turn.yaml', ...args], { cwd });
  expect(readdirSync(cwd)).toEqual(['turn.yaml']);
  return ending;
}

/*
 * Hawkgirl displaces Grundy with 191 of 256 attacks, wherever there is room behind him. If he was not displaced he is
 * still adjacent: with two attacks the chance is 1 - (65/256)² = 61311/65536, 93.6%. An Archer without Super Strength
 * adds nothing to it, since Grundy has too much Life to be destroyed in this turn.
 */
const WORTH = '61311/65536';

describe('plan', () => {
  it('says who begins, from where, what it is worth, and what is next; then where more is', async () => {
    const { code, stdout, stderr } = await plan([]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const [answer, ...rest] = stdout.trimEnd().split('\n');
    expect(answer).toMatch(
      /^Hawkgirl first, from \d,\d: 93\.6% that Solomon Grundy is displaced; Archer first: 93\.6%\.$/,
    );
    expect(rest.join('\n')).toMatch(/^when +best choice +worth +reached$/m);
    // She attacks again if the first attack has not moved him: in 65 of 256 cases, whatever his wounds.
    expect(rest.join('\n')).toMatch(/Hawkgirl attacks.* 74\.6%/);
    expect(rest.at(-1)).toMatch(/^knockback run turn\.yaml .*knockback aim turn\.yaml .*\.$/);
    expect(rest.length).toBeLessThan(30);
  });

  it('prints as JSON what run prints, one object of one turn', async () => {
    const { stdout } = await plan(['--format', 'json']);
    const run = await plan(['--no-simulation', '--format', 'json'], TURN, 'run');
    expect([JSON.parse(stdout)]).toEqual(JSON.parse(run.stdout));
    const { question, play } = JSON.parse(stdout) as Played;
    expect(question.exact.fraction).toBe(WORTH);
    expect(play.decisions.length).toBeGreaterThan(1);
  });

  it('prints as CSV what to do when, as on a terminal', async () => {
    const { stdout } = await plan(['--format', 'csv']);
    const [head, first, ...others] = stdout.trimEnd().split('\n');
    expect(head).toBe('when,choice,worth,reached');
    expect(first).toMatch(/^At the beginning,"Hawkgirl attacks from \d,\d",0\.93553\d+,1$/);
    const { play } = JSON.parse((await plan(['--format', 'json'])).stdout) as Played;
    expect(others).toHaveLength(play.decisions.length - 1);
  });

  it('prints as Markdown the same as on a terminal', async () => {
    const { stdout } = await plan(['--format', 'markdown']);
    expect(stdout).toMatch(/^# A turn\n\n\*\*Hawkgirl first, from /);
    expect(stdout).toContain('| when ');
  });

  it('answers with --brief in one line', async () => {
    const { stdout } = await plan(['--brief']);
    expect(stdout).toMatch(/^Hawkgirl first, from \d,\d: 93\.6% .*\.\n$/);
  });

  it('names the defender where the question does not', async () => {
    const { stdout } = await plan(['--question', 'attacks >= 1', '--brief']);
    expect(stdout).toMatch(/^Against Solomon Grundy, .*Hawkgirl/);
  });

  it('plays for the question that --question asks', async () => {
    // Nobody reaches 40 wounds.
    const { stdout } = await plan(['--question', 'totalWounds >= 40', '--brief']);
    expect(stdout).toMatch(/0\.0% that Solomon Grundy takes at least 40 wounds/);
  });

  it('gives the best play of each combination, by the labels of the file', async () => {
    const vary =
      'vary: { turn.0.attacks: [{ label: one attack, value: 1 }, { label: two, value: 2 }] }\n';
    const text = turnOf([HAWKGIRL], vary);
    const brief = await plan(['--brief'], text);
    expect(brief.stdout.split('\n')).toEqual([
      expect.stringMatching(/^One attack: Hawkgirl from .*: 74\.6% /),
      expect.stringMatching(/^Two: Hawkgirl from .*: 93\.6% /),
      '',
    ]);
    const { stdout } = await plan([], text);
    for (const line of brief.stdout.trimEnd().split('\n')) expect(stdout).toContain(line);
    const json = await plan(['--format', 'json'], text);
    const fractions = (JSON.parse(json.stdout) as Played[]).map(({ question }) => question.exact);
    expect(fractions.map(({ fraction }) => fraction)).toEqual(['191/256', WORTH]);
    const csv = await plan(['--format', 'csv'], text);
    expect(csv.stdout).toMatch(
      /^turn\.0\.attacks,turn\.0\.attacks_label,when,choice,worth,reached\n/,
    );
  });

  it('reads standard input, which it does not name as a file', async () => {
    const { code, stdout } = await knockback(['plan', '-'], { input: TURN });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Hawkgirl first/);
    expect(stdout).toMatch(/^knockback run writes/m);
  });

  it('plays on clear ground as well', async () => {
    const text =
      'name: Clear\nquestion: displaced\nturn: [{ figure: hawkgirl, attacks: 2 }]\ndefender: solomon-grundy\n';
    expect((await plan(['--brief'], text)).stdout).toBe(
      'Hawkgirl (2 attacks) displaces Solomon Grundy 93.6% of the time, 2.0 spaces on average, with 1.5 wounds per turn.\n',
    );
  });

  it('is of turns alone', async () => {
    const attack = 'name: Plain\nattacker: hawkgirl\ndefender: solomon-grundy\n';
    const says = ['plain.yaml: turn is missing; give a list of attackers'];
    await expectRefusal(['plan', 'plain.yaml'], says, { 'plain.yaml': attack });
    const duel = `${attack}fight: duel\n`;
    await expectRefusal(['plan', 'plain.yaml'], says, { 'plain.yaml': duel });
  });

  it.each([
    [['--brief', '--format', 'csv'], '--brief: --format csv was also given'],
    [['--question', 'turnz'], '--question: unknown measure "turnz"'],
    [['--trials', '10'], 'plan has no option --trials; only '],
    [['--format', 'html'], '--format'],
  ])('refuses %j', (args, says) =>
    expectRefusal(['plan', 'turn.yaml', ...args], [says], { 'turn.yaml': TURN }),
  );
});

describe('aim at a turn', () => {
  it('ranks every place of every attacker without rolling anything', async () => {
    const { code, stdout, stderr } = await plan([], TURN, 'aim');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('Hawkgirl acts first:');
    expect(stdout).toContain('Archer acts first:');
    // All six spaces around him are equally good; the Archer can start from where it stands.
    expect(stdout.match(/^1 +Hawkgirl +\d,\d +93\.55%/gm)).toHaveLength(6);
    expect(stdout.match(/^1 +Archer +0,3 +93\.55%/gm)).toHaveLength(1);
    expect(stdout).toMatch(/^8 +nobody acts +0\.00%/m);
  });

  it('is right about each place: what a single attack from there is worth', async () => {
    const board = `board:
  terrain: |
    9   9   9   9
      9   9   1   1m
    9   9   9   9
  defender: [1, 1]
  walls: [[[1, 1], [1, 0]]]
`;
    const common = 'name: Ledge\nquestion: spacesMoved >= 2\ndefender: solomon-grundy\n';
    const attack = await plan(
      ['--no-simulation', '--format', 'json'],
      `${common}attacker: hawkgirl\n${board}`,
      'aim',
    );
    const turn = await plan(
      ['--format', 'json'],
      `${common}turn: [{ figure: { card: hawkgirl, move: 9 }, at: [0, 0] }]\n${board}`,
      'aim',
    );
    const places = JSON.parse(attack.stdout) as {
      combination: { from: string };
      question: { exact: { probability: number } };
    }[];
    const [{ play }] = JSON.parse(turn.stdout) as [Played];
    expect(places.length).toBeGreaterThan(2);
    for (const { combination, question } of places) {
      const choice = play.firstChoices.find(
        (one) => one.choice === `Hawkgirl, from ${combination.from}`,
      );
      expect(choice?.worth).toBeCloseTo(question.exact.probability, 12);
    }
  });

  it('draws a board for each attacker', async () => {
    const cwd = tempFolder();
    writeFileSync(join(cwd, 'turn.yaml'), TURN);
    await printed(['aim', 'turn.yaml', '--chart', 'worth.svg'], { cwd });
    expect(readdirSync(cwd).sort()).toEqual(['turn.yaml', 'worth.svg']);
  });

  it.each([
    [['--trials', '10'], '--trials: an experiment with `turn`'],
    [['--no-exact'], '--no-exact: an experiment with `turn`'],
    [['--chart', 'a.gif'], '--chart'],
  ])('refuses %j', (args, says) =>
    expectRefusal(['aim', 'turn.yaml', ...args], [says], { 'turn.yaml': TURN }),
  );

  it('draws nothing without a board, and ranks no sweeps', async () => {
    const clear = 'name: Clear\nturn: [{ figure: hawkgirl }]\ndefender: solomon-grundy\n';
    expect((await plan([], clear, 'aim')).stdout).toMatch(
      /^1 +Hawkgirl, next to it +74\.61% +chosen/m,
    );
    await expectRefusal(
      ['aim', 'turn.yaml', '--chart', 'a.svg'],
      ['turn.yaml: board: this experiment has no board, so there is nothing to draw'],
      { 'turn.yaml': clear },
    );
    await expectRefusal(
      ['aim', 'turn.yaml'],
      ['turn.yaml: vary: 2 combinations; give an experiment of one turn'],
      { 'turn.yaml': turnOf([HAWKGIRL, ARCHER], 'vary: { order: [best, given] }\n') },
    );
  });
});

describe('the board of a turn', () => {
  it('shows where each attacker can end its move, and says what the marks mean', async () => {
    const { stdout } = await plan([], TURN, 'board');
    // She can go anywhere but onto Grundy, also to the Archer's place, should it become free. He stays.
    expect(stdout.match(/¹│/g)).toHaveLength(4 * 5 - 1);
    expect(stdout).not.toMatch(/²/);
    expect(stdout).toMatch(/│ A1 ¹│/);
    expect(stdout).toMatch(/│ A2 ¹│/);
    // The command need not compute the best place for this answer.
    expect(stdout).not.toContain('best place');
    expect(stdout).toMatch(/^ {2}A1 {2}Hawkgirl \(attacker\)$/m);
    expect(stdout).toMatch(/^ {2}A2 {2}Archer \(attacker\)$/m);
    expect(stdout).toMatch(/^ {2}¹ {3}Hawkgirl can end its move here$/m);
  });

  it('of one attacker has no numbers but those', async () => {
    const { stdout } = await plan([], turnOf([HAWKGIRL]), 'board');
    expect(stdout).toMatch(/│ A {2}¹│/);
    expect(stdout).toMatch(/^ {2}A {3}Hawkgirl \(attacker\)$/m);
  });

  it('of attackers that stand still has them numbered in their order', async () => {
    const still = HAWKGIRL.replace(' }', ', moves: false }');
    const { stdout } = await plan([], turnOf([ARCHER, still]), 'board');
    expect(stdout).toMatch(/^ {2}A1 {2}Archer/m);
    expect(stdout).toMatch(/^ {2}A2 {2}Hawkgirl/m);
    expect(stdout).not.toContain('come to rest');
  });
});
