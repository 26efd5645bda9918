import { describe, expect, test } from 'vitest';
import type { Field } from '../../../../src/studies/field/field.ts';
import { fieldBlocks } from '../../../../src/studies/field/report/blocks.ts';
import { cardNamed, fieldAgainst, fieldOf, manyCards } from '../fields.ts';
import { itemsOf, oddCard, tablesOf, textsOf } from './fields.ts';

const blocksOf = (field: Field) => fieldBlocks({ title: 'A field', field });

/** Rock wins against Scissors, Scissors against Paper, Paper against Rock. */
const circle = fieldOf(['Rock', 'Scissors', 'Paper'], [[0, 0.9, 0.25], [0, 0, 0.7], []]);

describe('the report of a field', () => {
  test('begins with who is strongest and what was fought, and ends with the setting', () => {
    const blocks = blocksOf(circle);
    expect(textsOf(blocks).slice(0, 2)).toEqual([
      'Rock wins 57.5% of its duels on average, the best of 3 heroes.',
      '3 heroes, 3 pairs: each an exact duel on clear ground, in which each side has the first turn half of the time.',
    ]);
    expect(blocks.at(-1)).toMatchObject({ kind: 'list', title: 'The setting' });
  });

  test('has the ranking of every field and the matrix of a small one', () => {
    const titles = (field: Field) => tablesOf(blocksOf(field)).map(({ title }) => title);
    expect(titles(circle)).toEqual([
      'The ranking',
      "Win share of the row's card against the column's card",
    ]);
    expect(titles(manyCards(13))).toEqual(['The ranking']);
  });

  test('counts triangles and tells each as a circle', () => {
    const blocks = blocksOf(circle);
    expect(textsOf(blocks)).toContain(
      'The three cards are a triangle: they beat each other in a circle.',
    );
    expect(itemsOf(blocks, 'Triangles')).toEqual([
      'Rock beats Scissors (90.0%), Scissors beats Paper (70.0%), Paper beats Rock (75.0%)',
    ]);
  });

  test('of one card against others says so', () => {
    const blocks = blocksOf(fieldAgainst(['A'], ['X', 'Y'], [[0.9, 0.3]]));
    expect(textsOf(blocks)).toEqual([
      'A wins 60.0% of its duels on average against 2 heroes.',
      'One hero against 2 heroes, 2 pairs: each an exact duel on clear ground, in which each side has the first turn half of the time.',
    ]);
  });

  test('of several copies says that all their figures act', () => {
    const extent = (copies: number) => {
      const squad = cardNamed(
        'A',
        { type: 'squad', figures: 3, points: 50 },
        { budget: 50 * copies },
      );
      return textsOf(blocksOf(fieldOf([squad, 'B'], [[0, 0.5], []])))[1];
    };
    expect(extent(2)).toContain('All figures of all copies act in every turn of their side');
    expect(extent(1)).not.toContain('copies');
  });

  test('without a pair that counts has no ranking, and says why', () => {
    const blocks = blocksOf(fieldOf([oddCard('A'), oddCard('B')], [[0, 0.4], []]));
    expect(textsOf(blocks)).toContain(
      'The cards have powers that are not modelled, so there is no ranking.',
    );
    expect(textsOf(blocks).join()).toContain(
      'Of one pair, none counts. Pairs left out of the means: 1 with',
    );
  });

  test('says who would be strongest after the changes, and how the ranking shifts', () => {
    const whatIf = {
      changes: ['paper.defense=5'],
      field: fieldOf(
        ['Rock', 'Scissors', cardNamed('Paper', { defense: 5 })],
        [[0, 0.9, 0.1], [0, 0, 0.5], []],
      ),
    };
    const blocks = fieldBlocks({ title: 'A field', field: circle, whatIf });
    // Paper: 75% and 30% before, 90% and 50% after; Rock: 90% and 25% before, 90% and 10% after.
    expect(textsOf(blocks)).toEqual(
      expect.arrayContaining([
        'Paper with defense 5 instead of 3 rises from place 2 to 1: mean win share 52.5% → 70.0%.',
        'Without the change: Rock wins 57.5% of its duels on average, the best of 3 heroes. With paper.defense=5: Paper wins 70.0% of its duels on average, the best of 3 heroes.',
      ]),
    );
    const [shifts, pairs, ranking] = tablesOf(blocks);
    expect(ranking?.title).toBe('The ranking, as the cards are');
    expect(shifts?.rows[0]).toEqual(['Paper (changed)', '2', '1', '52.5%', '70.0%', '+17.5']);
    expect(pairs?.rows[0]).toEqual(['Paper', 'Scissors', '30.0%', '50.0%', '+20.0']);
  });

  test('says so where nothing comes of the changes', () => {
    const whatIf = { changes: ['rock.points=5'], field: circle };
    expect(textsOf(fieldBlocks({ title: '', field: circle, whatIf }))).toContain(
      'With and without rock.points=5: Rock wins 57.5% of its duels on average, the best of 3 heroes.',
    );
    expect(textsOf(blocksOf(circle)).join()).not.toContain('as without');
  });

  test('says what is missing of cards that were asked for by name', () => {
    const powers = oddCard('A').side.powers;
    const named = cardNamed('A', { powers }, { isNamed: true });
    const blocks = blocksOf(fieldOf([named, 'B'], [[0, 0.4], []]));
    const texts = textsOf(blocks);
    expect(texts[0]).toBe('B beats A: it wins 60.0% of the duels.');
    const items = blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
    expect(items.join('\n')).toContain("Not modelled: A's Odd Power");
  });
});
