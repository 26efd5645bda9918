/* Games between random armies, for programs: the worth of cards, and playtests. */

import type * as z from 'zod';
import { BadInput, blamed, type Problem } from '../base/index.ts';
import { type Card, writtenCard } from '../cards/index.ts';

import type { ArmiesJson, ArmiesTerms, PlaytestJson } from '../studies/index.ts';
import { type CardInput, cardsOf } from './field.ts';
import { libraryMachine } from './machine.ts';
import { ARMIES_OPTIONS, optionsGiven, PLAYTEST_OPTIONS } from './options-given.ts';
import type { Files, Progress } from './types/options.ts';
import type { ArmiesFields } from './types/study-fields.ts';

/** How random armies are drawn and played. */
export interface ArmiesOptions extends ArmiesFields {
  /**
   * The number of games to play; if absent, the estimates for the classic cards that ship with the program are used.
   */
  readonly games?: number | string;
  /** The user's own cards, in addition to those of the collection. */
  readonly cards?: readonly Card[];
  /** Names of built-in maps, or paths of board files, which require `files`; default: three built-in maps. */
  readonly maps?: readonly string[];
  /** Any text; the same seed gives the same games. */
  readonly seed?: string | number;
  /** The files that `maps` refers to. */
  readonly files?: Files;
  /** The number of worker threads; 1 means only this thread. Default: one per core. */
  readonly threads?: number;
  /** If the signal is aborted, the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Called with the number of games played. */
  onProgress?(progress: Progress): void;
}

/** Options for the playtest of a card. */
export interface PlaytestOptions extends ArmiesOptions {
  /** The number of games for the card, which takes part in half of them; default: 10,000. */
  readonly games?: number | string;
  /** Play until the 95% interval extends at most this many points to either side; replaces `games`. */
  readonly precision?: number;
}

/**
 * What every card of a collection is worth in points, estimated from games between random armies.
 *
 * @returns the data that `knockback armies --format json` prints
 * @throws BadInput for any mistake in the options; the reason of an aborted signal
 */
export async function armies(options: ArmiesOptions = {}): Promise<ArmiesJson> {
  const given = optionsGiven(ARMIES_OPTIONS, options);
  const { armiesStudy } = await import('../studies/armies/study.ts');
  const { done } = await ofOptions(() =>
    armiesStudy.run({ ...termsOf(given, options), games: given.games }, machineOf(options)),
  );
  if (!done) throw new Error('games that are not interrupted have an answer');
  return armiesStudy.present(done).json() as ArmiesJson;
}

/**
 * What a card should cost. Random armies of equal points play with the card and without it, against the same opponents,
 * on the same maps and with the same dice. The card's own points are not used.
 *
 * @param card a card, its name, or whole words from its name
 * @returns the data that `knockback playtest --format json` prints
 * @throws BadInput for an unknown card, and for any mistake in the options; the reason of an aborted signal
 */
export async function playtest(
  card: CardInput,
  options: PlaytestOptions = {},
): Promise<PlaytestJson> {
  const given = optionsGiven(PLAYTEST_OPTIONS, options);
  const { games, precision } = given;
  if (games !== undefined && precision !== undefined) {
    const allowed = 'games or precision, not both';
    throw new BadInput({ path: ['options', 'precision'], found: 'games was also given', allowed });
  }
  const tested = cardsOf([card], 'card', options.cards);
  const own = tested.filter((one) => typeof card !== 'string' && one === card);
  const terms = termsOf(given, options, own);
  const { playtestStudy } = await import('../studies/playtest/study.ts');
  const { done } = await ofOptions(() =>
    playtestStudy.run({ ...terms, tested, games, precision }, machineOf(options)),
  );
  if (!done) throw new Error('games that are not interrupted have an answer');
  return playtestStudy.present(done).json() as PlaytestJson;
}

type Given = z.output<typeof ARMIES_OPTIONS>;

function termsOf(
  { games: _, threads: __, cards: ___, maps: ____, seed, ...fields }: Given,
  { cards = [], maps }: ArmiesOptions,
  more: readonly Card[] = [],
): ArmiesTerms {
  const own = [...cards, ...more].map(writtenCard);
  return { ...fields, seed, maps, ...(own.length > 0 && { cards: own }) };
}

function machineOf({ threads, signal, files, onProgress }: ArmiesOptions) {
  return libraryMachine({ threads, signal, files, onProgress });
}

/** Runs `work`. A mistake in one of the terms is reported as a mistake in the corresponding option. */
async function ofOptions<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw blamed(error, ({ place, path, ...problem }: Problem): Problem => {
      const [option] = /^--(\w+)/.exec(place ?? '')?.slice(1) ?? [];
      return option === undefined
        ? { ...problem, path: ['options', ...path], ...(place !== undefined && { place }) }
        : { ...problem, path: ['options', option] };
    });
  }
}
