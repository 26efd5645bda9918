import type { Card } from '../../cards/card.ts';
import { findCard, libraryOf } from '../../cards/library.ts';
import { powerNamed } from '../../cards/powers/index.ts';
import type { Table } from '../../report/tables/table.ts';
import { CliCommand } from '../cli-command.ts';
import { addCardsOption, ownCards } from '../own-cards.ts';
import { printListing } from '../print-listing.ts';
import { type Format, formatFlag } from '../run-options.ts';
import type { Session } from '../session.ts';

interface CardsOptions {
  readonly cards?: string;
  readonly format: Format;
}

export function cardsCommand(session: Session): CliCommand {
  const command = new CliCommand('cards')
    .summary('the army cards that the program knows')
    .description(
      'Lists army cards. A number marked with * is an assumption: the rule document does not give it.',
    )
    .argument('[card...]', 'only these cards');
  return addCardsOption(command)
    .addOption(formatFlag())
    .runs(async (names: string[], { cards, format }: CardsOptions) => {
      const own = await ownCards(cards, session);
      const library = libraryOf(own);
      const chosen =
        names.length > 0 ? names.map((name) => findCard(library, name, [])) : library.cards;
      await printListing(
        { title: 'Cards', tables: [cardTable(chosen)], json: () => chosen },
        format,
        session.out,
      );
    });
}

const NUMBERS = ['life', 'move', 'range', 'attack', 'defense', 'height', 'size', 'base'] as const;

/** Points are shown where any card has them: the rule document gives none. */
function cardTable(cards: readonly Card[]): Table {
  const hasPoints = cards.some(({ points }) => points !== undefined);
  const fields = hasPoints ? [...NUMBERS, 'points' as const] : NUMBERS;
  const assumed = cards.some((card) => card.assumed?.length);
  return {
    title: 'Army cards',
    head: ['card', ...fields, 'powers'],
    rows: cards.map((card) => [
      card.name,
      ...fields.map((field) => {
        const value = card[field];
        return value === undefined ? '?' : `${value}${card.assumed?.includes(field) ? '*' : ''}`;
      }),
      card.powers
        .map(
          ({ power, number }) =>
            `${powerNamed(power)?.title ?? power}${number === undefined ? '' : ` ${number}`}`,
        )
        .join(', '),
    ]),
    textColumns: 1,
    columns: ['card', ...fields, 'powers'].map((head) => ({ isText: head === 'powers' })),
    ...(assumed && { note: '* assumed: the rule document does not give it.' }),
  };
}
