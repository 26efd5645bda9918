import { listed, Mistakes, type Problem } from '../../base/index.ts';
import { HEX_DIRECTIONS } from '../../board/index.ts';
import { libraryOf } from '../../cards/index.ts';
import { completeRulings, type Reading, type Surroundings } from '../../rules/index.ts';
import type { BoardDocument } from '../board-schema.ts';
import { withFriends } from '../combat/friends.ts';
import { reachProblems } from '../combat/possible-attacks.ts';
import { specialAttackOf } from '../combat/special-attack.ts';
import { stateProblems } from '../combat/states.ts';
import { readFriends } from '../friends.ts';
import { decidedByBoard, readBoard } from '../ground/read-board.ts';
import { routesOf } from '../ground/route.ts';
import { fighterOf, mapOf, ownCards } from '../read-fighter.ts';
import { C3G_RULINGS } from '../rulings.ts';
import type { Attacker, C3gScenario, Defender } from '../scenario.ts';
import type { C3gDocument } from '../schema.ts';

/**
 * Reads a checked document: resolves the names of cards and fills in defaults.
 *
 * @returns undefined if something is missing that the schema has already reported
 * @throws BadInput with every mistake
 */
export function readC3g(
  document: Partial<C3gDocument>,
  surroundings: Surroundings,
  { fromAnywhere = false, refused = new Set(), written: experiment = document }: Reading = {},
): C3gScenario | undefined {
  // 1. Resolve the cards and read the board.
  const mistakes = new Mistakes();
  const own = ownCards(document.cards ?? [], surroundings, mistakes);
  const library = libraryOf(own, surroundings);
  // An unknown name may belong to a card that could not be read.
  const isWhole = mistakes.problems.length === 0 && !refused.has('cards');
  const fighter = (side: 'attacker' | 'defender') => {
    const written = document[side];
    return written && fighterOf(written, library, [side], isWhole, mistakes);
  };
  const written = {
    attacker: fighter('attacker') as Attacker | undefined,
    defender: fighter('defender') as Defender | undefined,
  };
  const near = (side: 'attacker' | 'defender') =>
    readFriends(document[side], written[side]?.name, [side], { library, isWhole }, mistakes);
  const friends = { attacker: near('attacker'), defender: near('defender') };
  const { attacker, defender } = isPair(written) ? withFriends(written, friends, 'one') : written;
  if (isWhole) {
    const asking = { cards: [attacker, defender], library, written: experiment };
    mistakes.add(...stateProblems(document.states, asking));
  }
  const board =
    document.board &&
    mistakes.in(() => {
      const written = document.board as BoardDocument;
      const fighters = { attacker, defender, library, fromAnywhere };
      return readBoard(written, fighters, mapOf(written, surroundings));
    });
  // 2. Build the scenario.
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
  // Without a valid board, the open directions are unknown.
  const isPlaced = !refused.has('board') && (!document.board || board !== undefined);
  mistakes.add(...choiceProblems(document, isPlaced ? scenario : undefined));
  if (scenario && isPlaced && mistakes.problems.length === 0) {
    // If the attacker may attack from anywhere, it need not be in reach now.
    if (!(fromAnywhere && board)) mistakes.add(...reachProblems(scenario));
  }
  mistakes.tell();
  return scenario;
}

/** Whether both cards could be read. */
const isPair = (two: {
  readonly attacker: Attacker | undefined;
  readonly defender: Defender | undefined;
}): two is { readonly attacker: Attacker; readonly defender: Defender } =>
  two.attacker !== undefined && two.defender !== undefined;

/**
 * Reports fields that conflict with a board or with each other, and a direction that is not open.
 *
 * @param scenario absent if it cannot be built
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
  const ofBoard = board ? decidedByBoard({ heightAdvantage, distance }) : [];
  if (direction === undefined) return ofBoard;
  if (goal !== undefined) {
    return [...ofBoard, problem('direction', direction, 'a goal or a direction, not both')];
  }
  // If the attacker's place is not known yet, any direction may be open.
  if (!scenario || scenario.board?.attacker.length === 0) return ofBoard;
  const open = routesOf(scenario).flatMap(({ line }) =>
    line ? (HEX_DIRECTIONS[line.direction] ?? []) : [],
  );
  if (open.includes(direction)) return ofBoard;
  const allowed =
    open.length > 0
      ? `one of ${listed(open, 'or')}, the directions open from where the two stand`
      : 'a direction only if attacker and defender are adjacent on a board';
  return [...ofBoard, problem('direction', direction, allowed)];
}
