import type { Card } from '../../cards/card.ts';
import { findCard, type Library, libraryOf } from '../../cards/library.ts';
import { cardFile, completed } from '../../cards/schema.ts';
import { listed } from '../../words/english.ts';
import { Mistakes } from '../../words/mistakes.ts';
import { type Problem, shown } from '../../words/problem.ts';
import { sameName } from '../../words/slug.ts';
import type { Reading } from '../ruleset.ts';
import { completeRulings } from '../ruling.ts';
import type { Surroundings } from '../surroundings.ts';
import { type BoardDocument, type MapDocument, mapFile } from './board-schema.ts';
import { tooManyWounds } from './check-wounds.ts';
import { reachProblems } from './possible-attacks.ts';
import { readBoard } from './read-board.ts';
import { routesOf } from './route.ts';
import { C3G_RULINGS } from './rulings.ts';
import type { Attacker, C3gScenario, Defender, Fighter } from './scenario.ts';
import type { C3gDocument } from './schema.ts';
import { specialAttackOf } from './special-attack.ts';

/**
 * Lowers a checked document: names become cards, what is left out gets its usual value.
 *
 * @returns undefined where something is missing that the schema has refused
 * @throws BadInput with every mistake
 */
export function readC3g(
  document: Partial<C3gDocument>,
  surroundings: Surroundings,
  { fromAnywhere = false, refused = new Set() }: Reading = {},
): C3gScenario | undefined {
  const mistakes = new Mistakes();
  const own = ownCards(document.cards ?? [], surroundings, mistakes);
  const library = libraryOf(own, surroundings.note);
  // A name may be meant for a card that could not be read.
  const isWhole = mistakes.problems.length === 0 && !refused.has('cards');
  const fighter = (side: 'attacker' | 'defender') => {
    const written = document[side];
    return written && fighterOf(written, library, [side], isWhole, mistakes);
  };
  const attacker = fighter('attacker') as Attacker | undefined;
  const defender = fighter('defender') as Defender | undefined;
  const board =
    document.board &&
    mistakes.in(() => {
      const written = document.board as BoardDocument;
      const fighters = { attacker, defender, library, fromAnywhere };
      return readBoard(written, fighters, mapOf(written, surroundings));
    });
  const scenario = attacker &&
    defender && {
      rules: 'c3g' as const,
      attacker,
      defender,
      ...(mistakes.in(() => specialAttackOf(document, attacker)) ?? { specialAttack: false }),
      superStrength: document.superStrength ?? true,
      heightAdvantage: document.heightAdvantage ?? 'neither',
      ...(document.distance !== undefined && { distance: document.distance }),
      ...(document.states && { states: document.states }),
      ...(board && { board }),
      choice: document.direction
        ? { direction: document.direction }
        : { goal: document.goal ?? 'spaces' },
      rulings: completeRulings(C3G_RULINGS, document.rulings),
    };
  // Whether a direction is open cannot be told of a board that is not there.
  const isPlaced = !refused.has('board') && (!document.board || board !== undefined);
  mistakes.add(...choiceProblems(document, isPlaced ? scenario : undefined));
  if (scenario && isPlaced && mistakes.problems.length === 0) {
    mistakes.add(...reachProblems(scenario));
  }
  mistakes.tell();
  return scenario;
}

export function mapOf({ map }: BoardDocument, surroundings: Surroundings): MapDocument | undefined {
  return map === undefined ? undefined : surroundings.readFile(map, mapFile, ['board', 'map']);
}

/**
 * What only makes sense with a board, or only without one.
 *
 * @param scenario absent where it cannot be made
 */
function choiceProblems(
  { direction, goal, heightAdvantage, board, distance }: Partial<C3gDocument>,
  scenario: C3gScenario | undefined,
): Problem[] {
  const problem = (key: string, found: string, allowed: string): Problem => ({
    path: [key],
    found,
    allowed,
  });
  const ofHeight =
    board && heightAdvantage !== undefined
      ? [
          problem(
            'heightAdvantage',
            heightAdvantage,
            'no such key beside a board, whose levels decide',
          ),
        ]
      : [];
  const ofBoard =
    board && distance !== undefined
      ? [
          ...ofHeight,
          problem('distance', String(distance), 'no such key beside a board, which says it'),
        ]
      : ofHeight;
  if (direction === undefined) return ofBoard;
  if (goal !== undefined) {
    return [...ofBoard, problem('direction', direction, 'a goal or a direction, not both')];
  }
  // From a place that is not known yet, any direction may be open.
  if (!scenario || scenario.board?.attacker.length === 0) return ofBoard;
  const open = routesOf(scenario).flatMap(({ line }) => line?.direction ?? []);
  if (open.includes(direction)) return ofBoard;
  const allowed =
    open.length > 0
      ? `one of ${listed(open, 'or')}, as the two stand`
      : 'a direction only where the two are adjacent on a board';
  return [...ofBoard, problem('direction', direction, allowed)];
}

/** The cards that a document brings along. */
export function ownCards(
  cards: NonNullable<C3gDocument['cards']>,
  surroundings: Surroundings,
  mistakes: Mistakes,
): Card[] {
  const own: Card[] = [];
  const entries = Array.isArray(cards) ? cards : [cards];
  for (const [i, entry] of entries.entries()) {
    const path = Array.isArray(cards) ? ['cards', i] : ['cards'];
    const added =
      typeof entry === 'string'
        ? mistakes.in(() => surroundings.readFile(entry, cardFile, path))
        : [entry];
    for (const card of added ?? []) {
      if (own.some(({ name }) => sameName(name, card.name))) {
        const found = `a second card named ${shown(card.name)}`;
        mistakes.add({ path, found, allowed: 'every name once' });
      } else own.push(card);
    }
  }
  return own;
}

/**
 * A figure as a document writes it.
 *
 * @param at      the field that it stands in
 * @param isWhole whether the library has all cards, so that a name of none is a mistake
 * @returns undefined where there is no such card
 */
export function fighterOf(
  written: C3gDocument['attacker'],
  library: Library,
  at: Problem['path'],
  isWhole: boolean,
  mistakes: Mistakes,
): Fighter | undefined {
  const find = (name: string, path: Problem['path']) =>
    (isWhole ? mistakes : new Mistakes()).in(() => findCard(library, name, path));
  if (typeof written === 'string') {
    const card = find(written, at);
    return card && withOwnUses({ ...card, wounds: 0 });
  }
  const { card: name, wounds = 0, ...fields } = written;
  const own = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const card = name === undefined ? undefined : find(name, [...at, 'card']);
  if (name !== undefined && !card) return undefined;
  const whole = card ? overridden(card, own) : completed(fields as Parameters<typeof completed>[0]);
  const fighter = { ...whole, wounds };
  mistakes.add(...tooManyWounds(fighter, at));
  return withOwnUses(fighter);
}

/** Two figures of one card are told apart by their limited effects: what one uses up, the other still has. */
function withOwnUses(fighter: Fighter): Fighter {
  const { powers, granted = [] } = fighter;
  const lines = [...powers.flatMap(({ effects = [] }) => effects), ...granted];
  if (!lines.some(({ uses }) => uses !== undefined)) return fighter;
  return structuredClone(fighter);
}

/** What the document gives itself is no longer an assumption. */
function overridden(card: Card, own: Record<string, unknown>): Card {
  const { assumed = [], unstated = [], ...rest } = card;
  const still = assumed.filter((field) => !(field in own));
  const unsaid = unstated.filter((field) => !(field in own));
  return {
    ...rest,
    ...own,
    ...(still.length > 0 && { assumed: still }),
    ...(unsaid.length > 0 && { unstated: unsaid }),
  };
}
