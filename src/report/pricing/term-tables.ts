import type { CardNumbers } from '../../pricing/card-numbers.ts';
import { PRICE_FEATURES } from '../../pricing/features.ts';
import type { CardPrices } from '../../pricing/prices.ts';
import type { PriceRegression } from '../../pricing/regression.ts';
import type { YaceTerm } from '../../pricing/yace.ts';
import { decimal, percent } from '../../words/numbers.ts';
import type { Table } from '../tables/table.ts';
import { pointsText } from './words.ts';

const TITLES: Readonly<Record<YaceTerm['of'], string>> = {
  lives: 'Lives',
  adjustedMove: 'Move',
  range: 'Range',
  attack: 'Attack',
  defense: 'Defense',
  attacks: 'attacks a turn',
};

/** The sum of the published formula, term by term. */
export function formulaTable(name: string, { yace, yaceFit }: CardPrices): Table {
  const { terms, constant, points, numbers } = yace;
  const { squaredCorrelation, sample } = yaceFit;
  const eased = numbers.movement.map(({ times, power }) => ` × ${times} (${power})`).join('');
  const titleOf = ({ of }: YaceTerm) => {
    if (of === 'lives' && numbers.figures > 1) return `Lives of ${numbers.figures} figures`;
    if (of === 'attacks' && numbers.figures > 1) return 'attacks a turn, all figures';
    return of === 'adjustedMove' && eased ? `Move ${numbers.move}${eased}` : TITLES[of];
  };
  return {
    title: `The published formula (YACE) for ${name}`,
    head: ['of', 'number', 'times', 'points'],
    rows: [
      ...terms.map((term) => [
        titleOf(term),
        exactText(term.amount),
        String(term.times),
        exactText(term.points),
      ]),
      ['constant', '', '', exactText(constant)],
      ['sum', '', '', exactText(points)],
    ],
    textColumns: 1,
    ...(squaredCorrelation !== undefined && {
      note: `It explains ${percent(squaredCorrelation, 0)} of the variance of the points printed on ${sample.cards.length} cards.`,
    }),
  };
}

/** Sums of the formula are whole but for what eases movement. */
function exactText(n: number): string {
  return Number.isInteger(n) ? pointsText(n) : String(Math.round(n * 100) / 100);
}

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
