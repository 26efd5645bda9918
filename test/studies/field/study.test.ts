import { describe, expect, test } from 'vitest';
import { BadInput } from '../../../src/base/words/problem.ts';
import { VERSION } from '../../../src/base/words/version.ts';
import type { Card } from '../../../src/cards/card.ts';
import { fieldCaveats } from '../../../src/studies/field/caveats.ts';
import {
  comparedCardsStudy,
  comparedFieldsStudy,
} from '../../../src/studies/field/compared-study.ts';
import type { Contestant } from '../../../src/studies/field/contestant.ts';
import type { Field } from '../../../src/studies/field/field.ts';
import { fieldData, fieldJson } from '../../../src/studies/field/format/write.ts';
import { fieldBlocks } from '../../../src/studies/field/report/blocks.ts';
import {
  comparedFieldBlocks,
  comparedFieldCsv,
  comparedFieldJson,
} from '../../../src/studies/field/report/compared.ts';
import {
  comparedCardBlocks,
  comparedCardCsv,
  comparedCardJson,
} from '../../../src/studies/field/report/compared-cards.ts';
import { pairsCsv, wideCsv } from '../../../src/studies/field/report/csv.ts';
import { fieldStudy } from '../../../src/studies/field/study.ts';
import type { FieldToPlay, StudyMachine } from '../../../src/studies/study.ts';
import { machineThat } from '../armies/machine.ts';
import { fieldAgainst, fieldOf, winsOf } from './fields.ts';

const cardOf = (name: string, more: Partial<Card> = {}): Card => ({
  name,
  attack: 3,
  defense: 3,
  life: 4,
  height: 5,
  base: 'single',
  powers: [],
  ...more,
});
const THREE = ['A', 'B', 'C'].map((name) => cardOf(name));
const given = (cards: readonly Card[], against?: readonly Card[]) => ({
  cards,
  against,
  named: new Set<string>(),
});

/** A machine in which every pair is even, that is interrupted after some fields, and that keeps what was asked of it. */
function machineFor(complete = Number.POSITIVE_INFINITY) {
  const asked: FieldToPlay[] = [];
  const machine: StudyMachine = {
    ...machineThat(() => ({ done: [], isComplete: true })).machine,
    playField: async (request) => {
      asked.push(request);
      const { rows, columns, absent } = request.cards;
      const outcomes = rows.map(() => columns.map(() => winsOf(0.5)));
      const field: Field = { setting: request.setting, rows, columns, outcomes, absent };
      return { field, isComplete: asked.length <= complete, played: 0 };
    },
  };
  return { machine, asked };
}
const names = (cards: readonly Contestant[] | undefined) => cards?.map(({ name }) => name);

describe('the study of a field', () => {
  const ask = { title: 'Three', cards: given(THREE) };

  test('plays all cards against each other, or against others, in the given setting', async () => {
    const { machine, asked } = machineFor();
    const { done, isComplete } = await fieldStudy.run(
      { ...ask, distance: 2, rounds: true },
      machine,
    );
    expect(isComplete).toBe(true);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.setting).toMatchObject({ distance: 2, rounds: true, superStrength: true });
    expect(asked[0]?.cards.columns).toBe(asked[0]?.cards.rows);
    expect(done?.result).toMatchObject({ title: 'Three' });
    expect(done?.result).not.toHaveProperty('whatIf');
    const few = machineFor();
    await fieldStudy.run(
      { title: '', cards: given(THREE.slice(0, 1), THREE.slice(1)) },
      few.machine,
    );
    expect(names(few.asked[0]?.cards.rows)).toEqual(['A']);
    expect(names(few.asked[0]?.cards.columns)).toEqual(['B', 'C']);
  });

  test('plays the changed cards as well, for which unchanged pairs are known', async () => {
    const { machine, asked } = machineFor();
    const changes = ['b.attack+=1'];
    const { done } = await fieldStudy.run({ ...ask, whatIf: changes }, machine);
    const [first, second] = asked;
    expect(second?.cards.rows.map(({ side }) => side.attack)).toEqual([3, 4, 3]);
    expect(second?.setting).toEqual(first?.setting);
    expect(second?.known).toEqual([done?.result.field]);
    expect(done?.result.whatIf?.changes).toEqual(changes);
    expect(done?.result.whatIf?.field.rows[1]?.side.attack).toBe(4);
  });

  test('plays duels in rounds if that is one of the changes, unless they already are', async () => {
    const { machine, asked } = machineFor();
    await fieldStudy.run({ ...ask, whatIf: ['rounds', 'a.life=5'] }, machine);
    expect(asked.map(({ setting }) => setting.rounds)).toEqual([undefined, true]);
    expect(asked[1]?.cards.rows[0]?.side.life).toBe(5);
    const again = fieldStudy.run({ ...ask, rounds: true, whatIf: ['rounds'] }, machine);
    await expect(again).rejects.toThrow('a field that is already fought in rounds');
  });

  test('has no changed field if an interruption comes first', async () => {
    const whatIf = ['b.attack+=1'];
    const first = machineFor(0);
    const early = await fieldStudy.run({ ...ask, whatIf }, first.machine);
    expect(first.asked).toHaveLength(1);
    expect(early.isComplete).toBe(false);
    const late = await fieldStudy.run({ ...ask, whatIf }, machineFor(1).machine);
    expect(late.isComplete).toBe(false);
    for (const { done } of [early, late]) expect(done?.result).not.toHaveProperty('whatIf');
  });

  test('presents the report, JSON, and CSV of cards or of pairs', async () => {
    const result = {
      title: 'A field',
      field: fieldOf(['A', 'B', 'C'], [[0, 0.6, 0.7], [0, 0, 0.6], []]),
    };
    const { title, blocks, json, jsonText, csv } = fieldStudy.present({ result, pairs: false });
    expect(title).toBe('A field');
    expect(await blocks()).toEqual(fieldBlocks(result));
    expect(json?.()).toEqual(fieldData(result, VERSION));
    expect(jsonText?.()).toBe(fieldJson(result, VERSION));
    expect(csv?.()).toBe(wideCsv(result));
    expect(fieldStudy.present({ result, pairs: true }).csv?.()).toBe(pairsCsv(result));
  });
});

describe('the study of two cards', () => {
  test('plays both against the same opponents, and the first against the second', async () => {
    const { machine, asked } = machineFor();
    const [a, b, c] = THREE as [Card, Card, Card];
    const { done, isComplete } = await comparedCardsStudy.run(
      { cards: given([a, b], [c, a, b]) },
      machine,
    );
    expect(isComplete).toBe(true);
    expect(names(asked[0]?.cards.rows)).toEqual(['A', 'B']);
    expect(names(asked[0]?.cards.columns)).toEqual(['C', 'B']);
    expect(names(done?.rows)).toEqual(['A', 'B']);
  });

  test('refuses one card twice, and a card that cannot take part', async () => {
    const { machine, asked } = machineFor();
    const problemsOf = (cards: readonly Card[]) =>
      comparedCardsStudy
        .run({ cards: given(cards, THREE) }, machine)
        .catch((error: unknown) => (error instanceof BadInput ? error.problems : error));
    expect(await problemsOf(THREE.slice(0, 1))).toMatchObject([
      { path: ['b'], found: 'A twice', allowed: 'a card other than a' },
    ]);
    const { life: _, ...statue } = cardOf('Statue');
    expect(await problemsOf([cardOf('A'), statue])).toMatchObject([
      { place: 'cards', found: 'Statue, which cannot take part' },
    ]);
    expect(asked).toEqual([]);
  });

  const field = fieldAgainst(
    ['A', 'B'],
    ['X', 'Y', 'Z', 'B'],
    [
      [0.75, 0.5, 0.25, 0.875],
      [0.5, 0.5, 0.75, 0.5],
    ],
  );

  test('presents where each card fares better, largest lead first', async () => {
    const { title, blocks, json, csv } = comparedCardsStudy.present(field);
    expect(title).toBe('A and B compared');
    expect(await blocks()).toEqual(comparedCardBlocks(field));
    expect(json?.()).toEqual(comparedCardJson(field));
    expect(csv?.()).toBe(comparedCardCsv(field));
    const tables = comparedCardBlocks(field).flatMap((block) =>
      block.kind === 'table' ? [block.table] : [],
    );
    expect(tables.map((table) => [table.title, table.rows])).toEqual([
      ['Where A fares better', [['X', '75.0%', '50.0%', '+25.0']]],
      ['Where B fares better', [['Z', '25.0%', '75.0%', '−50.0']]],
    ]);
    // A: 75%, 50% and 25%; B: 50%, 50% and 75%.
    expect(comparedCardBlocks(field)[0]).toMatchObject({
      text: 'Against 3 opponents, A wins 50.0% of its duels on average and B 58.3%: A fares better against 1 of them, B against 1, both do equally well against 1. A wins 87.5% of its duels against B.',
    });
  });

  test('says that one is better against all of several opponents, and which are left out', () => {
    const strong = fieldAgainst(
      ['A', 'B'],
      ['X', 'Y', 'Z', 'B'],
      [
        [0.75, 0.75, 0.75, 0.875],
        [0.5, 0.5, 0.5, 0.5],
      ],
    );
    const textsOf = (of: typeof field) =>
      comparedCardBlocks(of).flatMap((block) => ('text' in block ? [block.text] : []));
    expect(textsOf(strong)[0]).toContain(': A fares better against all 3. ');
    const partly = fieldAgainst(
      ['A', 'B'],
      ['X', 'Y', 'Z', 'B'],
      [
        [0.75, 0.75, undefined, 0.875],
        [0.5, 0.5, 0.5, 0.5],
      ],
    );
    expect(textsOf(partly)[0]).toContain('Against 2 opponents, ');
    expect(textsOf(partly)[0]).toContain(': A fares better against both. ');
    expect(textsOf(partly)).toContain(
      'Of 3 opponents, 2 count. Opponents left out of the means: 1 not played yet.',
    );
  });

  test('presents all opponents as data', () => {
    expect(comparedCardCsv(field).trim().split(/\r?\n/)).toEqual([
      'opponent,win_share_a,win_share_b,difference',
      'Z,0.25,0.75,-0.5',
      'X,0.75,0.5,0.25',
      'Y,0.5,0.5,0',
    ]);
    expect(comparedCardJson(field)).toMatchObject({
      a: { card: 'A', mean: 0.5, better: 1 },
      b: { card: 'B', mean: 1.75 / 3, better: 1 },
      aAgainstB: 0.875,
      opponents: [{ opponent: 'Z', a: 0.25, b: 0.75, difference: -0.5 }, {}, {}],
      caveats: fieldCaveats(field),
    });
  });
});

test('the study of two fields compares them as they are', async () => {
  const a = { field: fieldOf(['A', 'B'], [[0, 0.5], []]), name: 'a.json' };
  const b = { field: fieldOf(['A', 'B'], [[0, 0.75], []]), name: 'b.json' };
  const { machine } = machineFor();
  expect(await comparedFieldsStudy.run({ a, b }, machine)).toEqual({
    done: { a, b },
    isComplete: true,
  });
  const { title, blocks, json, csv } = comparedFieldsStudy.present({ a, b });
  expect(title).toBe('Two fields compared');
  const files = { a: 'a.json', b: 'b.json' };
  expect(await blocks()).toEqual(comparedFieldBlocks(a.field, b.field, files));
  expect(json?.()).toEqual(comparedFieldJson(a.field, b.field, files));
  expect(csv?.()).toBe(comparedFieldCsv(a.field, b.field));
});
