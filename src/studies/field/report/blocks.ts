import { capitalised, counted, grouped, listed } from '../../../base/index.ts';
import { FIGHT_RULINGS } from '../../../fight/index.ts';
import { type Block, caveatBlocks, tableBlocks, tableOf } from '../../../report/index.ts';
import { CAVEATS_TITLE } from '../../../rules/index.ts';
import { namesText } from '../../price/report/words.ts';
import { fieldCaveats } from '../caveats.ts';
import { pairCount, shareText } from '../cells.ts';
import { comparedFields } from '../compared.ts';
import { cardCount } from '../contestant.ts';
import { type Field, type FieldResult, type FieldSetting, isSquare, rowName } from '../field.ts';
import { changesText } from '../field-of.ts';
import { type Triangle, trianglesOf } from '../triangles.ts';
import { fieldHeadline, whatIfHeadline } from './headline.ts';
import { allCards, FEW_ROWS, leftOutBlocks, pairsText } from './left-out.ts';
import { shiftBlocks } from './shifts.ts';
import { matrixTable, rankingTable } from './tables.ts';

/** The report of a field: who is strongest, or what the changes do, then the ranking, and what to know about it. */
export function fieldBlocks(result: FieldResult): Block[] {
  const { field, whatIf } = result;
  const tables = [rankingTable(field), matrixTable(field)].filter((table) => table !== undefined);
  const caveats = caveatsOfField(field);
  return [
    { kind: 'headline', text: headlineText(result) },
    { kind: 'text', text: extentText(field), isLead: true },
    ...caveats.underHeadline,
    ...whatIfBlocks(result),
    ...tableBlocks(
      tables.map((table) =>
        whatIf ? { ...table, title: `${table.title}, as the cards are` } : table,
      ),
    ),
    ...triangleBlocks(field),
    ...leftOutBlocks(field),
    ...caveats.below,
    { kind: 'list', title: 'The setting', items: settingItems(field) },
  ];
}

function headlineText({ field, whatIf }: FieldResult): string {
  return whatIf ? whatIfHeadline(field, whatIf) : fieldHeadline(field);
}

/** "42 heroes, 861 pairs: each an exact duel on clear ground, from both starts." */
function extentText(field: Field): string {
  const count = pairCount(field);
  const cards = isSquare(field)
    ? cardCount(field.rows)
    : `${cardCount(field.rows)} against ${cardCount(field.columns)}`;
  return `${cards}, ${pairsText(count)}: ${count === 1 ? '' : 'each '}an exact duel on clear ground, from both starts.`.replace(
    /^one/,
    'One',
  );
}

function whatIfBlocks({ field, whatIf }: FieldResult): Block[] {
  if (!whatIf) return [];
  const compared = comparedFields(field, whatIf.field);
  return [
    { kind: 'text', text: whatIfText(field, whatIf), isLead: true },
    ...shiftBlocks(compared, { a: 'now', b: 'what if' }),
  ];
}

/** Who is strongest without the changes and with them. */
function whatIfText(field: Field, whatIf: NonNullable<FieldResult['whatIf']>): string {
  const [now, then] = [fieldHeadline(field), fieldHeadline(whatIf.field)];
  return now === then
    ? `With ${changesText(whatIf.changes)} as without: ${now}`
    : `Without the change: ${now} With ${changesText(whatIf.changes)}: ${then}`;
}

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

/** What all duels of a field have in common, a sentence for each. */
export function settingItems(field: Field): string[] {
  const { setting } = field;
  return [
    groundText(setting),
    'Each side has the first turn in half of the duels. A duel that nobody wins is half a win for each.',
    ...(setting.rounds
      ? ['After three turns of each side the D20 decides which one has the next turn.']
      : []),
    ...(setting.choices === 'best'
      ? [
          'Each side does what gives it the best chance to win: which attack it makes, and whether it comes nearer, stays or keeps away.',
        ]
      : []),
    ...(setting.budget === undefined
      ? []
      : [
          `Each side is as many copies of its card as ${setting.budget} points buy, one of a unique card.`,
          ...commonText(field),
        ]),
    ...(setting.superStrength ? [] : ['Knockback is off: Super Strength is negated.']),
    ...(setting.states?.length ? [`Switched on: ${listed(setting.states)}.`] : []),
    ...FIGHT_RULINGS.filter(({ name, usual }) => setting.rulings[name] !== usual).map(
      ({ name, text }) => `${name} is ${setting.rulings[name] ? 'on' : 'off'}. When on: ${text}`,
    ),
  ];
}

/** Of which cards several may be bought only because they do not say that they are unique. */
function commonText(field: Field): string[] {
  const unsaid = allCards(field).filter(({ side }) => side.unique === undefined);
  if (unsaid.length === 0) return [];
  const names = namesText([...new Set(unsaid.map(({ name }) => name))]);
  return [
    `${names} ${unsaid.length === 1 ? 'does' : 'do'} not say how often it may be drafted and count as common, so as many are bought as there are points for.`,
  ];
}

function groundText({ distance }: FieldSetting): string {
  const apart = distance === 1 ? 'adjacent to each other' : `${counted(distance, 'space')} apart`;
  return `Clear, level ground without end; the sides begin ${apart}.`;
}

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
        table: tableOf(
          [
            { head: 'Card', isKey: true, text: ({ card = '' }) => card },
            { head: 'Caveat', isKey: true, isProse: true, text: (caveat) => caveat.text },
          ],
          caveats,
          { title: CAVEATS_TITLE, rowsShown: FEW_ROWS },
        ),
      },
    ],
  };
}
