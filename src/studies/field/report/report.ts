/* The report folder for a field, with its page and the data for the page's matrix. */

import { printable, VERSION } from '../../../base/index.ts';
import {
  BALANCE_SHADES,
  html,
  type Markup,
  type PageCard,
  type PageMatrix,
  packed,
  type Report,
  shareCode,
} from '../../../report/index.ts';
import { cellOf, countsIn, leftOutPairs, shareText, whyLeftOut } from '../cells.ts';
import { fieldCharts } from '../charts/index.ts';
import { type Contestant, sideName } from '../contestant.ts';
import { type Field, type FieldResult, isSquare } from '../field.ts';
import { changesText } from '../field-of.ts';
import { fieldJson } from '../format/write.ts';
import { type Order, strengthOrder } from '../order.ts';
import { standings } from '../standing.ts';
import { fieldBlocks } from './blocks.ts';
import { pairsCsv, wideCsv } from './csv.ts';
import { WHY_LEFT_OUT } from './left-out.ts';

/** The chart that the page replaces with its zoomable matrix. */
const MATRIX = 'field-matrix';

function matricesOf({ field, whatIf }: FieldResult) {
  const order = strengthOrder(field);
  return [
    pageMatrix('now', field, order),
    ...(whatIf ? [pageMatrix('what if', whatIf.field, order)] : []),
  ];
}

/** The section that the script fills with the matrix and, next to it, all pairs of the selected card. */
function matrixSection({ field, whatIf }: FieldResult): Markup | undefined {
  if (field.rows.length === 0 || field.columns.length === 0) return undefined;
  return html`<section id="matrix"><h2>Every pair</h2>
<noscript><p>The matrix needs JavaScript; the file pairs.csv next to this page has all of its numbers.</p></noscript>
${whatIf && whichField(whatIf.changes)}
<div id="explore" class="needs-script">
<figure><figcaption><h3>Win share of the row's card against the column's card</h3>${balanceKey(field)}</figcaption>
<div class="matrix"></div>
<p class="note" id="matrix-keys">Scroll, pinch or press + and − to zoom, drag to move, 0 for the whole field. Arrow keys go from pair to pair. Click a pair, or press Enter, to see all pairs of its card.</p></figure>
<section id="card" aria-label="All pairs of a card"></section>
</div>
</section>`;
}

function whichField(changes: readonly string[]): Markup {
  const choice = (value: number, text: string) =>
    html`<label><input type="radio" name="field" value="${value}"${value === 0 && html` checked`}> ${text}</label>`;
  return html`<form id="which-field" class="controls needs-script"><fieldset><legend>Show</legend>
${choice(0, 'the cards as they are')}
${choice(1, `what if ${changesText(changes)}`)}
</fieldset></form>`;
}

/** The legend of the colors. */
function balanceKey(field: Field): Markup {
  const shades = Array.from(
    { length: BALANCE_SHADES },
    (_, i) => html`<span style="background: var(--balance-${i})"></span>`,
  );
  return html`<p class="balance-key"><span>0%</span> <span class="shades" aria-hidden="true">${shades}</span> <span>100%</span> ${hasPale(field) && html`<span>(pale: left out of means)</span>`}</p>`;
}

function hasPale(field: Field): boolean {
  return Object.values(leftOutPairs(field)).some(({ length }) => length > 0);
}

/** If the chance that no one wins is smaller than this, it is a rounding error. */
const NOTHING = 1e-9;

/**
 * All pairs of a field, in the form that the page's script reads.
 *
 * @param order the order of the cards; two fields on one page share the order of the first
 */
export function pageMatrix(title: string, field: Field, { rows, columns }: Order): PageMatrix {
  const codes: number[] = [];
  const nobody: [number, number][] = [];
  const refused: [number, string][] = [];
  for (const [y, row] of rows.entries()) {
    for (const [x, column] of columns.entries()) {
      const at = y * columns.length + x;
      const cell = cellOf(field, row, column);
      const why = whyLeftOut(field, row, column);
      codes.push(...[cell?.share, cell?.first, cell?.second].map(shareCode));
      if (cell && cell.nobody > NOTHING) nobody.push([at, shareCode(cell.nobody)]);
      if (why && why !== 'unmodelled') refused.push([at, WHY_LEFT_OUT[why]]);
    }
  }
  const cards = pageCards(field);
  return {
    title,
    rows: rows.map((row) => cards.rows[row] ?? { name: '' }),
    ...(!isSquare(field) && {
      columns: columns.map((column) => cards.columns[column] ?? { name: '' }),
    }),
    odds: packedNumbers(codes),
    nobody,
    refused,
  };
}

function pageCards(field: Field): Record<'rows' | 'columns', PageCard[]> {
  const ranked = standings(field);
  const told = new Map(
    ranked.map(({ row, rank, mean }) => [
      row,
      `Rank ${rank} of ${ranked.length}, ${shareText(mean)} on average`,
    ]),
  );
  const cardOf = (one: Contestant): PageCard => {
    const isLeftOut = !countsIn(one, field.setting);
    return {
      name: printable(sideName(one)),
      ...(isLeftOut && {
        leftOut: printable(
          `${one.name} has ${WHY_LEFT_OUT.unmodelled}: ${one.unmodelled.join(', ')}`,
        ),
      }),
    };
  };
  return {
    rows: field.rows.map((one, row) => {
      const standing = told.get(row);
      return { ...cardOf(one), row, ...(standing !== undefined && { standing }) };
    }),
    columns: field.columns.map(cardOf),
  };
}

/** Numbers of two bytes each, the lower byte first. */
function packedNumbers(codes: readonly number[]): string {
  return packed(Uint8Array.from(codes.flatMap((code) => [code & 0xff, code >> 8])));
}

/** The report folder of a field, with every pair on its page. */
export function fieldReport(result: FieldResult): Report {
  return {
    title: result.title,
    blocks: fieldBlocks(result),
    charts: fieldCharts(result),
    tables: {
      'field.csv': () => [wideCsv(result)],
      'pairs.csv': () => [pairsCsv(result)],
      'field.json': () => [fieldJson(result, VERSION)],
    },
    page: {
      kicker: 'HeroScape: a field of duels',
      about: 'About this field',
      section: matrixSection(result),
      matrices: matricesOf(result),
      omitted: [MATRIX],
    },
  };
}
