/* Tables that show how the formula and the regression compute points. */

import { decimal, type Estimated, percent } from '../../../base/index.ts';
import { type ColumnOf, type Table, tableOf } from '../../../report/index.ts';
import type { CardNumbers } from '../card-numbers.ts';
import type { CardPrices } from '../prices.ts';
import { PRICE_FEATURES, type PriceRegression } from '../regression.ts';
import type { YaceTerm } from '../yace.ts';
import { pointsText } from './words.ts';

const TITLES: Readonly<Record<YaceTerm['of'], string>> = {
  lives: 'Lives',
  adjustedMove: 'Move',
  range: 'Range',
  attack: 'Attack',
  defense: 'Defense',
  attacks: 'attacks per turn',
};

/** The sum of the published formula, term by term, for one card. */
export function formulaTable(name: string, { yace, yaceFit }: CardPrices): Table {
  const { terms, constant, points, numbers } = yace;
  const { squaredCorrelation, sample } = yaceFit;
  const eased = numbers.movement.map(({ times, power }) => ` × ${times} (${power})`).join('');
  const titleOf = ({ of }: YaceTerm) => {
    if (of === 'lives' && numbers.figures > 1) return `Lives of ${numbers.figures} figures`;
    if (of === 'attacks' && numbers.figures > 1) return 'attacks per turn, all figures';
    return of === 'adjustedMove' && eased ? `Move ${numbers.move}${eased}` : TITLES[of];
  };
  const rows: readonly FormulaRow[] = [
    ...terms.map((term) => ({ ...term, title: titleOf(term) })),
    { title: 'constant', points: constant },
    { title: 'sum', points },
  ];
  return tableOf(
    [
      { head: 'of', isKey: true, text: ({ title }) => title },
      { head: 'number', text: ({ amount }) => (amount === undefined ? '' : exactText(amount)) },
      { head: 'times', text: ({ times }) => String(times ?? '') },
      { head: 'points', text: (row) => exactText(row.points) },
    ],
    rows,
    {
      title: `The published formula (YACE) for ${name}`,
      ...(squaredCorrelation !== undefined && {
        note: `The formula explains ${percent(squaredCorrelation, 0)} of the variance of the points printed on ${sample.cards.length} cards.`,
      }),
    },
  );
}

interface FormulaRow {
  readonly title: string;
  readonly points: number;
  readonly amount?: number;
  readonly times?: number;
}

/** A result of the formula. It is a whole number unless movement powers multiply Move. */
function exactText(n: number): string {
  return Number.isInteger(n) ? pointsText(n) : String(Math.round(n * 100) / 100);
}

/**
 * The coefficients of a collection's regression.
 *
 * @param numbers the numbers of a card; if given, the table also shows the sum for this card
 */
export function regressionTable(
  { fit, cards, rootMeanSquare, meanAbsolute, explainedLeftOut }: PriceRegression,
  collection: string,
  numbers?: CardNumbers,
): Table {
  const { intercept, coefficients, rSquared, dropped } = fit;
  const terms = coefficients.map(({ name, value, standardError }): RegressionRow => {
    const amount = numbers && featureNamed(name)?.of(numbers);
    return {
      title: featureNamed(name)?.title ?? name,
      coefficient: { value, standardError },
      ...(amount !== undefined && { amount, points: amount * value }),
    };
  });
  const constant = { title: 'constant', coefficient: intercept, points: intercept.value };
  const sum = terms.reduce((total, { points = 0 }) => total + points, intercept.value);
  const columns: readonly ColumnOf<RegressionRow>[] = [
    { head: 'of', isKey: true, text: ({ title }) => title },
    {
      head: 'coefficient',
      text: ({ coefficient }) => (coefficient ? signedDecimal(coefficient.value) : ''),
    },
    {
      head: 'standard error',
      text: ({ coefficient }) => (coefficient ? `± ${decimal(coefficient.standardError, 2)}` : ''),
    },
    ...(numbers
      ? [
          { head: 'number', text: ({ amount }: RegressionRow) => String(amount ?? '') },
          {
            head: 'points',
            text: ({ points }: RegressionRow) =>
              points === undefined ? '' : signedDecimal(points),
          },
        ]
      : []),
  ];
  return tableOf(
    columns,
    [...terms, constant, ...(numbers ? [{ title: 'sum', points: sum }] : [])],
    {
      title: `The regression over ${collection}`,
      note: [
        `Fitted to ${cards.length} cards${rSquared === undefined ? '' : `: R² ${decimal(rSquared, 2)}`}.`,
        `If each card is left out of its own fit, the error is ${decimal(rootMeanSquare, 0)} points (root mean square) or ${decimal(meanAbsolute, 0)} points (mean absolute value)${explainedLeftOut === undefined ? '' : `, and ${percent(explainedLeftOut, 0)} of the variance is explained`}.`,
        ...(dropped.length > 0
          ? [
              `Left out, because the other numbers of these cards already determine it: ${dropped.map(({ name }) => featureNamed(name)?.title ?? name).join(', ')}.`,
            ]
          : []),
      ].join(' '),
    },
  );
}

interface RegressionRow {
  readonly title: string;
  readonly coefficient?: Pick<Estimated, 'value' | 'standardError'>;
  /** The card's value of this term, and the points that it adds. */
  readonly amount?: number;
  readonly points?: number;
}

function featureNamed(name: string) {
  return PRICE_FEATURES.find((one) => one.name === name);
}

function signedDecimal(value: number): string {
  return decimal(value, 2).replace('-', '−');
}
