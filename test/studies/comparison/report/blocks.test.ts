import { describe, expect, test } from 'vitest';
import { MORE } from '../../../../src/report/blocks.ts';
import type { Comparison } from '../../../../src/studies/comparison/comparison.ts';
import {
  comparisonBlocks,
  comparisonHeadline,
  warningBlocks,
} from '../../../../src/studies/comparison/report/blocks.ts';
import type { ComparisonWarning } from '../../../../src/studies/comparison/warnings.ts';
import { headsOf } from '../../../report/tables.ts';
import { both, counted, exactly, resultOf } from '../results.ts';
import { BOTH, COUNTED, comparisonOf, EXACT, pairOf, simulated, tablesIn } from './sides.ts';

const headline = ({ pairs }: Comparison) => comparisonHeadline(pairs);
const listIn = (comparison: Comparison, title: string) =>
  comparisonBlocks(comparison).flatMap((block) =>
    block.kind === 'list' && block.title === title ? block.items : [],
  );
const textsIn = (comparison: Comparison, extent?: 'answer') =>
  comparisonBlocks(comparison, extent).flatMap((block) =>
    block.kind === 'text' ? [block.text] : [],
  );

describe('the headline of a pair', () => {
  test('has the first measure that differs, with both numbers', () => {
    expect(headline(pairOf(EXACT))).toBe(
      'Lucky: 75.000% in A, 50.000% in B: −25.000 percentage points exactly.',
    );
    const [{ pointsScored: a }, { pointsScored: b }] = EXACT;
    const { lucky } = EXACT[0];
    expect(
      headline(
        pairOf([
          { lucky, pointsScored: a },
          { lucky, pointsScored: b },
        ]),
      ),
    ).toBe('Points scored, on average: 0.7500 in A, 1.0000 in B: +0.2500 exactly.');
  });

  test('has a certain difference rather than an earlier one that chance can cause', () => {
    const [{ pointsScored: a }, { pointsScored: b }] = EXACT;
    const lucky = (hits: number) => counted([0, 100 - hits], [1, hits]);
    const mixed = pairOf(
      [
        { lucky: lucky(40), pointsScored: a },
        { lucky: lucky(41), pointsScored: b },
      ],
      true,
    );
    expect(headline(mixed)).toMatch(/^Points scored, on average: .* exactly\.$/);
  });

  test('has a difference that chance can cause if there is no other, but nothing that is the same', () => {
    const steps = both([7, '1/2', 50], [8, '1/2', 50]);
    const lucky = (hits: number) => counted([0, 100 - hits], [1, hits]);
    const open = pairOf(
      [
        { steps, lucky: lucky(40) },
        { steps, lucky: lucky(42) },
      ],
      true,
    );
    expect(headline(open)).toMatch(
      /^Lucky: 40\.0% in A, 42\.0% in B: \+2\.0 percentage points \(95% interval .*\), which chance alone can cause\.$/,
    );
  });

  test('names measures that differ but have no number', () => {
    const [{ ending: a }, { ending: b }] = EXACT;
    expect(headline(pairOf([{ ending: a }, { ending: b }]))).toBe('A and B differ in: Ending.');
  });

  test('says whether all is the same for certain or no difference was found', () => {
    expect(headline(pairOf([EXACT[0], EXACT[0]]))).toBe(
      'Everything that both A and B measure has exactly the same odds.',
    );
    const ending = counted(['wall', 60], ['edge', 40]);
    expect(headline(pairOf([{ ending }, { ending }], true))).toBe(
      'No difference between A and B was found.',
    );
  });
});

describe('the headline of a sweep', () => {
  const sweep = (chances: readonly (readonly [string, string])[]) =>
    chances.map(([no, yes], at) =>
      resultOf({ lucky: exactly([0, no], [1, yes]) }, { combination: { at } }),
    );
  const half = ['1/2', '1/2'] as const;
  const more = ['1/4', '3/4'] as const;

  test('ranges from the smallest difference to the largest', () => {
    expect(headline(comparisonOf(sweep([half, more, half]), sweep([more, half, half])))).toBe(
      'Lucky: B − A from −25.000 percentage points (at 1) to +25.000 percentage points (at 0), over 3 combinations.',
    );
  });

  test('has a single difference if all are alike', () => {
    expect(headline(comparisonOf(sweep([half, half]), sweep([more, more])))).toBe(
      'Lucky: B − A +25.000 percentage points in all 2 combinations.',
    );
  });
});

describe('a short answer', () => {
  const comparison = pairOf(BOTH, true);

  test('leaves out the samples of a pair with exact odds, and says that there is more', () => {
    const blocks = comparisonBlocks(comparison, 'answer');
    expect(headline(comparison)).toContain('(simulated −15.0');
    expect(blocks[0]).toEqual({
      kind: 'headline',
      text: 'Lucky: 75.000% in A, 50.000% in B: −25.000 percentage points exactly.',
    });
    const tables = tablesIn(blocks);
    expect(tables.map(headsOf)).toEqual(Array(2).fill(['', 'A', 'B', 'B − A exact', '']));
    expect(tables[1]?.rows).toEqual([
      ['Points scored', '0.7500', '1.0000', '+0.2500', 'different'],
    ]);
    expect(textsIn(comparison, 'answer').join()).not.toContain('interval');
    expect(blocks.at(-1)).toEqual(MORE);
  });

  test('keeps the samples of a pair without exact odds', () => {
    const open = pairOf(COUNTED, true);
    const [table] = tablesIn(comparisonBlocks(open, 'answer'));
    expect(headsOf(table)).toContain('B − A simulated');
    expect(textsIn(open, 'answer').join()).toContain('all 2 tests');
  });

  test('is the start of the full report, which has every table', () => {
    const full = comparisonBlocks(comparison);
    expect(tablesIn(full).length).toBeGreaterThan(2);
    expect(headsOf(tablesIn(full)[0])).toContain('B − A simulated');
    expect(full).not.toContainEqual(MORE);
  });
});

describe('the report', () => {
  test('has no blocks for what there is nothing to say about', () => {
    const { lucky } = EXACT[0];
    const kinds = comparisonBlocks(pairOf([{ lucky }, { lucky: EXACT[1].lucky }])).map(
      ({ kind }) => kind,
    );
    // Headline, what is compared, what was changed, and a table.
    expect(kinds).toEqual(['headline', 'list', 'list', 'table']);
  });

  test('says what is compared: files, names, samples and exact odds', () => {
    expect(listIn(pairOf(EXACT), 'Compared')).toEqual([
      'A: a.json, A fight, nothing simulated, with exact odds',
      'B: b.json, A fight, nothing simulated, with exact odds',
    ]);
    expect(listIn(pairOf(COUNTED, true), 'Compared')).toEqual([
      'A: a.json, A fight, 100 attacks simulated from seed "here"',
      'B: b.json, A fight, 100 attacks simulated from seed "there"',
    ]);
    const side = (seed: string, ...trials: number[]) =>
      trials.map((count, at) =>
        resultOf(
          { lucky: counted([0, count], [1, count]) },
          { combination: { at }, ...simulated(seed) },
        ),
      );
    expect(listIn(comparisonOf(side('a', 50, 60), side('b', 50, 50)), 'Compared')).toEqual([
      'A: a.json, A fight, simulated with different numbers of attacks for each of 2 combinations',
      'B: b.json, A fight, 100 attacks simulated from seed "b" for each of 2 combinations',
    ]);
  });

  test('names changed fields with their containers, and those of all combinations only', () => {
    const changed = (a: object, b: object) =>
      listIn(
        comparisonOf([resultOf(EXACT[0], { scenario: a })], [resultOf(EXACT[1], { scenario: b })]),
        'What was changed',
      );
    expect(changed({ attacker: { attack: 5 } }, { attacker: { attack: 6 } })).toEqual([
      "attacker's attack: 5 → 6",
    ]);
    const army = (attack: number) => ({
      sides: [{ name: 'Utgar' }, { name: 'Marro', cards: [{ card: { name: 'My Hero', attack } }] }],
    });
    expect(changed(army(5), army(6))).toEqual(['Marro, My Hero, attack: 5 → 6']);
    const turn = (name: string, height: number) => ({ attackers: [{ name, height }] });
    expect(changed(turn('Krug', 8), turn('Hawkgirl', 5))).toContain(
      'Krug (B: Hawkgirl), height: 8 → 5',
    );
  });

  test('lists what is the same for certain, and nothing else', () => {
    expect(textsIn(pairOf(EXACT))).toEqual(['Exactly the same in A and B: Steps.']);
    const { lucky, steps } = EXACT[0];
    expect(
      textsIn(
        pairOf([
          { lucky, steps },
          { lucky, steps },
        ]),
      ),
    ).toEqual(['Exactly the same in A and B: Lucky and steps.']);
  });

  test('lists what was left out', () => {
    const { lucky, steps } = EXACT[0];
    expect(listIn(pairOf([{ lucky, steps }, { lucky }]), 'Left out')).toEqual([
      'measured only in A: steps',
    ]);
  });
});

describe('warnings', () => {
  const open = (title: string, from?: 'exact' | 'seen'): ComparisonWarning => ({
    kind: 'notToldApart',
    measure: title,
    title,
    combination: {},
    trials: [100, 100],
    ...(from && { needed: 5000, from }),
  });
  const lists = (...warnings: ComparisonWarning[]) =>
    warningBlocks(warnings).map((block) =>
      block.kind === 'list' ? [block.title, block.items] : block,
    );
  const asked = (which: string) =>
    `No difference found by simulation; the number of trials per side (--trials) that would show ${which} 4 times in 5`;

  test('list what to know apart from what more trials would show', () => {
    const scenario = { kind: 'sameScenario' } as const;
    expect(lists(scenario, open('Lucky', 'seen'))).toEqual([
      ['To know', ['A and B are the same scenario, so any difference is due to chance.']],
      [asked('the observed difference (assuming that it is real)'), ['Lucky: 5,000']],
    ]);
    expect(lists(scenario)).toHaveLength(1);
    expect(lists()).toEqual([]);
  });

  test('speak of the exact difference if one of them comes from exact odds', () => {
    expect(lists(open('Lucky', 'seen'), open('Steps', 'exact'))).toEqual([
      [asked('the exact difference'), ['Lucky: 5,000', 'Steps: 5,000']],
    ]);
  });

  test('name fifteen measures, and count the others', () => {
    const many = Array.from({ length: 17 }, (_, i) => open(`Measure ${i}`));
    const [[, items = []] = []] = lists(...many) as [string, string[]][];
    expect(items).toHaveLength(16);
    expect(items.at(-2)).toMatch(/^Measure 14: /);
    expect(items.at(-1)).toBe('and 2 more, which --format json lists');
  });
});
