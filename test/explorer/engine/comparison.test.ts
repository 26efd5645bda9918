import { describe, expect, test } from 'vitest';
import { rulesetOf } from '../../../src/experiments/registry/rulesets.ts';
import type { RecordedResult } from '../../../src/experiments/results/format/recorded.ts';
import type { ExperimentDocument } from '../../../src/explorer/document.ts';
import { ANSWERS } from '../../../src/explorer/engine/answers/index.ts';
import { experimentOf } from '../../../src/explorer/engine/experiments.ts';
import { replyTo } from '../../../src/explorer/engine/protocol.ts';
import { BATTLE_START } from '../../../src/explorer/panels/battle/battle-document.ts';
import { PLAYED_FIGHTS } from '../../../src/explorer/simulation/kept-runs.ts';

const attack = (dice: number) => ({
  name: `${dice} dice`,
  attacker: { name: 'A', attack: dice },
  defender: { name: 'D', defense: 0, life: 9 },
  question: 'totalWounds >= 1',
});

describe('a comparison', () => {
  test('has the difference of the question, and what was changed', async () => {
    // Each die hits half of the time: 1/2 with one die, 3/4 with two.
    const { headline, changes } = await ANSWERS.comparison({ a: attack(1), b: attack(2) });
    expect(headline).toContain('50.000% in A, 75.000% in B: +25.000 percentage points exactly.');
    expect(changes).toEqual(["attacker's attack: 1 → 2"]);
  });

  test('repeats neither the changes nor the names of what is compared', async () => {
    const both = { a: attack(1), b: attack(2) };
    const { blocks } = await ANSWERS.comparison(both);
    expect(blocks.filter(({ kind }) => kind === 'list' || kind === 'headline')).toEqual([]);
    expect(blocks.length).toBeGreaterThan(0);
    const report = await ANSWERS.comparisonMarkdown(both);
    expect(report).toMatch(/^Compared:$/m);
    expect(report).toMatch(/^What was changed:$/m);
  });

  test('has both distributions of what differs', async () => {
    const { distributions } = await ANSWERS.comparison({ a: attack(1), b: attack(2) });
    const wounds = distributions.find(({ name }) => name === 'totalWounds');
    expect(wounds?.rows).toEqual([
      { value: 0, exactly: [0.5, 0.25], atLeast: [1, 1] },
      { value: 1, exactly: [0.5, 0.5], atLeast: [0.5, 0.75] },
      { value: 2, exactly: [0, 0.25], atLeast: [0, 0.25] },
    ]);
  });

  test('of a fight with itself finds nothing', async () => {
    const { headline, changes, distributions } = await ANSWERS.comparison({
      a: attack(2),
      b: { ...attack(2), name: 'Again' },
    });
    expect(headline).toMatch(/exactly the same odds/);
    expect([changes, distributions]).toEqual([[], []]);
  });

  const DUEL = { name: 'Duel', fight: 'duel', attacker: 'hawkgirl', defender: 'the-joker' };
  const HEROCLIX = {
    name: 'Clix',
    rules: 'heroclix',
    attacker: { name: 'A', attackValue: 9, damage: 2 },
    defender: { name: 'D', defenseValue: 15 },
  };

  test.each([
    ['an attack and a duel', DUEL, 'A is about attacks, B is about duels'],
    ['two games', HEROCLIX, 'B uses HeroClix knockback'],
  ])('of %s is one sentence, and no list of fields', async (_, b, says) => {
    const told = await ANSWERS.comparison({ a: attack(1), b });
    expect(told.headline).toContain(says);
    expect([told.changes, told.blocks, told.distributions]).toEqual([[], [], []]);
  });

  test('of different questions says so, and compares what both measure', async () => {
    const b = { ...attack(2), question: 'destroyed' };
    const told = await ANSWERS.comparison({ a: attack(1), b });
    expect(told.unlike).toContain('A asks "totalWounds >= 1", B asks "destroyed"');
    expect(told.distributions.map(({ name }) => name)).toContain('totalWounds');
    const { unlike } = await ANSWERS.comparison({ a: attack(1), b: attack(2) });
    expect(unlike).toBeUndefined();
  });

  test('goes as Markdown and as a picture with both sides', async () => {
    const both = { a: attack(1), b: attack(2) };
    const { headline } = await ANSWERS.comparison(both);
    const text = await ANSWERS.comparisonMarkdown(both);
    // Characters with a meaning in Markdown are escaped.
    expect(text.replaceAll('\\', '')).toContain(headline);
    expect(text).toContain('1 dice');
    expect(text).toContain('2 dice');
    const [spec, ...others] = await ANSWERS.comparisonPicture(both);
    expect(others).toEqual([]);
    expect((spec as { title: { subtitle: string[] } }).title.subtitle).toEqual(
      expect.arrayContaining(['A: 1 dice (A)', 'B: 2 dice (B)']),
    );
  });

  test('that cannot be made is refused in words as Markdown, too', async () => {
    const reply = await replyTo({
      kind: 'comparisonMarkdown',
      asked: { a: attack(1), b: DUEL },
    });
    expect((reply as { problems: string[] }).problems.join()).toContain('nothing in common');
  });
});

describe('a comparison of battles', () => {
  /** Results of a battle in which one side wins the given number of 1,000 games. */
  const played = (document: ExperimentDocument, wins: number): readonly RecordedResult[] => {
    const { scenario } = experimentOf(document).experiment.cases[0] ?? {};
    return [
      {
        name: 'Played',
        combination: {},
        labels: {},
        scenario: { ...scenario, rules: 'c3g', fight: 'battle' },
        simulation: { seed: `${wins}`, trials: 1000, status: 'complete' },
        question: { text: 'winner is finn', count: wins },
        measures: new Map([
          [
            'winner',
            [
              { value: 'finn', count: wins },
              { value: 'ne-gok-sa', count: 1000 - wins },
            ],
          ],
        ]),
      },
    ];
  };
  const HILL = { ...BATTLE_START, board: { map: 'the-hill' } };

  test('asks for games that were not played, and for no others', async () => {
    const both = { a: BATTLE_START, b: HILL };
    expect((await ANSWERS.comparison(both)).unplayed).toEqual(['a', 'b']);
    const one = await ANSWERS.comparison({ ...both, played: { a: played(BATTLE_START, 400) } });
    expect(one.unplayed).toEqual(['b']);
    expect([one.blocks, one.distributions]).toEqual([[], []]);
  });

  test('is made of the games that were played', async () => {
    const told = await ANSWERS.comparison({
      a: BATTLE_START,
      b: HILL,
      played: { a: played(BATTLE_START, 400), b: played(HILL, 600) },
    });
    expect(told.unplayed).toBeUndefined();
    expect(told.headline).toMatch(/40\.0% in A, 60\.0% in B: \+20\.0 percentage points/);
    const winner = told.distributions.find(({ name }) => name === 'winner');
    expect(winner?.rows).toContainEqual(
      expect.objectContaining({ value: 'finn', exactly: [0.4, 0.6] }),
    );
    // A whole map would be unreadable in a comparison.
    for (const change of told.changes) expect(change.length).toBeLessThan(150);
    const tables = told.blocks.flatMap((block) => (block.kind === 'table' ? [block.table] : []));
    expect(tables.length).toBeGreaterThan(0);
  });

  test('with an attack is one sentence, before anything is played', async () => {
    const told = await ANSWERS.comparison({ a: attack(1), b: BATTLE_START });
    expect(told.headline).toContain('A is about attacks, B is about battles');
    expect(told.unplayed).toBeUndefined();
  });

  test('as text is refused before its games are played, in words', async () => {
    const reply = await replyTo({
      kind: 'comparisonMarkdown',
      asked: { a: BATTLE_START, b: HILL },
    });
    expect(reply).toMatchObject({
      problems: ['A battle has no odds before its games are played.'],
    });
  });
});

test('in its tables, the difference comes right behind the name of a row', async () => {
  const { blocks } = await ANSWERS.comparison({ a: attack(1), b: attack(2) });
  const tables = blocks.flatMap((block) => (block.kind === 'table' ? [block.table] : []));
  expect(tables.length).toBeGreaterThan(1);
  for (const { columns, rows } of tables) {
    expect(columns[1]?.head).toMatch(/B − A/);
    for (const row of rows) expect(row).toHaveLength(columns.length);
  }
  // One die hits half of the time and two dice hit once on average: +0.5 wounds.
  const average = tables.find(({ title }) => title === 'On average');
  const numbers = average?.rows.map(([, ...cells]) => cells.slice(0, 3));
  expect(numbers).toContainEqual(['+0.5000', '0.5000', '1.0000']);
});

test('the page knows which kinds of fights are played', () => {
  const kinds = ['attack', 'duel', 'survival', 'turn', 'battle', 'armies'];
  const isPlayed = (fight: string) => {
    try {
      return rulesetOf({ rules: 'c3g', fight }).isPlayed === true;
    } catch {
      return false;
    }
  };
  expect(kinds.filter(isPlayed)).toEqual(PLAYED_FIGHTS);
});
