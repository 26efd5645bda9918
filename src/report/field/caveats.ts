import { fieldCaveats } from '../../fields/caveats.ts';
import type { Field } from '../../fields/field.ts';
import { CAVEATS_TITLE } from '../../rules/caveat.ts';
import { capitalised, counted } from '../../words/english.ts';
import { type Block, caveatBlocks } from '../blocks.ts';
import { ROWS_SHOWN } from './left-out.ts';

/** More caveats than these are a table below the numbers. */
const MOST_LISTED = 8;

/** What the numbers of a field leave out and take for granted: under the answer as long as it is short. */
export function caveatsOfField(field: Field): {
  readonly underHeadline: readonly Block[];
  readonly below: readonly Block[];
} {
  const caveats = fieldCaveats(field);
  if (caveats.length <= MOST_LISTED) {
    return { underHeadline: caveatBlocks(caveats.map(({ text }) => text)), below: [] };
  }
  const cards = new Set(caveats.map(({ card }) => card)).size;
  const text = `${capitalised(counted(caveats.length, 'caveat'))} on ${counted(cards, 'card')}: listed below.`;
  return {
    underHeadline: caveatBlocks([text]),
    below: [
      {
        kind: 'table',
        table: {
          title: CAVEATS_TITLE,
          head: ['Card', 'Caveat'],
          rows: caveats.map(({ card = '', text }) => [card, text]),
          textColumns: 2,
          columns: [{}, { isProse: true }],
          rowsShown: ROWS_SHOWN,
        },
      },
    ],
  };
}
