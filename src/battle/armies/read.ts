/* Reads a document with games between random armies: its maps, pool of cards, playtest and given armies. */

import { counted, Mistakes, type Problem, printable, sameName } from '../../base/index.ts';
import { findCard, type Library, libraryOf } from '../../cards/index.ts';
import {
  copiesProblem,
  type FightSide,
  namedWithCopies,
  ownCards,
  stateProblems,
} from '../../fight/index.ts';
import { completeRulings, type Reading, type Surroundings } from '../../rules/index.ts';
import { pairsOf } from '../army-problems.ts';
import { type Battlefield, readBattlefield } from '../battlefield.ts';
import { canMeet, reachesOver } from '../can-meet.ts';
import { USUAL_ROUNDS } from '../limits.ts';
import { BATTLE_RULINGS } from '../scenario.ts';
import { chosenStarts } from '../starts.ts';
import { Draw } from './draw.ts';
import { Growing } from './growing.ts';
import { type Candidate, candidatesOf, poolOf } from './pool.ts';
import {
  type ArmiesMap,
  type ArmiesScenario,
  type ArmyField,
  type DrawnArmy,
  leftOutText,
  ownLeftOut,
  type PoolCard,
} from './scenario.ts';
import type { ArmiesDocument } from './schema.ts';
import { USUAL_ARMY_POINTS, USUAL_PARTNERS, USUAL_SPREAD } from './usual.ts';

/** A map, with data for the checks that can run only once the cards are known. */
interface ReadMap extends ArmiesMap {
  readonly ground: Battlefield;
  readonly path: Problem['path'];
}

/**
 * Reads maps, each with its first two start areas.
 *
 * @param mistakes receives maps that cannot be read, or that have fewer than two start areas
 */
function readMaps(
  files: readonly string[],
  library: Library,
  surroundings: Surroundings,
  mistakes: Mistakes,
): ReadMap[] {
  return files.flatMap((file, i) => {
    const path = ['maps', i];
    const ofMap = new Mistakes();
    const read = ofMap.in(() => readMap(file, path, library, surroundings, ofMap));
    mistakes.add(...ofMap.problems.map((problem) => ({ ...problem, path })));
    return read ? [read] : [];
  });
}

function readMap(
  file: string,
  path: Problem['path'],
  library: Library,
  surroundings: Surroundings,
  mistakes: Mistakes,
): ReadMap | undefined {
  const ground = readBattlefield({ map: file }, library, surroundings);
  if (ground.proposal !== undefined) surroundings.note?.(`${printable(file)}: ${ground.proposal}`);
  const [first, second] = chosenStarts([{}, {}], ground.starts, mistakes);
  if (!first || !second) return undefined;
  const starts = [first.spaces, second.spaces] as const;
  return {
    name: ground.board.name ?? file,
    board: ground.board,
    starts,
    room: {
      spaces: Math.min(...starts.map(({ length }) => length)),
      doubles: Math.min(...starts.map((spaces) => pairsOf(spaces, ground))),
    },
    ground,
    path,
  };
}

/**
 * Reports maps on which two armies could not reach each other if each had only one card: the card on foot with the
 * least Height.
 */
function apartProblems(maps: readonly ReadMap[], pool: readonly PoolCard[]): Problem[] {
  const lowest = pool
    .map(({ card }) => card)
    .filter((card) => !reachesOver(card))
    .reduce<FightSide | undefined>(
      (low, card) => (low && low.height <= card.height ? low : card),
      undefined,
    );
  if (!lowest) return [];
  return maps
    .filter(({ starts, ground }) => !canMeet([lowest], starts, ground))
    .map(({ path }) => ({
      path,
      found: `a map on which ${lowest.name} and other figures on foot cannot get from one start area to the other`,
      allowed: 'a map on which any two armies can meet',
    }));
}

/**
 * Reads given armies.
 *
 * @param mistakes receives these mistakes: cards that no army can have, armies that exceed the points or a map's room,
 * unique cards listed twice, and at least as many challengers as armies
 */
function readField(
  { armies, challengers = 0 }: NonNullable<ArmiesDocument['field']>,
  { cards, maps, points, leftOut }: Pick<ArmiesScenario, 'cards' | 'maps' | 'points' | 'leftOut'>,
  library: Library,
  mistakes: Mistakes,
): ArmyField {
  const at = (...path: Problem['path']) => ['field', ...path];
  if (challengers >= armies.length) {
    const [found, allowed] = [String(challengers), `fewer than the ${armies.length} armies`];
    mistakes.add({ path: at('challengers'), found, allowed });
  }
  const numberOf = (name: string, path: Problem['path']): number | undefined =>
    mistakes.in(() => {
      const card = findCard(library, name, path);
      const number = cards.findIndex((one) => sameName(one.card.name, card.name));
      if (number >= 0) return number;
      const reason = leftOut.find((one) => sameName(one.name, card.name))?.reason;
      const found = reason === undefined ? card.name : `${card.name}, with ${reason}`;
      mistakes.add({ path, found, allowed: 'one of the cards that armies can have' });
      return undefined;
    });
  const read = armies.map((written, i): DrawnArmy => {
    const growing = maps.map((map) => new Growing(cards, map, points));
    for (const [j, text] of written.entries()) {
      const path = at('armies', i, j);
      const { entry, copies } = namedWithCopies(text, library);
      const number = numberOf(entry, path);
      const ofCopies = copiesProblem(copies);
      if (ofCopies) mistakes.add({ path, ...ofCopies });
      if (number === undefined || ofCopies) continue;
      for (let n = 0; n < copies; n++) {
        if (growing.some((one) => !one.fits(number))) {
          const allowed = `an army of at most ${points} points that fits into the start areas and has each unique card only once`;
          mistakes.add({ path, found: `${text}, which does not fit into the army`, allowed });
          break;
        }
        for (const one of growing) one.add(number);
      }
    }
    const [first] = growing as [Growing, ...Growing[]];
    return { cards: first.cards, copies: first.copies, points: first.points };
  });
  return { armies: read, challengers };
}

/**
 * Turns a checked document into a scenario. Reads the maps and the cards that armies can have.
 *
 * @returns undefined if a part is missing and the schema has already reported it
 * @throws BadInput with every mistake: needed cards that fit no army, too few cards, or maps on which the sides
 * cannot meet
 */
export function readArmies(
  document: Partial<ArmiesDocument>,
  surroundings: Surroundings,
  { refused = new Set(), written = document }: Reading = {},
): ArmiesScenario | undefined {
  const mistakes = new Mistakes();
  const { collection = 'classic', points = USUAL_ARMY_POINTS, playtest } = document;
  if (playtest && document.field) {
    const allowed = 'a playtest or a field of armies, not both';
    mistakes.add({ path: ['field'], found: 'a field, although there is a playtest', allowed });
  }
  const own = ownCards(document.cards ?? [], surroundings, mistakes);
  const library = libraryOf(own, surroundings);
  // 1. Read the maps.
  const read = readMaps(document.maps ?? [], library, surroundings, mistakes);
  const maps = read.map(({ ground: _, path: __, ...map }): ArmiesMap => map);
  // 2. Collect the cards.
  const tested =
    playtest && mistakes.in(() => findCard(library, playtest.card, ['playtest', 'card']));
  if (mistakes.problems.length > 0 || refused.size > 0 || maps.length === 0) {
    mistakes.tell();
    return undefined;
  }
  const candidates = withTested(
    candidatesOf({ collection, playtest }, own, library),
    tested && { card: tested, isOwn: true, isNeeded: true, points: playtest?.points },
  );
  const { cards, leftOut, problems } = poolOf(candidates, maps, points);
  mistakes.add(
    ...problems,
    ...apartProblems(read, cards),
    ...stateProblems(document.states, { cards: cards.map(({ card }) => card), library, written }),
  );
  mistakes.tell();
  const given =
    document.field &&
    readField(document.field, { cards, maps, points, leftOut }, library, mistakes);
  mistakes.tell();
  // 3. Build the scenario, and check that armies can be drawn.
  const scenario: ArmiesScenario = {
    rules: 'c3g',
    fight: 'armies',
    collection: collection === 'own' ? 'your own cards' : `the ${collection} cards`,
    cards,
    leftOut,
    maps,
    points,
    spread: Math.min(document.spread ?? USUAL_SPREAD, points - 1),
    partners: document.partners ?? USUAL_PARTNERS,
    ...(tested && {
      playtest: { card: cards.findIndex(({ card }) => sameName(card.name, tested.name)) },
    }),
    ...(given && { field: given }),
    policy: document.policy ?? 'standard',
    rounds: document.rounds ?? USUAL_ROUNDS,
    superStrength: document.superStrength ?? true,
    ...(document.states && { states: document.states }),
    rulings: completeRulings(BATTLE_RULINGS, document.rulings),
  };
  if (!given) checkArmies(scenario, mistakes);
  mistakes.tell();
  return scenario;
}

/** The candidates including the tested card, which replaces any candidate with the same name. */
function withTested(
  candidates: readonly Candidate[],
  tested: Candidate | undefined,
): readonly Candidate[] {
  if (!tested) return candidates;
  const others = candidates.filter(({ card }) => !sameName(card.name, tested.card.name));
  return [tested, ...others];
}

/** How many games are drawn to check that armies can reach their points. */
const TRIED = 8;

function checkArmies(scenario: ArmiesScenario, mistakes: Mistakes): void {
  const { cards, points, spread } = scenario;
  const draw = new Draw(scenario, 'whether armies can be drawn');
  const drawn =
    cards.length === 0
      ? []
      : Array.from({ length: TRIED }, (_, i) => draw.game(i)).flatMap((one) => one.armies);
  if (drawn.some((army) => army.points >= points - spread)) return;
  const without = leftOutText(ownLeftOut(scenario));
  const cheapest =
    cards.length === 0
      ? ''
      : `${without && `, without ${without}`}, which cannot make an army of ${spread > 0 ? `${points - spread} to ` : ''}${points} points`;
  mistakes.add({
    path: ['cards'],
    found: `${counted(cards.length, 'card')}${cheapest}`,
    allowed: 'more cards, other points, or a larger spread',
  });
}
