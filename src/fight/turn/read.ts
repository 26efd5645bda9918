import { BadInput, Mistakes, type Problem, sameName, singularOf, slug } from '../../base/index.ts';
import type { Space } from '../../board/index.ts';
import { type EffectLine, libraryOf } from '../../cards/index.ts';
import { completeRulings, type Reading, type Surroundings } from '../../rules/index.ts';
import { withFriends } from '../combat/friends.ts';
import { withInner } from '../combat/power-dependencies.ts';
import { stateProblems } from '../combat/states.ts';
import { chosenAttack, USUAL_MOVE, USUAL_RANGE } from '../fights/read-sides.ts';
import { type Friend, readFriends } from '../friends.ts';
import { decidedByBoard, readBoard } from '../ground/read-board.ts';
import { fighterOf, mapOf, ownCards } from '../read-fighter.ts';
import { C3G_RULINGS } from '../rulings.ts';
import type { Attacker, Defender, Fighter } from '../scenario.ts';
import { figuresOf } from '../side.ts';
import { isSameCard, type TurnAttacker, type TurnScenario } from './scenario.ts';
import { MOST_ATTACKERS, type TurnDocument } from './schema.ts';

type Written = NonNullable<TurnDocument['turn']>[number];

/** An entry in the document's list of attackers: a card, or one of its figures. */
interface Entry extends Omit<Written, 'figure'> {
  readonly fighter: Fighter;
  readonly friends: readonly Friend[];
  readonly chosen: Pick<TurnAttacker, 'specialAttack'>;
}

/**
 * Reads a checked document of a turn: resolves the names of cards and fills in defaults. On clear
 * ground, a card that is listed once acts with all its figures.
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
  const library = libraryOf(ownCards(document.cards ?? [], surroundings, mistakes), surroundings);
  // An unknown name may belong to a card that could not be read.
  const isWhole = mistakes.problems.length === 0 && !refused.has('cards');
  const { defender: defending, board: ground, distance, heightAdvantage } = document;
  mistakes.add(...listProblems(document, refused));
  const turn = document.turn ?? (document.attacker ? [{ figure: document.attacker }] : []);
  const friendsOf = (of: unknown, fighter: Fighter | undefined, at: Problem['path']) =>
    readFriends(of, fighter?.name, at, { library, isWhole }, mistakes);
  const entries = turn.map((one, i): Entry | undefined => {
    const at = document.turn ? ['turn', i, 'figure'] : ['attacker'];
    const fighter = fighterOf(one.figure, library, at, isWhole, mistakes);
    const chosen =
      fighter &&
      mistakes.in(() =>
        document.specialAttack === undefined
          ? chosenAttack(fighter, at)
          : chosenAttack({ ...fighter, specialAttack: document.specialAttack }, []),
      );
    const friends = friendsOf(one.figure, fighter, at);
    const { figure: _, ...rest } = one;
    return fighter && { ...rest, fighter, friends, chosen: chosen ?? {} };
  });
  const defender =
    defending === undefined
      ? undefined
      : fighterOf(defending, library, ['defender'], isWhole, mistakes);
  const defendersFriends = friendsOf(defending, defender, ['defender']);
  if (isWhole) {
    const cards = [...entries.map((entry) => entry?.fighter), defender];
    mistakes.add(...stateProblems(document.states, { cards, library, written }));
  }
  // 2. Check the places and read the board.
  mistakes.add(...placeProblems(document.turn ?? [], ground !== undefined, refused));
  if (ground) mistakes.add(...decidedByBoard({ distance, heightAdvantage }));
  if (ground?.attacker) {
    const allowed = 'the place of each attacker as `at:` in the list `turn:`';
    mistakes.add({ path: ['board', 'attacker'], found: 'one place for all attackers', allowed });
  }
  const board =
    ground &&
    mistakes.in(() => {
      const { attacker: _, ...written } = ground;
      const more = turn.flatMap(({ at }: Partial<Written>, i) =>
        at ? [{ fighter: entries[i]?.fighter, spaces: at, path: ['turn', i, 'at'] }] : [],
      );
      const fighters = { attacker: undefined, defender, library, fromAnywhere: true, more };
      return readBoard(written, fighters, mapOf(written, surroundings));
    });
  mistakes.tell();
  // 3. Add what friends give: each attacker gets the gifts of its own friends, the defender the gifts of all friends.
  const known = entries.filter((one) => one !== undefined);
  const [first] = known;
  if (!defender || !first || known.length < turn.length) return undefined;
  const pairWith = (fighter: Fighter, friends: readonly Friend[]) =>
    withFriends(
      { attacker: fighter, defender },
      { attacker: friends, defender: defendersFriends },
      'one',
    );
  const attackers = known.map((entry) => {
    const one = attackerOf(pairWith(entry.fighter, entry.friends).attacker as Attacker, entry);
    // If only one card and a distance are given, the question is about attacks over that distance.
    const stays = !document.turn && !board && distance !== undefined && one.range >= distance;
    return { ...one, ...(stays && { stays }) };
  });
  const allFriends = known.flatMap(({ friends }) => friends).filter(isFirstOfItsName);
  // 4. Build the scenario, with a unique name for each figure.
  const named = withSharedUses(withNames(board ? attackers : withAllFigures(attackers)));
  if (named.length > MOST_ATTACKERS) {
    const found = `${named.length} figures`;
    const allowed = `at most ${MOST_ATTACKERS} figures in total`;
    throw new BadInput({ path: [document.turn ? 'turn' : 'attacker'], found, allowed });
  }
  return {
    rules: 'c3g',
    fight: 'turn',
    attackers: named,
    defender: apartFrom(named, pairWith(first.fighter, allFriends).defender as Defender),
    order: document.order ?? (document.turn ? 'best' : 'given'),
    superStrength: document.superStrength ?? true,
    distance: distance ?? 1,
    heightAdvantage: heightAdvantage ?? 'neither',
    ...(document.states && { states: document.states }),
    ...(board && { board }),
    goal: document.goal ?? 'spaces',
    rulings: completeRulings(C3G_RULINGS, document.rulings),
  };
}

const isFirstOfItsName = ({ card }: Friend, i: number, all: readonly Friend[]) =>
  all.findIndex((one) => sameName(one.card.name, card.name)) === i;

/** Reports a document that has no attackers, or contradictory fields about its attackers. */
function listProblems(
  { turn, attacker, board, specialAttack }: Partial<TurnDocument>,
  refused: ReadonlySet<string>,
): Problem[] {
  if (refused.has('turn') || refused.has('attacker')) return [];
  const example = '[{ figure: hawkgirl }]';
  if (turn && attacker !== undefined) {
    const allowed = '`attacker:` or `turn:`, not both';
    return [{ path: ['attacker'], found: '`turn:` as well', allowed, atKey: true }];
  }
  if (attacker !== undefined && board) {
    const allowed = `a list of the figures with their places: turn: [{ figure: hawkgirl, at: [0, 1] }]`;
    return [{ path: ['attacker'], found: 'a card on a board', allowed }];
  }
  if (turn && specialAttack !== undefined) {
    const allowed = '`specialAttack:` for each figure in the list `turn:`';
    return [{ path: ['specialAttack'], found: 'a special attack for the whole turn', allowed }];
  }
  if (turn || attacker !== undefined) return [];
  return [
    {
      path: ['turn'],
      found: 'nothing',
      allowed: `the attackers, such as ${example}, or \`attacker:\``,
    },
  ];
}

function attackerOf(
  fighter: Attacker,
  { at = [], attacks, moves = true, chosen }: Entry,
): TurnAttacker {
  const { specialAttack: _, ...card } = fighter as Attacker & { specialAttack?: unknown };
  const usual = (['move', 'range'] as const).filter((field) => card[field] === undefined);
  return {
    ...card,
    move: card.move ?? USUAL_MOVE,
    range: card.range ?? USUAL_RANGE,
    ...(usual.length > 0 && { usual }),
    // Spaces are sorted so that the name of a place does not depend on their order.
    start: at.toSorted(rowByRow),
    moves,
    ...(attacks !== undefined && { attacks }),
    ...chosen,
  };
}

/**
 * The attackers on clear ground: all figures of each card that is listed once, and one figure for each entry of any
 * other card.
 */
function withAllFigures(attackers: readonly TurnAttacker[]): TurnAttacker[] {
  return attackers.flatMap((attacker) => {
    const { name, figures } = attacker;
    const isListedOnce = attackers.filter((one) => sameName(one.name, name)).length === 1;
    const count = isListedOnce ? figuresOf(attacker) : 1;
    if (count === 1) return [attacker];
    const isAssumed = figures === undefined;
    const usual = [...(attacker.usual ?? []), ...(isAssumed ? (['figures'] as const) : [])];
    const one = {
      ...attacker,
      figures: count,
      ...(usual.length > 0 && { usual }),
      squad: name,
    };
    return Array.from({ length: count }, (_, i) => ({
      ...structuredClone(one),
      name: `${singularOf({ name })} ${i + 1}`,
    }));
  });
}

const rowByRow = (a: Space, b: Space) => a[1] - b[1] || a[0] - b[0];

/** Reports attackers without a place on a board, and attackers with a place if there is no board. */
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
      return [
        {
          path,
          found: 'a place, although there is no board',
          allowed: 'a board, or leave out the place',
        },
      ];
    }
    return [];
  });
}

/** Adds numbers to attackers with the same name, and names a figure of a squad as one figure. */
function withNames(attackers: readonly TurnAttacker[]): TurnAttacker[] {
  const times = new Map<string, number>();
  return attackers.map((attacker) => {
    const name = slug(attacker.name);
    const before = times.get(name) ?? 0;
    times.set(name, before + 1);
    const isOneOfSeveral = attackers.filter((one) => slug(one.name) === name).length > 1;
    if (figuresOf(attacker) > 1 && attacker.squad === undefined) {
      const number = isOneOfSeveral ? ` ${before + 1}` : '';
      return {
        ...attacker,
        name: `${singularOf(attacker)}${number}`,
        squad: attacker.name,
      };
    }
    return {
      ...attacker,
      ...(before > 0 && { name: `${attacker.name} ${before + 1}` }),
      ...(isOneOfSeveral && { squad: attacker.name }),
    };
  });
}

/**
 * Lets the figures of each card share the uses of its limited effects, except effects that are limited per figure
 * (RULES.md, section 5). Uses are counted per effect object, so the figures share these objects.
 */
function withSharedUses(attackers: readonly TurnAttacker[]): TurnAttacker[] {
  return attackers.map((attacker) => {
    const first = attackers.find((one) => isSameCard(one, attacker));
    if (!first || first === attacker) return attacker;
    const { powers, granted } = attacker;
    return {
      ...attacker,
      powers: powers.map((use, i) => {
        const { effects } = use;
        return effects ? { ...use, effects: sharedLines(effects, first.powers[i]?.effects) } : use;
      }),
      ...(granted && { granted: sharedLines(granted, first.granted) }),
    };
  });
}

/** The lines, with those of `first` in place of equal lines. Lines that are limited per figure are not replaced. */
function sharedLines(
  lines: readonly EffectLine[],
  first: readonly EffectLine[] = [],
): readonly EffectLine[] {
  return lines.map((line, i) => {
    const other = first[i];
    const isOfFigure = withInner(line).some(({ of }) => of === 'figure');
    return other && !isOfFigure && JSON.stringify(line) === JSON.stringify(other) ? other : line;
  });
}

function apartFrom<F extends Fighter>(attackers: readonly Fighter[], defender: F): F {
  const isLike = attackers.some(({ name }) => slug(name) === slug(defender.name));
  return isLike ? { ...defender, name: `the other ${defender.name}` } : defender;
}
