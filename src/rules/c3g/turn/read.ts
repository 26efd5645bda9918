import type { Space } from '../../../boards/space.ts';
import { libraryOf } from '../../../cards/library.ts';
import { Mistakes } from '../../../words/mistakes.ts';
import type { Problem } from '../../../words/problem.ts';
import { slug } from '../../../words/slug.ts';
import type { Reading } from '../../ruleset.ts';
import { completeRulings } from '../../ruling.ts';
import type { Surroundings } from '../../surroundings.ts';
import { chosenAttack, USUAL_MOVE, USUAL_RANGE } from '../fights/read-sides.ts';
import { readBoard } from '../ground/read-board.ts';
import { fighterOf, mapOf, ownCards } from '../read-fighter.ts';
import { C3G_RULINGS } from '../rulings.ts';
import type { Attacker, Defender, Fighter } from '../scenario.ts';
import { stateProblems } from '../states.ts';
import type { TurnAttacker, TurnScenario } from './scenario.ts';
import type { TurnDocument } from './schema.ts';

type Written = TurnDocument['turn'][number];

/**
 * Lowers a checked document: resolves names of cards and fills in defaults.
 *
 * @returns undefined if something is missing that the schema has already reported
 * @throws BadInput with every mistake
 */
export function readTurn(
  document: Partial<TurnDocument>,
  surroundings: Surroundings,
  { refused = new Set(), written = document }: Reading = {},
): TurnScenario | undefined {
  const mistakes = new Mistakes();
  // 1. Read the figures.
  const library = libraryOf(
    ownCards(document.cards ?? [], surroundings, mistakes),
    surroundings.note,
  );
  // An unknown name may refer to a card that could not be read.
  const isWhole = mistakes.problems.length === 0 && !refused.has('cards');
  const { turn = [], defender: defending, board: ground, distance } = document;
  const attackers = turn.map((written, i) => {
    const at = ['turn', i, 'figure'];
    const fighter = fighterOf(written.figure, library, at, isWhole, mistakes);
    const attack = fighter && mistakes.in(() => chosenAttack(fighter, at));
    return fighter && attackerOf(fighter as Attacker, written, attack ?? {});
  });
  const defender =
    defending === undefined
      ? undefined
      : fighterOf(defending, library, ['defender'], isWhole, mistakes);
  if (isWhole) {
    const cards = [...attackers, defender];
    mistakes.add(...stateProblems(document.states, { cards, library, written }));
  }
  // 2. Check the places and read the board.
  mistakes.add(...placeProblems(turn, ground !== undefined, refused));
  if (ground && distance !== undefined) {
    const allowed = 'no such key beside a board, which says it';
    mistakes.add({ path: ['distance'], found: String(distance), allowed });
  }
  if (ground?.attacker) {
    const allowed = 'no such key in a turn, which says where each attacker stands: at';
    mistakes.add({ path: ['board', 'attacker'], found: 'a place', allowed });
  }
  const board =
    ground &&
    mistakes.in(() => {
      const { attacker: _, ...written } = ground;
      const more = turn.flatMap(({ at }, i) =>
        at ? [{ fighter: attackers[i], spaces: at, path: ['turn', i, 'at'] }] : [],
      );
      const fighters = { attacker: undefined, defender, library, fromAnywhere: true, more };
      return readBoard(written, fighters, mapOf(written, surroundings));
    });
  mistakes.tell();
  // 3. Build the scenario, with a unique name for each figure.
  const known = attackers.filter((one) => one !== undefined);
  if (!defender || known.length === 0 || known.length < turn.length) return undefined;
  const named = withNames(known);
  return {
    rules: 'c3g',
    fight: 'turn',
    attackers: named,
    defender: apartFrom(named, defender as Defender),
    order: document.order ?? 'best',
    superStrength: document.superStrength ?? true,
    distance: distance ?? 1,
    ...(document.states && { states: document.states }),
    ...(board && { board }),
    goal: document.goal ?? 'spaces',
    rulings: completeRulings(C3G_RULINGS, document.rulings),
  };
}

function attackerOf(
  fighter: Attacker,
  { at = [], attacks, moves = true }: Written,
  chosen: Pick<TurnAttacker, 'specialAttack'>,
): TurnAttacker {
  const { specialAttack: _, ...card } = fighter as Attacker & { specialAttack?: unknown };
  const usual = (['move', 'range'] as const).filter((field) => card[field] === undefined);
  return {
    ...card,
    move: card.move ?? USUAL_MOVE,
    range: card.range ?? USUAL_RANGE,
    ...(usual.length > 0 && { usual }),
    // The name of a place must not depend on the order of its spaces.
    start: at.toSorted(rowByRow),
    moves,
    ...(attacks !== undefined && { attacks }),
    ...chosen,
  };
}

const rowByRow = (a: Space, b: Space) => a[1] - b[1] || a[0] - b[0];

/** Places are required on a board, and not allowed without one. */
function placeProblems(
  turn: readonly Written[],
  hasBoard: boolean,
  refused: ReadonlySet<string>,
): Problem[] {
  if (refused.has('board')) return [];
  return turn.flatMap(({ at }, i): Problem[] => {
    const path = ['turn', i, 'at'];
    if (hasBoard && !at) {
      return [
        { path, found: 'nothing', allowed: 'a space [column, row], or two for a double base' },
      ];
    }
    if (!hasBoard && at) {
      return [{ path, found: 'a place', allowed: 'no such key without a board' }];
    }
    return [];
  });
}

/** Numbers attackers of the same name. */
function withNames(attackers: readonly TurnAttacker[]): TurnAttacker[] {
  const times = new Map<string, number>();
  return attackers.map((attacker) => {
    const name = slug(attacker.name);
    const before = times.get(name) ?? 0;
    times.set(name, before + 1);
    return before === 0 ? attacker : { ...attacker, name: `${attacker.name} ${before + 1}` };
  });
}

function apartFrom<F extends Fighter>(attackers: readonly Fighter[], defender: F): F {
  const isLike = attackers.some(({ name }) => slug(name) === slug(defender.name));
  return isLike ? { ...defender, name: `the other ${defender.name}` } : defender;
}
