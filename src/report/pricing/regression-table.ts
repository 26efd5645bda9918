import type { CardNumbers } from '../../pricing/card-numbers.ts';
import { PRICE_FEATURES } from '../../pricing/features.ts';
import type { PriceRegression } from '../../pricing/regression.ts';
import { decimal, percent } from '../../words/numbers.ts';
import type { Table } from '../tables/table.ts';

/**
 * The coefficients of a collection's regression.
 *
 * @param numbers of a card, whose sum is to be shown
 */
export function regressionTable(
  { fit, cards, rootMeanSquare, meanAbsolute, explainedLeftOut }: PriceRegression,
  collection: string,
  numbers?: CardNumbers,
): Table {
  const { intercept, coefficients, rSquared, dropped } = fit;
  const rows = coefficients.map(({ name, value, standardError }) => {
    const feature = PRICE_FEATURES.find((one) => one.name === name);
    const amount = numbers && feature?.of(numbers);
    return [
      feature?.title ?? name,
      signedDecimal(value),
      `± ${decimal(standardError, 2)}`,
      ...(amount === undefined ? [] : [String(amount), signedDecimal(amount * value)]),
    ];
  });
  const sum = numbers
    ? coefficients.reduce((total, { name, value }) => {
        const feature = PRICE_FEATURES.find((one) => one.name === name);
        return total + value * (feature?.of(numbers) ?? 0);
      }, intercept.value)
    : 0;
  const own = [intercept.value, intercept.standardError] as const;
  return {
    title: `The regression of ${collection}`,
    head: ['of', 'coefficient', 'standard error', ...(numbers ? ['number', 'points'] : [])],
    rows: [
      ...rows,
      [
        'constant',
        signedDecimal(own[0]),
        `± ${decimal(own[1], 2)}`,
        ...(numbers ? ['', signedDecimal(own[0])] : []),
      ],
      ...(numbers ? [['sum', '', '', '', signedDecimal(sum)]] : []),
    ],
    textColumns: 1,
    note: [
      `Fitted to ${cards.length} cards${rSquared === undefined ? '' : `: R² ${decimal(rSquared, 2)}`}.`,
      `Leave-one-out error: ${decimal(rootMeanSquare, 0)} points (root mean square), ${decimal(meanAbsolute, 0)} (mean size)${explainedLeftOut === undefined ? '' : `; ${percent(explainedLeftOut, 0)} of the variance explained`}.`,
      ...(dropped.length > 0
        ? [`Without what says nothing more in these cards: ${dropped.map(titleOf).join(', ')}.`]
        : []),
    ].join(' '),
  };
}

function titleOf({ name }: { readonly name: string }): string {
  return PRICE_FEATURES.find((one) => one.name === name)?.title ?? name;
}

function signedDecimal(value: number): string {
  return decimal(value, 2).replace('-', '−');
}
