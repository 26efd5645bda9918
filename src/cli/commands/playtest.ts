import { BadInput, grouped } from '../../base/index.ts';
import { checkFile } from '../../base/node.ts';
import { type ArmiesScenario, USUAL_ARMY_POINTS } from '../../battle/index.ts';
import { type Card, findCard } from '../../cards/index.ts';
import type { PlaytestAnswer, PlaytestDuels, Playtested } from '../../studies/index.ts';
import { type ArmiesOptions, armiesExperiment, playArmies } from '../armies.ts';
import { CliCommand } from '../cli-command.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { GROUPS } from '../option-groups.ts';
import { countOption, wholeOption } from '../options.ts';
import { ownLibrary } from '../own-cards.ts';
import { print } from '../print.ts';
import { type Format, formatFlag } from '../run-options.ts';
import type { Session } from '../session.ts';
import { addArmiesOptions } from './armies.ts';

interface PlaytestOptions extends ArmiesOptions {
  readonly precision?: number;
  readonly format: Format;
}

export function playtestCommand(session: Session): CliCommand {
  const command = new CliCommand('playtest')
    .summary('what a card should cost, by games of random armies with and without it')
    .description(
      'Random armies of equal points fight in pairs of games: the same opponents, map, dice and companions, once with the card and once with other cards of as many points. The price at which both win as often is what the card should cost, with its interval, by map and kind of army. What the card itself writes as its points plays no part. Several cards, such as versions of one, are tested side by side.',
    )
    .examples(
      ['knockback playtest krug --games 20 --seed 7', 'what should Krug cost?'],
      ['knockback playtest krug --games 20 --map the-ford --points 300', 'on one map'],
    )
    .argument('<card...>', 'the cards to test: names, or whole words of names');
  addArmiesOptions(command);
  command
    .optionsGroup(GROUPS.simulation)
    .option(
      '--games <count>',
      'games of each card, half of them with it (default: 10 thousand)',
      countOption('--games'),
    )
    .option(
      '--precision <points>',
      'play until the 95% interval reaches at most so many points to either side',
      wholeOption('--precision', 1, 1000),
    );
  return command
    .addOption(formatFlag())
    .runs((names: string[], options: PlaytestOptions) => playtested(names, options, session));
}

const USUAL_GAMES = 10_000;

/** Games that find about what a card is worth, before those that count: at most a quarter as many. */
const PILOT = 600;

/** Games of a pilot that take more than a moment, which is said before. */
const LONG_PILOT = 100;

/** What is played in turn: the pilot, the games that count, and those of the policy `nearest`. */
const PARTS = ['pilot', '', 'nearest'] as const;
type Part = (typeof PARTS)[number];

/** The file of a part: that of --keep, and others beside it. */
const keptIn = (keep: string, part: Part) => (part === '' ? keep : `${keep}.${part}`);

/** The most games that a precision may take. */
const MOST_GAMES = 2_000_000;

async function playtested(
  names: readonly string[],
  options: PlaytestOptions,
  session: Session,
): Promise<ExitCode> {
  const { games: asked, precision, format, policy = 'standard', keep } = options;
  if (asked !== undefined && precision !== undefined) {
    const allowed = '--games or --precision, not both';
    throw new BadInput({ path: [], place: '--precision', found: '--games as well', allowed });
  }
  if (keep !== undefined && names.length > 1) {
    const allowed = 'one card, as a file keeps one run';
    throw new BadInput({ path: [], place: '--keep', found: `${names.length} cards`, allowed });
  }
  const library = await ownLibrary(options.cards, session);
  const cards = names.map((name) => findCard(library, name, ['card']));
  const done: Playtested[] = [];
  let isComplete = true;
  for (const card of cards) {
    const one = await testedCard(card, options, session);
    if (one.tested) done.push(one.tested);
    isComplete &&= one.isComplete;
    if (!isComplete) break;
  }
  if (done.length > 0) {
    const { playtestBlocks, playtestJson } = await import(
      '../../studies/armies/report/playtest-blocks.ts'
    );
    const blocks = () => playtestBlocks(done, policy);
    const { playtestCsv } = await import('../../studies/armies/report/playtest-csv.ts');
    await print(
      {
        title: `A playtest of ${cards.map(({ name }) => name).join(', ')}`,
        results: [],
        blocks,
        json: () => playtestJson(done),
        csv: () => playtestCsv(done),
      },
      format,
      session.out,
    );
  }
  return isComplete ? EXIT.done : EXIT.interrupted;
}

async function testedCard(
  card: Card,
  options: PlaytestOptions,
  session: Session,
): Promise<{ readonly tested?: Playtested; readonly isComplete: boolean }> {
  const { playtestAnswer } = await import('../../studies/armies/playtest.ts');
  const played = async (
    part: Part,
    points: number,
    games: number,
    own: Partial<ArmiesOptions> = {},
  ) => {
    const also = { playtest: { card: card.name, points } };
    const name = `Playtest of ${card.name}${part === '' ? '' : `, ${part}`}`;
    const how = { ...options, ...own, ...(options.keep && { keep: keptIn(options.keep, part) }) };
    const experiment = await armiesExperiment(name, how, games, session, also);
    const { played: all, isComplete } = await playArmies(experiment, how, session);
    const [only] = all;
    const answer = only && only.games > 0 ? playtestAnswer(only) : undefined;
    return { answer, pool: only?.scenario.cards ?? [], isComplete };
  };
  const { points: written } = card;
  const ofCard = { ...(written !== undefined && { written }) };
  const { games: asked = USUAL_GAMES, keep } = options;
  if (keep !== undefined) for (const part of PARTS) checkFile('--keep', keptIn(keep, part));
  const first = await guessed(card, options);
  const pilotGames = Math.min(PILOT, Math.ceil(asked / 4));
  if (pilotGames >= LONG_PILOT) {
    await session.note(
      `a pilot of ${grouped(pilotGames)} games comes first: it finds about what ${card.name} is worth`,
    );
  }
  const pilot = await played('pilot', first, pilotGames);
  if (!pilot.answer) return { isComplete: false };
  const ofPilot = { tested: { answer: pilot.answer, ...ofCard, isPilot: true }, isComplete: false };
  if (!pilot.isComplete) return ofPilot;
  const counted = secondGuess(pilot.answer, options);
  const games = gamesFor(pilot.answer, options);
  const { answer, pool, isComplete } = await played('', counted, games);
  if (!answer) return ofPilot;
  const tested = { answer, ...ofCard };
  if (!isComplete) return { tested, isComplete };
  const duels = await duelled(card, answer, pool, options, session);
  const withDuels = { ...tested, ...(duels && { duels }) };
  if (session.interruption.isAsked || options.policy === 'nearest')
    return { tested: withDuels, isComplete: !session.interruption.isAsked };
  const nearest = await played('nearest', counted, Math.ceil(games / 4), { policy: 'nearest' });
  return {
    tested: { ...withDuels, ...(nearest.answer && { nearest: nearest.answer }) },
    isComplete: nearest.isComplete,
  };
}

/** Exact duels in real rounds against heroes and squads of about as many points as the card should cost. */
async function duelled(
  card: Card,
  { worth, isTold, counted }: PlaytestAnswer,
  pool: ArmiesScenario['cards'],
  { threads }: PlaytestOptions,
  session: Session,
): Promise<PlaytestDuels | undefined> {
  const { playtestDuelCards, playtestDuels } = await import(
    '../../studies/field/playtest-duels.ts'
  );
  const { settingOf } = await import('../../studies/field/field-of.ts');
  const { fieldPlayer } = await import('../play-cards.ts');
  const points = isTold ? worth.points : counted;
  const collection = pool.map((one) => one.card);
  const cards = playtestDuelCards(card, points, collection);
  if (!cards || cards.columns.length === 0) return undefined;
  const options = { superStrength: true, rounds: true, ...(threads && { threads }) } as const;
  const player = await fieldPlayer(settingOf(options), options, session);
  const { field } = await player.play(cards);
  return playtestDuels(field, points);
}

/** Points that a card counts at first: what its numbers are worth, whatever it writes. */
async function guessed(card: Card, options: PlaytestOptions): Promise<number> {
  const { shippedCollection } = await import('../price-collection.ts');
  const { othersThan, priceRegression, regressionPrice } = await import(
    '../../studies/price/regression.ts'
  );
  const collection = shippedCollection().cards;
  return within(
    regressionPrice(priceRegression(othersThan(card, collection)), card).value,
    options,
  );
}

function secondGuess({ worth, isTold, counted }: PlaytestAnswer, options: PlaytestOptions): number {
  return isTold ? within(worth.points, options) : counted;
}

/** In fives, and so that others have room in the army. */
function within(points: number, { points: most = USUAL_ARMY_POINTS }: PlaytestOptions): number {
  return Math.max(5, Math.min(5 * Math.round(points / 5), Math.floor(most * 0.8)));
}

function gamesFor(
  { worth, games, isTold }: PlaytestAnswer,
  { games: asked, precision }: PlaytestOptions,
): number {
  if (precision === undefined) return asked ?? USUAL_GAMES;
  const half = isTold ? (worth.high - worth.low) / 2 : 100;
  const needed = games * (half / precision) ** 2 * 1.1;
  return Math.min(MOST_GAMES, 100 * Math.ceil(Math.max(needed, PILOT) / 100));
}
