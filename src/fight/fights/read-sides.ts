/* Reads the two sides of a duel, a survival or a turn, and completes their cards with defaults. */

import { blamed, listOf, Mistakes, once, type Problem, shortText, slug } from '../../base/index.ts';
import { type Card, cardType, libraryOf } from '../../cards/index.ts';
import type { Reading, Surroundings } from '../../rules/index.ts';
import { withFriends } from '../combat/friends.ts';
import { specialAttackOf } from '../combat/special-attack.ts';
import { stateProblems } from '../combat/states.ts';
import { readFriends } from '../friends.ts';
import { fighterOf, ownCards } from '../read-fighter.ts';
import type { Fighter } from '../scenario.ts';
import {
  alliesField,
  type C3gDocument,
  fighterField,
  grantedField,
  nearField,
  specialAttackField,
  terrainField,
} from '../schema.ts';
import { type FightSide, figuresOf } from '../side.ts';

/** Defaults for cards without a Move or a Range. */
export const USUAL_MOVE = 5;

export const USUAL_RANGE = 1;

type Needed = 'attack' | 'defense' | 'life';

/** The part of a document that describes the two sides. */
type SidesDocument = Pick<Partial<C3gDocument>, 'cards' | 'attacker' | 'defender' | 'states'>;

/**
 * Reads the two sides of a document. If both sides have the same name, the name of the second begins with "the other".
 *
 * @param needs the statistics that each side must have
 * @param roles `one` if each side only attacks or only defends, `both` if each does both, as in a duel
 * @returns undefined if something is missing that the schema has already reported
 * @throws BadInput with every mistake
 */
export function readSides(
  document: SidesDocument,
  surroundings: Surroundings,
  { refused = new Set(), written = document }: Reading = {},
  needs: Readonly<Record<'attacker' | 'defender', readonly Needed[]>>,
  roles: 'one' | 'both',
): { attacker: FightSide; defender: FightSide } | undefined {
  const mistakes = new Mistakes();
  const library = libraryOf(ownCards(document.cards ?? [], surroundings, mistakes), surroundings);
  // An unknown name may belong to a card that could not be read.
  const isWhole = mistakes.problems.length === 0 && !refused.has('cards');
  const side = (which: 'attacker' | 'defender') => {
    const written = document[which];
    const fighter = written && fighterOf(written, library, [which], isWhole, mistakes);
    if (!fighter) return undefined;
    mistakes.add(...missing(fighter, which, needs[which]));
    const attack = mistakes.in(() => chosenAttack(fighter, [which]));
    return sideOf(fighter, attack ?? {});
  };
  const [attacker, defender] = [side('attacker'), side('defender')];
  const near = (which: 'attacker' | 'defender', name: string | undefined) =>
    readFriends(document[which], name, [which], { library, isWhole }, mistakes);
  const friends = {
    attacker: near('attacker', attacker?.name),
    defender: near('defender', defender?.name),
  };
  if (isWhole) {
    const cards = [attacker, defender];
    mistakes.add(...stateProblems(document.states, { cards, library, written }));
  }
  mistakes.tell();
  if (!attacker || !defender) return undefined;
  // Measures are named after the sides, so their names must differ.
  const isMirror = slug(attacker.name) === slug(defender.name);
  const other = isMirror ? { ...defender, name: `the other ${defender.name}` } : defender;
  return withFriends({ attacker, defender: other }, friends, roles);
}

function missing(fighter: Fighter, which: string, needs: readonly Needed[]): Problem[] {
  return needs
    .filter((field) => fighter[field] === undefined)
    .map((field) => ({
      path: [which, field],
      found: `missing, and the card of ${fighter.name} has none`,
      allowed: `${field}: with a number, which this kind of fight needs`,
    }));
}

/**
 * The special attacks that the document selects for a side, or false for none.
 *
 * @throws BadInput for an unknown special attack
 */
export function chosenAttack(
  fighter: Fighter & { readonly specialAttack?: boolean | string },
  at: Problem['path'],
): Pick<FightSide, 'specialAttack'> {
  const { specialAttack: written } = fighter;
  if (written === undefined) return {};
  try {
    const { special, freeAttack } = specialAttackOf({ specialAttack: written }, fighter);
    const titles = special ? [special.title] : freeAttack;
    return { specialAttack: titles === true || titles === undefined ? false : titles };
  } catch (error) {
    throw blamed(error, (problem) => ({ ...problem, path: [...at, ...problem.path] }));
  }
}

/** A card as one side of a duel; undefined if the card has no Life. */
export function fightSideOf(card: Card): FightSide | undefined {
  return card.life === undefined ? undefined : sideOf(structuredClone({ ...card, wounds: 0 }), {});
}

/** Completes a card with the defaults for a duel. Statistics that are not needed get arbitrary values. */
export function sideOf(written: Fighter, attacks: Pick<FightSide, 'specialAttack'>): FightSide {
  const { specialAttack: _, ...fighter } = written as Fighter & { specialAttack?: unknown };
  const { attack = 0, defense = 0, life = MOST_LIFE, move, range, type } = fighter;
  const count = figuresOf(fighter);
  const usual = (['move', 'range', 'figures'] as const).filter(
    (field) => fighter[field] === undefined && (field !== 'figures' || type === 'squad'),
  );
  return {
    ...fighter,
    attack,
    defense,
    life,
    move: move ?? USUAL_MOVE,
    range: range ?? USUAL_RANGE,
    figures: count,
    ...(usual.length > 0 && { usual }),
    type: cardType({ ...fighter, figures: count }),
    ...attacks,
  };
}

const MOST_LIFE = 1000;

/** Circumstances that a duel does not play. The document must set them for a side. */
const standing = once(() => ({
  granted: grantedField().optional(),
  near: nearField().optional(),
  specialAttack: specialAttackField().optional(),
  terrain: terrainField().optional(),
  allies: alliesField().optional(),
  beganTurn: listOf(
    shortText('A terrain letter', 20),
    10,
    'words',
    '[w]',
    'Letters of the terrain on which the figure begins every turn, such as [w]',
  ).optional(),
}));

/** @param needs what an inline card must give besides its name */
export const sideField = (who: string, needs: Readonly<Record<string, string>>) =>
  fighterField(who, needs, standing());
