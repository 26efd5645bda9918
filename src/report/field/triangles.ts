import type { Field } from '../../fields/field.ts';
import { type Triangle, trianglesOf } from '../../fields/triangles.ts';
import { grouped } from '../../words/numbers.ts';
import type { Block } from '../blocks.ts';
import { rowName } from './names.ts';
import { shareText } from './share-text.ts';

/** How many triangles there are, and the clearest ones; nothing where no three cards can be one. */
export function triangleBlocks(field: Field): Block[] {
  const found = trianglesOf(field);
  if (!found || found.of === 0) return [];
  const { count, of, worst } = found;
  if (count === 0) {
    return [
      {
        kind: 'text',
        text: 'There are no triangles: in no set of three cards does each beat another in a circle.',
      },
    ];
  }
  const share = shareText(count / of, 1);
  const are =
    count === 1 ? `one is a triangle (${share})` : `${grouped(count)} are triangles (${share})`;
  const text =
    of === 1
      ? 'The three cards are a triangle: each beats another in a circle.'
      : `Of ${grouped(of)} sets of three cards, ${are}: each card beats another in a circle.`;
  const title =
    count > worst.length
      ? `The clearest ${worst.length} triangles, by the weakest of their three wins`
      : 'Triangles';
  return [
    { kind: 'text', text },
    { kind: 'list', title, items: worst.map((one) => triangleText(field, one)) },
  ];
}

/** "A beats B (61.2%), B beats C (58.0%), C beats A (55.5%)" */
function triangleText(field: Field, { rows, shares }: Triangle): string {
  return rows
    .map((row, i) => {
      const next = rows[(i + 1) % rows.length] ?? row;
      return `${rowName(field, row)} beats ${rowName(field, next)} (${shareText(shares[i] ?? 0, 1)})`;
    })
    .join(', ');
}
