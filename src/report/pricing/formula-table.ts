import type { CardPrices } from '../../pricing/prices.ts';
import type { YaceTerm } from '../../pricing/yace.ts';
import { percent } from '../../words/numbers.ts';
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
