/* What a card should cost, estimated from games between random armies with and without it. */

import { grouped, jsonText } from '../../base/index.ts';
import { USUAL_ARMY_POINTS } from '../../battle/index.ts';
import type { Card } from '../../cards/index.ts';
import { type ArmiesTerms, armiesExperiment, playArmies } from '../armies/experiment.ts';
import { settingOf } from '../field/field-of.ts';
import { shippedCollection } from '../price/collection.ts';
import { othersThan, priceRegression, regressionPrice } from '../price/regression.ts';
import type { Executed, GameMachine, Study } from '../study.ts';
import { playtestAnswer } from './answer.ts';
import { playtestDuelCards, playtestDuels } from './duels.ts';
import type { PlaytestAnswer, PlaytestDuels } from './playtest-json.ts';
import { type Playtested, playtestBlocks, playtestCsv, playtestJson } from './report.ts';

export interface PlaytestAsk extends ArmiesTerms {
  /** The cards to test, each in its own playtest. */
  readonly tested: readonly Card[];
  /** The number of games for each card; the card takes part in half of them. */
  readonly games?: number | undefined;
  /** Play until the 95% interval extends at most this many points to either side; replaces `games`. */
  readonly precision?: number | undefined;
}

export interface PlaytestData {
  readonly names: readonly string[];
  readonly policy: string;
  readonly tested: readonly Playtested[];
}

const USUAL_GAMES = 10_000;

/**
 * The number of games in the pilot, which estimates the card's worth before the games that count; at most a quarter of
 * those games.
 */
const PILOT = 600;

/** A pilot with at least this many games takes a while, so a note announces the pilot. */
const LONG_PILOT = 100;

/** The parts of a playtest, in order: the pilot, the games that count, and the games with the policy `nearest`. */
export const PLAYTEST_PARTS = ['pilot', '', 'nearest'] as const;
type Part = (typeof PLAYTEST_PARTS)[number];

/** The maximum number of games played to reach a precision. */
const MOST_GAMES = 2_000_000;

/**
 * The study of a playtest. After an interruption, it returns the cards tested so far, the last one with the games
 * played by then.
 */
export const playtestStudy: Study<PlaytestAsk, PlaytestData, GameMachine> = {
  name: 'playtest',
  async run(ask, machine) {
    const tested: Playtested[] = [];
    let isComplete = true;
    for (const card of ask.tested) {
      const one = await testedCard(card, ask, machine);
      if (one.done) tested.push(one.done);
      isComplete = one.isComplete;
      if (!isComplete) break;
    }
    if (tested.length === 0) return { done: undefined, isComplete };
    const names = ask.tested.map(({ name }) => name);
    return { done: { names, policy: ask.policy ?? 'standard', tested }, isComplete };
  },
  present({ names, policy, tested }) {
    const title = `A playtest of ${names.join(', ')}`;
    const blocks = () => playtestBlocks(tested, policy);
    const json = () => {
      const all = tested.map(playtestJson);
      return all.length === 1 ? all[0] : all;
    };
    const csv = () => playtestCsv(tested);
    return {
      title,
      blocks,
      json,
      csv,
      report: () => ({
        title,
        blocks: blocks(),
        charts: [],
        tables: { 'playtest.csv': () => [csv()], 'playtest.json': () => [jsonText(json())] },
        page: {
          kicker: 'HeroScape: games between random armies with and without a card',
          about: 'About these games',
        },
      }),
    };
  },
};

async function testedCard(
  card: Card,
  ask: PlaytestAsk,
  machine: GameMachine,
): Promise<Executed<Playtested | undefined>> {
  const { tested: _, games: asked = USUAL_GAMES, precision, ...terms } = ask;
  const played = async (part: Part, points: number, games: number, own: ArmiesTerms = {}) => {
    const also = { playtest: { card: card.name, points } };
    const name = `Playtest of ${card.name}${part === '' ? '' : `, ${part}`}`;
    const experiment = armiesExperiment(name, { ...terms, ...own }, games, machine, also);
    const { played: all, isComplete } = await playArmies(experiment, machine, part);
    return { answer: all && playtestAnswer(all), pool: all?.scenario.cards ?? [], isComplete };
  };
  const { points: written } = card;
  const ofCard = { ...(written !== undefined && { written }) };
  const pilotGames = Math.min(PILOT, Math.ceil(asked / 4));
  if (pilotGames >= LONG_PILOT) {
    await machine.note(
      `${grouped(pilotGames)} preliminary games come first, for a rough estimate of what ${card.name} is worth`,
    );
  }
  const pilot = await played('pilot', firstGuess(card, terms), pilotGames);
  if (!pilot.answer) return { done: undefined, isComplete: false };
  const ofPilot = {
    done: { answer: pilot.answer, ...ofCard, isPilot: true },
    isComplete: false,
  };
  if (!pilot.isComplete) return ofPilot;
  const counted = secondGuess(pilot.answer, terms);
  const games = precision === undefined ? asked : gamesFor(pilot.answer, precision);
  const { answer, pool, isComplete } = await played('', counted, games);
  if (!answer) return ofPilot;
  if (!isComplete) return { done: { answer, ...ofCard }, isComplete };
  const collection = pool.map((one) => one.card);
  const duels = await duelled(card, answer, collection, machine);
  const done = { answer, ...ofCard, ...(duels && { duels }) };
  if (machine.isStopped || terms.policy === 'nearest') {
    return { done, isComplete: !machine.isStopped };
  }
  const nearest = await played('nearest', counted, Math.ceil(games / 4), { policy: 'nearest' });
  return {
    done: { ...done, ...(nearest.answer && { nearest: nearest.answer }) },
    isComplete: nearest.isComplete,
  };
}

/** Exact duels in real rounds against heroes and squads of about the points that the card should cost. */
async function duelled(
  card: Card,
  { worth, isTold, counted }: PlaytestAnswer,
  collection: readonly Card[],
  machine: GameMachine,
): Promise<PlaytestDuels | undefined> {
  const points = isTold ? worth.points : counted;
  const cards = playtestDuelCards(card, points, collection);
  if (!cards || cards.columns.length === 0) return undefined;
  const setting = settingOf({ superStrength: true, rounds: true });
  const { field } = await machine.playField({ setting, cards });
  return playtestDuels(field, points);
}

/** The first guess of a card's points, from its numbers. The points on the card are ignored. */
function firstGuess(card: Card, terms: ArmiesTerms): number {
  const { cards } = shippedCollection();
  return within(regressionPrice(priceRegression(othersThan(card, cards)), card).value, terms);
}

function secondGuess({ worth, isTold, counted }: PlaytestAnswer, terms: ArmiesTerms): number {
  return isTold ? within(worth.points, terms) : counted;
}

/** The points rounded to a multiple of five, and low enough that other cards fit into the army. */
function within(points: number, { points: most = USUAL_ARMY_POINTS }: ArmiesTerms): number {
  return Math.max(5, Math.min(5 * Math.round(points / 5), Math.floor(most * 0.8)));
}

function gamesFor({ worth, games, isTold }: PlaytestAnswer, precision: number): number {
  const half = isTold ? (worth.high - worth.low) / 2 : 100;
  const needed = games * (half / precision) ** 2 * 1.1;
  return Math.min(MOST_GAMES, 100 * Math.ceil(Math.max(needed, PILOT) / 100));
}
