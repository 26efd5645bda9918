import type { Card } from '../../cards/card.ts';
import { findCard, type Library, libraryOf } from '../../cards/library.ts';
import { cardFile, completed } from '../../cards/schema.ts';
import { listed } from '../../words/english.ts';
import { BadInput, shown } from '../../words/problem.ts';
import { sameName } from '../../words/slug.ts';
import { completeRulings } from '../ruling.ts';
import type { Surroundings } from '../surroundings.ts';
import { type BoardDocument, type MapDocument, mapFile } from './board-schema.ts';
import { tooManyWounds } from './check-wounds.ts';
import { readBoard } from './read-board.ts';
import { routesOf } from './route.ts';
import { C3G_RULINGS } from './rulings.ts';
import type { C3gScenario, Fighter } from './scenario.ts';
import type { C3gDocument } from './schema.ts';

/** Lowers a checked document: names become cards, what is left out gets its usual value. */
export function readC3g(document: C3gDocument, surroundings: Surroundings): C3gScenario {
  const library = libraryOf(ownCards(document, surroundings));
  const attacker = fighter(document.attacker, library, 'attacker');
  const defender = fighter(document.defender, library, 'defender');
  const board =
    document.board &&
    readBoard(document.board, attacker, defender, library, mapOf(document.board, surroundings));
  const scenario: C3gScenario = {
    rules: 'c3g',
    attacker,
    defender,
    specialAttack: document.specialAttack ?? false,
    superStrength: document.superStrength ?? true,
    heightAdvantage: document.heightAdvantage ?? 'neither',
    ...(board && { board }),
    choice: document.direction
      ? { direction: document.direction }
      : { goal: document.goal ?? 'spaces' },
    rulings: completeRulings(C3G_RULINGS, document.rulings),
  };
  checkChoice(document, scenario);
  return scenario;
}

function mapOf({ map }: BoardDocument, surroundings: Surroundings): MapDocument | undefined {
  return map === undefined ? undefined : surroundings.readFile(map, mapFile, ['board', 'map']);
}

/** What only makes sense with a board, or only without one. */
function checkChoice(
  { direction, goal, heightAdvantage, board }: C3gDocument,
  scenario: C3gScenario,
) {
  const refuse = (key: string, found: string, allowed: string) =>
    new BadInput({ path: [key], found, allowed });
  if (board && heightAdvantage !== undefined) {
    throw refuse(
      'heightAdvantage',
      heightAdvantage,
      'no such key beside a board, whose levels decide',
    );
  }
  if (direction === undefined) return;
  if (goal !== undefined) throw refuse('direction', direction, 'a goal or a direction, not both');
  const open = routesOf(scenario, 0).flatMap(({ line }) => line?.direction ?? []);
  if (open.includes(direction)) return;
  const allowed =
    open.length > 0
      ? `one of ${listed(open, 'or')}, as the two stand`
      : 'a direction only where the two are adjacent on a board';
  throw refuse('direction', direction, allowed);
}

function ownCards({ cards = [] }: C3gDocument, surroundings: Surroundings): Card[] {
  const own: Card[] = [];
  for (const [i, entry] of cards.entries()) {
    const path = ['cards', i];
    const added =
      typeof entry === 'string' ? surroundings.readFile(entry, cardFile, path) : [entry];
    for (const card of added) {
      if (own.some(({ name }) => sameName(name, card.name))) {
        const found = `a second card named ${shown(card.name)}`;
        throw new BadInput({ path, found, allowed: 'every name once' });
      }
      own.push(card);
    }
  }
  return own;
}

function fighter(written: C3gDocument['attacker'], library: Library, side: string): Fighter {
  if (typeof written === 'string') return { ...findCard(library, written, [side]), wounds: 0 };
  const { card, wounds = 0, ...fields } = written;
  const own = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const whole =
    card === undefined
      ? completed(fields as Parameters<typeof completed>[0])
      : overridden(findCard(library, card, [side, 'card']), own);
  const fighter = { ...whole, wounds };
  const problems = tooManyWounds(fighter, [side]);
  if (problems.length > 0) throw new BadInput(...problems);
  return fighter;
}

/** What the document gives itself is no longer an assumption. */
function overridden(card: Card, own: Record<string, unknown>): Card {
  const { assumed = [], ...rest } = card;
  const still = assumed.filter((field) => !(field in own));
  return { ...rest, ...own, ...(still.length > 0 ? { assumed: still } : {}) };
}
