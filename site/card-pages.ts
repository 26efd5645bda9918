import { capitalised, listed } from '../src/base/words/english.ts';
import type { Card } from '../src/cards/card.ts';
import { COLLECTIONS, type CollectionName } from '../src/cards/collection-text.ts';
import { COMPLETE_IN, leftOutIn, whyLeftOut } from '../src/cards/completeness.ts';
import { type KnownCard, knownCards, libraryOf } from '../src/cards/library.ts';
import { powerTitle } from '../src/cards/powers/named-powers.ts';
import { linkOf } from '../src/explorer/link.ts';
import { START, withDocument } from '../src/explorer/state.ts';
import type { Block } from '../src/report/block.ts';
import { markdownEscape, markdownText } from '../src/report/formats/markdown.ts';
import type { Table } from '../src/report/tables/table.ts';
import { worthInArmies } from '../src/studies/armies/shipped/index.ts';
import { cardBlocks } from '../src/studies/cards/texts.ts';
import { yace } from '../src/studies/price/yace.ts';
import type { Page } from './page.ts';

/** A page for each card that the program has, one for each collection, and one that leads to them. */
export function cardPages(): Page[] {
  const [ownCards = [], ...shipped] = knownCards(libraryOf());
  const collections = COLLECTIONS.map((name, i) => ({ name, cards: shipped[i] ?? [] }));
  return [
    indexPage(ownCards, collections),
    ...collections.map(({ name, cards }) => listPage(name, cards)),
    ...[ownCards, ...shipped].flat().map(pageOf),
  ];
}

const TITLES: Readonly<Record<CollectionName, string>> = {
  classic: 'Classic cards',
  modern: 'Modern cards',
  customs: 'Cards made by players',
};

interface Listed {
  readonly name: CollectionName;
  readonly cards: readonly KnownCard[];
}

function indexPage(own: readonly KnownCard[], collections: readonly Listed[]): Page {
  const lists = collections.map(
    ({ name, cards }) => `- [${TITLES[name]}](${name}.md): ${cards.length}`,
  );
  const text = [
    '# Cards',
    'All army cards that the program has, each with its numbers, its powers as the program tells them, what of them its ' +
      'odds leave out, and what it is worth in points. The search above finds them by name and by power.',
    lists.join('\n'),
    '## Of the example of the Knockback rule',
    listOf(own),
  ];
  return { name: 'index', text: `${text.join('\n\n')}\n` };
}

function listPage(name: CollectionName, cards: readonly KnownCard[]): Page {
  return { name, text: `# ${TITLES[name]}\n\n${listOf(cards)}\n` };
}

/** A narrow table, for a phone. */
function listOf(known: readonly KnownCard[]): string {
  const rows = known.map((one) => {
    const card = one.card();
    const isWhole = COMPLETE_IN.filter((where) => leftOutIn(where, card).length === 0);
    const whole = isWhole.length === COMPLETE_IN.length ? 'all' : listed(isWhole) || 'nothing';
    return `| [${markdownEscape(card.name)}](${one.slug}.md) | ${card.points ?? ''} | ${whole} |`;
  });
  return ['| card | points | complete in |', '| :--- | ---: | :--- |', ...rows].join('\n');
}

function pageOf({ slug, collection, card: read }: KnownCard): Page {
  const card = read();
  const [, ...blocks] = cardBlocks(card, collection, worthInArmies(card.name, collection));
  const [headline] = cardBlocks(card, collection);
  const who = headline?.kind === 'headline' ? headline.text.slice(card.name.length + 2) : '';
  const parts = [
    ...(who ? [`${markdownEscape(capitalised(who))}.`] : []),
    ...blocks.map(partOf),
    ...leftOut(card),
    ...byFormula(card),
    `<a href="../explorer/${attackLink(card)}" target="_self">${escaped(card.name)} in the explorer</a>`,
  ];
  return { name: slug, text: `# ${markdownEscape(card.name)}\n\n${parts.join('\n\n')}\n` };
}

/** A table of one row is told as a line, which a phone breaks where it has to. */
function partOf(block: Block): string {
  if (block.kind !== 'table') return withoutTitle(markdownText('', [block]));
  const { columns, rows, note }: Table = block.table;
  const numbers = columns.map(
    ({ head }, i) =>
      `**${markdownEscape(capitalised(head))}** ${markdownEscape(rows[0]?.[i] ?? '')}`,
  );
  const line = numbers.join(' · ');
  return note ? `${line}\n\n${markdownEscape(note)}` : line;
}

const withoutTitle = (text: string) => text.replace(/^# .*\n+/, '').trimEnd();

/** Why a card is not complete, for each kind of fight in which it is not. */
function leftOut(card: Card): string[] {
  const reasons = COMPLETE_IN.flatMap((where) => {
    const uses = leftOutIn(where, card);
    if (uses.length === 0) return [];
    const told = uses.map((use) => `${powerTitle(use)} (${whyLeftOut(where, use)})`);
    return [`- In ${where}: ${markdownEscape(told.join('; '))}`];
  });
  return reasons.length > 0 ? ['## What is left out', reasons.join('\n')] : [];
}

function byFormula(card: Card): string[] {
  if (card.life === undefined) return [];
  const { points } = yace(card);
  return [
    `${Math.round(points)} points by the [published formula](../docs/guide/fields-and-prices.md), which knows hardly any powers.`,
  ];
}

/** The explorer, with an attack by the card on another of the program's. */
function attackLink({ name }: Card): string {
  const defender = name === 'Solomon Grundy' ? 'Hawkgirl' : 'Solomon Grundy';
  const document = { name: `${name} attacks ${defender}`, attacker: name, defender };
  return linkOf(withDocument(START, 'attack', document));
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
