import type { Command } from 'commander';
import { BadInput, printable, sameName } from '../base/index.ts';
import {
  comparedCardBlocks,
  comparedCardCsv,
  comparedCardJson,
  fieldCardsOf,
  settingOf,
} from '../studies/index.ts';
import { EXIT, type ExitCode } from './exit.ts';
import { fieldCards } from './field-cards.ts';
import { optionsOf, refuseOptions } from './options.ts';
import { fieldPlayer, type PlayCardsOptions } from './play-cards.ts';
import { print } from './print.ts';
import { addRunOptions, type Format } from './run-options.ts';
import type { Session } from './session.ts';

export interface CompareCardsOptions extends PlayCardsOptions {
  readonly cards?: string;
  readonly format: Format;
}

/** Options of runs that duels of cards have too. */
const SHARED = ['format', 'threads'];

/**
 * Plays two cards against the same opponents, and prints who fares better against whom.
 *
 * @throws BadInput for unknown cards, one card twice, and options that would change nothing
 */
export async function compareCards(
  names: readonly [string, string],
  against: string,
  options: CompareCardsOptions,
  command: Command,
  session: Session,
): Promise<ExitCode> {
  refuseOptions(
    command,
    [...optionsOf(addRunOptions).filter((name) => !SHARED.includes(name)), 'chart', 'full'],
    'cards with --against, whose odds are exact',
    'these options where experiments are compared',
  );
  const chosen = await fieldCards(names, { ...options, against }, session);
  const [a, b] = chosen.cards;
  if (!a || !b) {
    const found = `${printable(chosen.title)} twice`;
    throw new BadInput({ path: ['b'], found, allowed: 'another card than a' });
  }
  const others = (chosen.against ?? []).filter(
    ({ name }) => !sameName(name, a.name) && !sameName(name, b.name),
  );
  // Beside its opponents, the first card fights the second.
  const cards = fieldCardsOf({ ...chosen, against: [...others, b] }, options.budget);
  if (cards.rows.length < 2) throw new BadInput(cannotFight(cards.absent[0]?.name));
  const player = await fieldPlayer(settingOf(options), options, session);
  const { field, isComplete } = await player.play(cards);
  await print(
    {
      title: `${a.name} and ${b.name} compared`,
      results: [],
      blocks: () => comparedCardBlocks(field),
      json: () => comparedCardJson(field),
      csv: () => comparedCardCsv(field),
    },
    options.format,
    session.out,
  );
  if (isComplete) return EXIT.done;
  await session.note('interrupted before all pairs were played: this is what there is so far');
  return EXIT.interrupted;
}

function cannotFight(name = '') {
  const found = `${printable(name)}, which cannot take part`;
  const allowed = 'cards with Life, and, with a budget, with points that it covers';
  return { path: [], place: 'cards', found, allowed };
}
