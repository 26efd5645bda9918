/*
 * Buttons that fix mistakes in a fight, such as "Add a card to each army". Each kind of mistake that players can make
 * has an entry here and in `engine/player-words.ts`.
 */

import type { Problem } from '../../base/index.ts';
import { mapTitle } from '../../board/index.ts';
import { cardNamed, libraryOf } from '../../cards/index.ts';
import { type ExperimentDocument, valueAt, withValue } from '../document.ts';
import { fieldOf, withFieldOf } from '../fight/fighter.ts';
import { neededOf, type Side } from '../fight/sides.ts';
import {
  BATTLE_START,
  cardOf,
  entryOf,
  onMap,
  sidesIn,
  sumOf,
  withArmy,
  withCopies,
} from '../panels/battle/battle-document.ts';
import { boardIn, withBoard } from '../panels/board/edited-board.ts';
import { baseOf, basesOf } from '../panels/board/fighters.ts';
import { placedNear, withFighters } from '../panels/board/placing.ts';
import { withOneMore } from '../panels/turn/turn-document.ts';

/** A button that fixes a mistake. */
export interface Fix {
  readonly label: string;
  /** The document without the mistake. */
  readonly document: ExperimentDocument;
}

/** Makes the button for a problem; undefined if the problem cannot be fixed this way. */
type Mend = (document: ExperimentDocument, problem: Problem) => Fix | undefined;

/** Fixes by the path of the mistake, joined by dots. The first matching path is used. */
const MENDS: readonly (readonly [path: RegExp, mend: Mend])[] = [
  [/^sides\.\d+\.army$/, mendedArmy],
  [/^sides\.\d+\.army\.\d+\.points$/, withOtherPoints],
  [/^sides\.\d+\.army\.\d+(\.|$)/, withoutEntry],
  [/^distance$/, (document) => set('Put them next to each other', document, 'distance')],
  [/^board$/, onOtherMap],
  [/^board\.attacker$/, nextToDefender],
  [/^board\.defender$/, inTheMiddle],
  [/^(attacker|defender)\.(attack|defense|life)$/, withNumber],
  [/^(attacker|defender)\.wounds$/, unwounded],
  [/^(attacker|defender)(\.card)?$/, withOtherCard],
  [/^specialAttack$/, (document) => set('Make the usual attack', document, 'specialAttack')],
  [/^question$/, (document) => set('Ask the default question', document, 'question')],
  [/^turn$/, (document) => ({ label: 'Add an attacker', document: withOneMore(document) })],
];

/** The fixes for some mistakes, without duplicates. */
export function fixesFor(
  document: ExperimentDocument,
  mistakes: readonly Problem[],
): readonly Fix[] {
  const all = mistakes.flatMap((mistake) => {
    const place = mistake.path.join('.');
    const [, mend] = MENDS.find(([path]) => path.test(place)) ?? [];
    return mend?.(document, mistake) ?? [];
  });
  return all.filter(({ label }, i) => all.findIndex((one) => one.label === label) === i);
}

/** A fix that sets a key of the document; if the value is undefined, it removes the key. */
function set(label: string, document: ExperimentDocument, key: string, value?: unknown): Fix {
  return { label, document: withValue(document, [key], value) };
}

function mendedArmy(document: ExperimentDocument, problem: Problem): Fix | undefined {
  if (problem.found === 'an empty list') return withCards(document);
  const isOverLimit = / points/.test(problem.found);
  return isOverLimit ? withHigherLimit(document) : withFewerFigures(document, problem);
}

/** A fix that adds a card from the example battle to each empty army. */
function withCards(document: ExperimentDocument): Fix {
  const examples = sidesIn(BATTLE_START) ?? [];
  const filled = (sidesIn(document) ?? []).reduce<ExperimentDocument>(
    (next, { army }, side) =>
      army.length > 0 ? next : withArmy(next, side, examples[side]?.army.slice(0, 1) ?? []),
    document,
  );
  return { label: 'Add a card to each army', document: filled };
}

function withHigherLimit(document: ExperimentDocument): Fix {
  const sums = (sidesIn(document) ?? []).map(({ army }) =>
    sumOf(army.map((one) => entryOf(document, one))),
  );
  const most = Math.max(...sums);
  return set(`Raise the limit to ${most} points`, document, 'points', most);
}

/** A fix that removes copies of the card with the most figures until the army fits, if necessary all of them. */
function withFewerFigures(document: ExperimentDocument, { path, found, allowed }: Problem) {
  const side = Number(path[1]);
  const countsSpaces = found.includes('spaces');
  const [, most] = /at most (\d+) figures|$/.exec(allowed) ?? [];
  const [, room = most] = /has (\d+) spaces|$/.exec(found) ?? [];
  const entries = (sidesIn(document)?.[side]?.army ?? []).map((one, at) => {
    const { name, copies } = entryOf(document, one);
    const { figures = 1, base } = cardOf(document, { card: name });
    const spaces = countsSpaces && base === 'double' ? 2 : 1;
    return { at, name, copies, each: Number(figures) * spaces };
  });
  const [largest] = entries.toSorted((a, b) => b.copies * b.each - a.copies * a.each);
  if (!largest) return undefined;
  const { at, name, each } = largest;
  const others = entries.reduce(
    (sum, one) => sum + (one === largest ? 0 : one.copies * one.each),
    0,
  );
  const left = room === undefined ? largest.copies - 1 : (Number(room) - others) / each;
  const copies = Math.max(0, Math.floor(left));
  return {
    label: copies > 0 ? `Take ${copies} × ${name}` : `Take out ${name}`,
    document: withCopies(document, side, at, copies),
  };
}

/** A fix for armies that can never reach each other: it moves the battle to another map. */
function onOtherMap(document: ExperimentDocument): Fix | undefined {
  if (!sidesIn(document)) return undefined;
  return { label: `Play on ${mapTitle(OTHER_MAP)}`, document: onMap(document, OTHER_MAP) };
}

const OTHER_MAP = 'the-ford';

/**
 * A fix for a card without points: it counts printed points, drops the limit on points or, failing both, removes the
 * card.
 */
function withOtherPoints(document: ExperimentDocument, problem: Problem): Fix | undefined {
  if (document.costs === 'modern') return set('Count printed points', document, 'costs');
  return document.points === undefined
    ? withoutEntry(document, problem)
    : set('Play without a points limit', document, 'points');
}

function withoutEntry(document: ExperimentDocument, { path }: Problem): Fix | undefined {
  const [side, at] = [Number(path[1]), Number(path[3])];
  const army = sidesIn(document)?.[side]?.army;
  if (!army || !(at in army)) return undefined;
  return {
    label: `Take out ${entryOf(document, army[at]).name}`,
    document: withCopies(document, side, at, 0),
  };
}

function nextToDefender(document: ExperimentDocument): Fix | undefined {
  const board = boardIn(document);
  const near = board?.defender[0];
  const next =
    near && placedNear({ ...board, attacker: [] }, 'attacker', near, baseOf(document, 'attacker'));
  return next && { label: 'Put them next to each other', document: withBoard(document, next) };
}

function inTheMiddle(document: ExperimentDocument): Fix | undefined {
  const board = boardIn(document);
  const next = board && withFighters(board, basesOf(document));
  return next && { label: 'Put both in the middle', document: withBoard(document, next) };
}

function sideAt({ path }: Problem): Side {
  return path[0] === 'attacker' ? 'attacker' : 'defender';
}

function withNumber(document: ExperimentDocument, problem: Problem): Fix | undefined {
  const side = sideAt(problem);
  const field = String(problem.path[1]);
  const number = neededOf(document)[field as 'attack'];
  if (number === undefined || typeof fieldOf(document[side], field) === 'number') return undefined;
  const words = { attack: 'attack dice', defense: 'defense dice', life: 'Life' }[field] ?? field;
  return set(
    `Give the ${side} ${number} ${words}`,
    document,
    side,
    withFieldOf(document[side], field, number),
  );
}

function unwounded(document: ExperimentDocument, problem: Problem): Fix {
  const side = sideAt(problem);
  return set(
    'Take the wounds away',
    document,
    side,
    withFieldOf(document[side], 'wounds', undefined),
  );
}

const LIBRARY = libraryOf();

const OTHER_CARDS: Readonly<Record<Side, string>> = {
  attacker: 'Hawkgirl',
  defender: 'Solomon Grundy',
};

function withOtherCard(document: ExperimentDocument, problem: Problem): Fix | undefined {
  const side = sideAt(problem);
  const written = valueAt(document, [side]);
  const [near] = problem.nearest ?? [];
  const name = (near && cardNamed(LIBRARY, near)?.name) ?? OTHER_CARDS[side];
  const isName = typeof written === 'string' || fieldOf(written, 'card') !== undefined;
  return isName ? set(`Take ${name} as the ${side}`, document, side, name) : undefined;
}
