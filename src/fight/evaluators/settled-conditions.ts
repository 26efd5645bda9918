import {
  type ActiveEffect,
  type AttackState,
  attackBegun,
  type Condition,
  type Confrontation,
  conditionHolds,
  type Figure,
  partsOf,
} from '../../cards/index.ts';
import { NO_DICE } from '../../chance/index.ts';

/** What an attack can have changed before an effect acts. */
export type Before =
  /** Nothing: neither figure has been wounded or moved. */
  | 'nothing'
  | 'wounds'
  /** Wounds and the distance between the two: the defender may have been knocked back. */
  | 'distance';

/** The conditions that can only be checked during an attack. */
interface Unsettled {
  readonly when: readonly Condition[];
  /** Whether any of them also depends on a card. */
  readonly asksCards: boolean;
}

/**
 * Evaluates conditions beforehand, unless they depend on something that an attack can change. The
 * dependencies are not declared: they are observed through proxies while the condition is
 * evaluated.
 *
 * @param noEnemyHeight whether a power of the defender cancels the attacker's height advantage
 * @returns a function from an effect to its remaining conditions; undefined if it never acts
 */
export function settler(fight: Confrontation, noEnemyHeight = false) {
  const probe = probeOf(fight, noEnemyHeight);
  return (one: ActiveEffect, before: Before): Unsettled | undefined => {
    let asksCards = false;
    /** The undecided conditions of a conjunction; undefined if one of them is false. */
    const left = (when: readonly Condition[]): Condition[] | undefined => {
      const open: Condition[] = [];
      for (const condition of when) {
        const [name, value] = partsOf(condition);
        if (name === 'not') {
          const inner = left(value as readonly Condition[]);
          if (inner?.length === 0) return undefined;
          if (inner) open.push({ not: inner });
          continue;
        }
        const { holds, inputs } = probe(condition, one);
        if (isOpen(inputs, before)) {
          open.push(condition);
          asksCards ||= inputs.cards;
        } else if (!holds) return undefined;
      }
      return open;
    };
    const when = left(one.line.when ?? []);
    return when && { when, asksCards };
  };
}

/** What a condition has read. */
interface ConditionInputs {
  /** Dice, or their numbers. */
  dice: boolean;
  /** Anything that changes in the course of an attack, including wounds and Life. */
  attack: boolean;
  /** The distance between the two. */
  place: boolean;
  cards: boolean;
}

function isOpen({ dice, attack, place }: ConditionInputs, before: Before): boolean {
  if (before === 'nothing') return dice;
  return dice || attack || (place && before === 'distance');
}

/** Fields that do not change after the dice are counted. */
const SETTLED_FIRST: readonly unknown[] = ['fight', 'noEnemyHeight'];

const DICE: readonly unknown[] = ['dice', 'rolls', 'attackDice', 'defenseDice'];

function probeOf(fight: Confrontation, noEnemyHeight: boolean) {
  const inputs: ConditionInputs = { dice: false, attack: false, place: false, cards: false };
  const watchedFigure = (figure: Figure): Figure =>
    new Proxy(figure, {
      get(card, field, receiver) {
        if (field === 'wounds' || field === 'life') inputs.attack = true;
        else inputs.cards = true;
        return Reflect.get(card, field, receiver);
      },
    });
  const watched = {
    ...fight,
    attacker: watchedFigure(fight.attacker),
    defender: watchedFigure(fight.defender),
  };
  const begun = { ...attackBegun(watched, NO_DICE), noEnemyHeight };
  const attack: AttackState = new Proxy(begun, {
    get(state, field, receiver) {
      if (DICE.includes(field)) inputs.dice = true;
      else if (field === 'adjacent' || field === 'distance') inputs.place = true;
      else if (!SETTLED_FIRST.includes(field)) inputs.attack = true;
      return Reflect.get(state, field, receiver);
    },
  });
  return (condition: Condition, one: ActiveEffect) => {
    Object.assign(inputs, { dice: false, attack: false, place: false, cards: false });
    const holds = conditionHolds(condition, attack, one);
    return { holds, inputs };
  };
}
