/* Reads a document with a battle: armies, names of sides, ground, start areas. */

import { Mistakes, shown, slug } from '../base/index.ts';
import { type Card, libraryOf } from '../cards/index.ts';
import { ownCards, stateProblems } from '../fight/index.ts';
import { completeRulings, type Reading, type Surroundings } from '../rules/index.ts';
import { readArmy, unplacedOf } from './army.ts';
import { armyProblems, type PlacedArmy } from './army-problems.ts';
import { readBattlefield } from './battlefield.ts';
import { pointsBy } from './costs.ts';
import { MOST_ENTRIES, USUAL_ROUNDS } from './limits.ts';
import { DRAW } from './model.ts';
import { type ArmyCard, type ArmySide, BATTLE_RULINGS, type BattleScenario } from './scenario.ts';
import type { BattleDocument } from './schema.ts';
import { chosenStarts } from './starts.ts';
import { writtenSide } from './written-army.ts';

/** The names of sides with several cards and no given name: the colours in which charts and boards draw them. */
const COLOURS = ['Blue', 'Gold'] as const;

/** The facts from which a side gets its name. */
interface SideNaming {
  /** The name given by the user. */
  readonly name?: string | undefined;
  /** The name of the side's only card, in any number of copies; undefined if the side has several cards. */
  readonly onlyCard?: string | undefined;
}

/**
 * The name of each side: the given name, or its only card, or Blue or Gold. Measures are named after sides, so equal
 * names get numbers.
 */
function sideNames(sides: readonly SideNaming[]): string[] {
  const names = sides.map(({ name, onlyCard }, i) => {
    const isDraw = onlyCard !== undefined && slug(onlyCard) === DRAW;
    return name ?? (isDraw ? undefined : onlyCard) ?? COLOURS[i] ?? '';
  });
  if (areApart(names)) return names;
  const numbered = names.map((name, i) => `${name} ${i + 1}`);
  // If names are too long, shortening them for measures would remove their numbers.
  return areApart(numbered) ? numbered : names.map((_, i) => COLOURS[i] ?? '');
}

const areApart = ([one = '', other = '']: readonly string[]) => slug(one) !== slug(other);

/**
 * Rejects a side called "draw", because battles that neither side wins have "draw" as their winner.
 *
 * @param mistakes receives the problem
 */
function checkSideNames(sides: readonly SideNaming[], mistakes: Mistakes): void {
  for (const [i, { name }] of sides.entries()) {
    if (name === undefined || slug(name) !== DRAW) continue;
    const allowed = 'a different name, because this one means that no one wins the battle';
    mistakes.add({ path: ['sides', i, 'name'], found: shown(name), allowed });
  }
}

/**
 * Turns a checked document into a scenario: finds the named cards, counts their points and places the figures.
 *
 * @returns undefined if a part is missing and the schema has already reported it
 * @throws BadInput with every mistake
 */
export function readBattle(
  document: Partial<BattleDocument>,
  surroundings: Surroundings,
  { refused = new Set(), written: experiment = document }: Reading = {},
): BattleScenario | undefined {
  const mistakes = new Mistakes();
  const library = libraryOf(ownCards(document.cards ?? [], surroundings, mistakes), surroundings);
  // An unknown name may belong to a card that could not be read.
  const isWhole = mistakes.problems.length === 0 && !refused.has('cards');
  const { costs = 'printed', points } = document;
  const rulings = completeRulings(BATTLE_RULINGS, document.rulings);
  // 1. Read the armies.
  const listing = {
    surroundings,
    isWhole,
    library: { ...library, note: undefined },
    most: MOST_ENTRIES,
    pointsOf: (card: Card) => pointsBy(costs, card, {}),
  };
  const sides = (document.sides ?? []).map((side, i) =>
    writtenSide(side, ['sides', i], listing, mistakes),
  );
  const read = sides.map(({ army }, i) =>
    readArmy(army, ['sides', i, 'army'], { library, isWhole, costs, points }, mistakes),
  );
  const armies = read.map(({ cards }) => cards);
  const areRead = !refused.has('sides') && mistakes.problems.length === 0;
  const naming = sides.map(({ name }, i) => ({ name, onlyCard: read[i]?.onlyCard }));
  checkSideNames(naming, mistakes);
  const names = sideNames(naming);
  if (isWhole) {
    const cards = armies.flat().map(({ card }) => card);
    mistakes.add(...stateProblems(document.states, { cards, library, written: experiment }));
  }
  // 2. Read the board, and place the armies on it.
  const { board: written } = document;
  const figures = read.flatMap(({ stands }) => stands);
  const ground =
    written && mistakes.in(() => readBattlefield(written, library, surroundings, figures));
  const starting = sides.map(({ start }, i) => ({ start, isPlaced: isPlaced(armies[i] ?? []) }));
  // If part of the board was rejected, its missing start areas do not count as an additional mistake.
  const isChosen = ground && sides.length === 2 && !refused.has('board');
  const areas = isChosen ? chosenStarts(starting, ground.starts, mistakes) : [];
  const { ends: asked = 'given' } = document;
  const ends = figures.length > 0 ? 'given' : asked;
  if (ends !== asked) {
    const allowed = 'given, because some figures begin on spaces given in the file';
    mistakes.add({ path: ['ends'], found: asked, allowed });
  }
  if (ends === 'drawn' && areas.some(({ name }) => slug(name) === DRAW)) {
    const allowed =
      'start areas with other names, because this one means that no one wins the battle';
    mistakes.add({
      path: ['ends'],
      found: `drawn, although a start area is called ${DRAW}`,
      allowed,
    });
  }
  const taken = ends === 'switched' ? areas.toReversed() : areas;
  const starts = taken.map(({ spaces }) => spaces);
  const areDrawn = ends === 'drawn';
  if (ground && starts.length === 2) {
    const musters = armies.map((cards, i): PlacedArmy => ({ cards, start: starts[i] ?? [] }));
    const { armiesMustFit: mustFit } = rulings;
    mistakes.add(...armyProblems(musters, ground, { mustFit, areDrawn, areRead }));
  }
  mistakes.tell();
  // 3. Build the scenario.
  const [first, second] = sides.map(
    ({ policy = 'standard' }, i): ArmySide => ({
      name: names[i] ?? '',
      cards: armies[i] ?? [],
      start: starts[i] ?? [],
      policy,
    }),
  );
  if (!first || !second || !ground) return undefined;
  const [area, other] = taken;
  return {
    rules: 'c3g',
    fight: 'battle',
    sides: [first, second],
    board: ground.board,
    ...(areDrawn && area && other && { ends: [area.name, other.name] }),
    rounds: document.rounds ?? USUAL_ROUNDS,
    superStrength: document.superStrength ?? true,
    ...(document.states && { states: document.states }),
    rulings,
  };
}

/** Whether each figure of an army has a given place. */
function isPlaced(cards: readonly ArmyCard[]): boolean {
  return cards.length > 0 && cards.every((one) => unplacedOf(one) === 0);
}
