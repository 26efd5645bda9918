import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atOnce } from '../../src/base/words/steps.ts';
import { shippedCard, shippedCards } from '../../src/cards/collections.ts';
import { compute } from '../../src/experiments/results/compute.ts';
import { explain } from '../../src/experiments/results/explanation.ts';
import { recordedOf } from '../../src/experiments/results/format/recorded.ts';
import type { Result } from '../../src/experiments/results/result.ts';
import { compileNoting } from '../../src/experiments/results/rulings.ts';
import { readExperiment } from '../../src/experiments/scenarios/read-experiment.ts';
import type { Block } from '../../src/report/block.ts';
import { blocksOf } from '../../src/report/blocks.ts';
import { briefText } from '../../src/report/sentences/brief.ts';
import { compare } from '../../src/studies/comparison/compare.ts';
import { comparisonBlocks } from '../../src/studies/comparison/report/blocks.ts';
import { dealt } from '../cases.ts';
import { noFiles } from '../fight/scenarios.ts';
import { namelessFight } from '../fuzz/valid.ts';
import { machine } from '../machine.ts';
import { mistakesIn, type NamesIn, RULES, type Said } from './grammar.ts';

/*
 * Whatever the result of a fight, the text about it is correct English: hundreds of fights are drawn, and every
 * sentence of their reports, answers, stories and comparisons is checked for mistakes.
 */

const PLURAL = ['Tarn Viking Warriors', 'Ninjas of the Northern Wind'];
const SINGULAR = ['10th Regiment of Foot', 'Airborne Elite', 'Krug', 'Braxas', 'The Joker'];
const NAMES: NamesIn = { plural: PLURAL, singular: SINGULAR };

type Document = Readonly<Record<string, unknown>>;

const name = fc.constantFrom(...PLURAL, ...SINGULAR);

/** A side with its own name; a plural name is that of a squad. */
function named(side: unknown, name: string): Document {
  const { figures, ...one } = side as Document;
  const isSquad = PLURAL.includes(name);
  const several = isSquad && figures !== undefined;
  return { ...one, ...(several && { figures }), name, type: isSquad ? 'squad' : 'hero' };
}

const QUESTIONS: Readonly<Record<string, readonly (string | undefined)[]>> = {
  attack: [
    undefined,
    'destroyed or spacesMoved >= 2',
    'not displaced',
    'totalWounds = 1',
    'totalWounds >= 1',
    'stoppedBy is wall',
    'attackWounds != 1 and not destroyed',
  ],
  duel: [undefined, 'winner is defender', 'turns <= 1', 'winner is attacker and turns > 2'],
  survival: [undefined, 'attacks <= 1', 'attacks > 3'],
  heroclix: [undefined, 'squaresMoved >= 1', 'hit'],
};

const VARIED: Readonly<Record<string, readonly Document[]>> = {
  c3g: [
    {},
    {},
    { 'attacker.attack': [2] },
    { 'attacker.attack': [1, 3] },
    { 'attacker.attack': [1, 2], 'defender.defense': [0, 1, 2] },
  ],
  heroclix: [{}, { 'attacker.damage': [1, 3] }],
};

/** Fights of all kinds with names and questions, alone and as sweeps. */
const drawnFight = fc
  .tuple(namelessFight, fc.uniqueArray(name, { minLength: 2, maxLength: 2 }), fc.nat(), fc.nat())
  .map(([document, [one = '', other = ''], q, v]): Document => {
    const rules = String((document as Document).rules ?? 'c3g');
    const kind = rules === 'c3g' ? String((document as Document).fight ?? 'attack') : rules;
    const [attacker, defender] = [document.attacker, document.defender];
    const questions = QUESTIONS[kind] ?? [];
    const varied = VARIED[rules] ?? [];
    const question = questions[q % questions.length];
    return {
      ...(document as Document),
      attacker:
        kind === 'heroclix' ? { ...(attacker as object), name: 'Krug' } : named(attacker, one),
      defender:
        kind === 'heroclix' ? { ...(defender as object), name: 'Braxas' } : named(defender, other),
      ...(question !== undefined && { question }),
      vary: varied[v % varied.length],
    };
  });

/** The mistakes in all text about a fight. */
async function mistakesOf(document: Document, names: NamesIn, i: number): Promise<string[]> {
  const experiment = readExperiment({ name: 'Fight', trials: 200, ...document }, noFiles);
  // Exact, simulated, and both next to each other.
  const how = { exact: i % 3 !== 0, simulation: i % 3 !== 1 };
  const results = await compute(experiment, { ...how, machine, threads: 1 });
  return saidOf(results).flatMap((said) => mistakesIn(said, names));
}

function saidOf(results: readonly Result[]): Said[] {
  const [first] = results as [Result];
  const story = atOnce(
    explain(atOnce(compileNoting(first.scenario, first.question)).plan, [], 'grammar'),
  );
  const side = { file: 'a.json', results: results.map(recordedOf) };
  return [
    ...blocksOf(results, 'full').flatMap(saidIn),
    ...blocksOf(results, 'answer').flatMap(saidIn),
    ...comparisonBlocks(compare(side, side), 'answer').flatMap(saidIn),
    { text: briefText(results), isSentence: false },
    ...story.steps.map(({ text }) => ({ text, isSentence: true })),
  ];
}

function saidIn(block: Block): Said[] {
  switch (block.kind) {
    case 'headline':
      return [{ text: block.text, isSentence: true, isAnswer: true }];
    case 'text':
      return [{ text: block.text.replace('--full shows', 'This shows'), isSentence: true }];
    case 'list':
      // Rulings go by the names that files call them.
      if (block.title.startsWith('Rulings')) return [];
      return block.items.map((text) => ({
        text,
        isSentence: ['Caveats', 'Remarks', 'To know'].includes(block.title),
      }));
    case 'table':
      return [
        { text: block.table.title, isSentence: false },
        ...(block.table.note?.startsWith('Mean') === false
          ? [{ text: block.table.note, isSentence: true }]
          : []),
      ];
    case 'step':
      return [{ text: block.text, isSentence: true }];
    case 'drawing':
      return [];
  }
}

const DRAWN = dealt(fc.sample(drawnFight, { seed: 20_240_801, numRuns: 240 }));

describe('whatever is said of fights that are drawn', () => {
  test.each([0, 1, 2, 3])('is English (part %i)', async (part) => {
    const found: string[] = [];
    for (const [i, document] of DRAWN.entries()) {
      if (i % 4 === part) found.push(...(await mistakesOf(document, NAMES, i)));
    }
    expect([...new Set(found)]).toEqual([]);
  });
});

/** Squads and heroes of the collections, by numbers that are drawn. */
const PAIRS = dealt(fc.sample(fc.tuple(fc.nat(), fc.nat()), { seed: 7, numRuns: 120 }));

test('whatever is said of cards of the collections is English', async () => {
  const found: string[] = [];
  const all = shippedCards();
  for (const [i, numbers] of PAIRS.entries()) {
    const [attacker, defender] = numbers.map((n) =>
      shippedCard(all[n % all.length] as (typeof all)[0]),
    );
    if (!attacker || !defender) continue;
    const isPlural = ({
      name,
      type,
    }: {
      readonly name: string;
      readonly type?: string | undefined;
    }) =>
      type === 'squad' &&
      /(?:[^sui](?<!\bCorp)s|men)$/.test(name.split(/ of | from | in | the /)[0] ?? '');
    const both = [attacker, defender];
    const names = {
      plural: both.filter(isPlural).map((card) => card.name),
      singular: both.filter((card) => !isPlural(card)).map((card) => card.name),
    };
    const fight = i % 3 === 0 ? { fight: 'survival' } : {};
    const document = { rules: 'c3g', ...fight, attacker: attacker.name, defender: defender.name };
    found.push(...(await mistakesOf(document, names, i)));
  }
  expect([...new Set(found)]).toEqual([]);
});

const said = (text: string, isSentence = true): Said => ({ text, isSentence, isAnswer: true });

test.each([
  ['one thing', 'It takes 1 attacks to destroy Krug.'],
  ['one thing', 'One skulls is rolled.'],
  ['several things', 'Krug is moved 2 space.'],
  ['several things', 'Krug rolls three die.'],
  ['the verb of several', 'Tarn Viking Warriors wins 62.1% of the time.'],
  ['the verb of one', 'When Krug and Braxas fight, Braxas win.'],
  ['what is theirs', "It takes 5 of Tarn Viking Warriors's attacks."],
  ['one precision', 'Krug displaces Braxas 12.5% of the time, with 1.21 wounds per attack.'],
  ['questions as they are written', 'Chance that destroyed or spacesMoved >= 2.'],
  ['questions as they are written', 'The chance that spacesMoved is high.'],
  ['capitals within', 'Krug destroys The Joker.'],
  ['numbers as programs write them', 'Krug wins 3.8e-5% of the time.'],
  ['what no value is', 'Krug wins NaN% of the time.'],
  ['blanks and stops', 'Krug  wins.'],
  ['blanks and stops', 'Krug wins the the duel.'],
  ['beginning and end', 'krug wins.'],
  ['beginning and end', 'Krug wins'],
])('the rule of %s finds its mistake in “%s”', (rule, text) => {
  const found = RULES.filter(({ wrongIn }) => wrongIn(said(text), NAMES).length > 0);
  expect(found.map(({ name }) => name)).toContain(rule);
});

test('what is right passes', () => {
  const right = [
    'Tarn Viking Warriors win 62.1% of the time (76.5% going first, 47.7% going second).',
    "It takes 12.9 of Tarn Viking Warriors' attacks on average to destroy Krug: half the time at most 1.",
    'Krug deals Braxas 0.8 wounds on average, at least one 47.5% of the time, and never destroys it.',
    'The chance that Krug wins rises from 1.0% with 1 attack die to 12.5% with 3.',
  ];
  expect(right.flatMap((text) => mistakesIn(said(text), NAMES))).toEqual([]);
});
