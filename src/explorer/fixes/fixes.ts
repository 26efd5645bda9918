import type { Problem } from '../../words/problem.ts';
import { type ExperimentDocument, valueAt, withValue } from '../document.ts';
import { fieldOf, withFieldOf } from '../fight/fighter.ts';
import { neededOf, SIDES, type Side } from '../fight/sides.ts';
import {
  BATTLE_START,
  cardOf,
  entryOf,
  sidesIn,
  sumOf,
  withArmy,
  withCopies,
} from '../panels/battle/battle-document.ts';
import { boardIn, withBoard } from '../panels/board/edited-board.ts';
import { baseOf } from '../panels/board/fighters.ts';
import { placedNear } from '../panels/board/placing.ts';
import { withOneMore } from '../panels/turn/turn-document.ts';

/** A press that mends a mistake. */
export interface Fix {
  readonly label: string;
  /** The document without the mistake. */
  readonly document: ExperimentDocument;
}

type Mend = (document: ExperimentDocument, problem: Problem) => Fix | undefined;

/** By the path of a mistake, joined by dots: what mends it. */
const MENDS: readonly (readonly [path: RegExp, mend: Mend])[] = [
  [/^sides\.\d+\.army$/, mendedArmy],
  [/^sides\.\d+\.army\.\d+\.points$/, withOtherPoints],
  [/^sides\.\d+\.army\.\d+(\.|$)/, withoutEntry],
  [/^distance$/, (document) => set('Put them next to each other', document, 'distance')],
  [/^board\.(attacker|defender)$/, nextToEachOther],
  [/^(attacker|defender)\.(attack|defense|life)$/, withNumber],
  [/^(attacker|defender)\.wounds$/, unwounded],
  [/^(attacker|defender)(\.card)?$/, withOtherCard],
  [/^specialAttack$/, (document) => set('Make the usual attack', document, 'specialAttack')],
  [/^question$/, (document) => set('Ask the usual question', document, 'question')],
  [/^turn$/, (document) => ({ label: 'Add an attacker', document: withOneMore(document) })],
];

/** The presses that mend some mistakes, each once. */
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

/** The document without a key, or with another value of it. */
function set(label: string, document: ExperimentDocument, key: string, value?: unknown): Fix {
  return { label, document: withValue(document, [key], value) };
}

function mendedArmy(document: ExperimentDocument, { path, found }: Problem): Fix | undefined {
  const side = Number(path[1]);
  if (found === 'an empty list') return withCards(document);
  return / points/.test(found) ? withHigherLimit(document) : withFewerFigures(document, side);
}

/** A card of the example for each army that has none. */
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

/** One copy less of the card with the most figures. */
function withFewerFigures(document: ExperimentDocument, side: number): Fix | undefined {
  const entries = (sidesIn(document)?.[side]?.army ?? []).map((one) => entryOf(document, one));
  const figuresOf = (at: number) => {
    const { name, copies } = entries[at] ?? { name: '', copies: 0 };
    return copies * Number(cardOf(document, { card: name }).figures ?? 1);
  };
  const [at] = [...entries.keys()].sort((a, b) => figuresOf(b) - figuresOf(a));
  const largest = at === undefined ? undefined : entries[at];
  if (at === undefined || !largest) return undefined;
  const copies = Math.floor(largest.copies / 2);
  return {
    label: copies > 0 ? `Take ${copies} × ${largest.name}` : `Take out ${largest.name}`,
    document: withCopies(document, side, at, copies),
  };
}

/** Points that every card has, or no limit. */
function withOtherPoints(document: ExperimentDocument, problem: Problem): Fix | undefined {
  if (document.costs === 'modern') return set('Count printed points', document, 'costs');
  return document.points === undefined
    ? withoutEntry(document, problem)
    : set('Play without a limit of points', document, 'points');
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

function nextToEachOther(document: ExperimentDocument): Fix | undefined {
  const board = boardIn(document);
  const near = board?.defender[0];
  if (!board || !near) return undefined;
  const next = SIDES.toReversed().reduce<typeof board | undefined>(
    (placed, side) => placed && placedNear(placed, side, near, baseOf(document, side)),
    { ...board, attacker: [], defender: [] },
  );
  return next && { label: 'Put them next to each other', document: withBoard(document, next) };
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

const OTHER_CARDS: Readonly<Record<Side, string>> = {
  attacker: 'Hawkgirl',
  defender: 'Solomon Grundy',
};

function withOtherCard(document: ExperimentDocument, problem: Problem): Fix | undefined {
  const side = sideAt(problem);
  const written = valueAt(document, [side]);
  const name = OTHER_CARDS[side];
  const isName = typeof written === 'string' || fieldOf(written, 'card') !== undefined;
  return isName ? set(`Take ${name} as the ${side}`, document, side, name) : undefined;
}
