/* One fight narrated step by step, with given or rolled dice, as `explain` shows it. */

import { BadInput, listed, nearest, type Steps, shown } from '../../base/index.ts';
import {
  type FacesRolled,
  facesInWholes,
  generatorOf,
  type Pool,
  poolsLookedAt,
  rollFaces,
  symbolsOf,
  type Throw,
  wholeName,
} from '../../chance/index.ts';
import {
  type Account,
  type AttackPlan,
  type FightEvent,
  type GameTold,
  isAttack,
  isPlayed,
  type Outcome,
  type Plan,
  type PlayedPlan,
  predicateOf,
  type Question,
  type ShortStep,
  type Step,
  type ToldGame,
  type WrittenOutcome,
  writtenOutcome,
} from '../../rules/index.ts';
import { expressionFor } from './for-question.ts';

/** One fight narrated step by step. */
export interface Explanation {
  /**
   * The faces of the dice in this attack, without the Knockback Damage die if the figure moves freely. Empty for a
   * fight with many rolls, whose steps contain the dice.
   */
  readonly faces: FacesRolled;
  readonly steps: readonly Step[];
  /** What happens, as plain data. */
  readonly events: readonly FightEvent[];
  /** Absent without a question. */
  readonly question?: { readonly text: string; readonly answer: boolean };
  readonly outcome: WrittenOutcome;
  /** The steps of a game, abridged to leave out dice and odds; absent for other kinds of fights. */
  readonly short?: readonly ShortStep[];
  /** A game that an engine played, move by move; absent for other kinds of fights. */
  readonly game?: ToldGame;
  /** Given dice that this attack does not roll. */
  readonly unused: readonly string[];
  /** Whether any dice were rolled from the seed. */
  readonly isRolled: boolean;
}

/** Faces given for a pool, and the option that gave them. */
export interface GivenDice {
  readonly option: string;
  readonly pool: string;
  readonly faces: readonly string[];
}

/**
 * Explains one fight in steps. Given dice are used first; all other dice are rolled from the seed. Dice can be given
 * only for a single attack.
 *
 * @param asked the question to answer at the end; absent for none
 * @param game the number of the game in a run, from 0, if an engine plays the fight
 * @throws BadInput for a face that the die does not have, or a wrong number of dice
 */
export function* explain(
  plan: Plan,
  given: readonly GivenDice[],
  seed: string,
  asked?: Question,
  game = 0,
): Steps<Explanation> {
  const draw = generatorOf(`${seed}/explain`);
  const roll = (pool: Pool) => rollFaces(pool, () => draw.int32() >>> 0);
  const { outcome, steps, short, ...dice } = isAttack(plan)
    ? explainAttack(plan, given, roll)
    : yield* explainFight(given, function* () {
        return isPlayed(plan) ? yield* toldGame(plan, seed, game) : plan.story.play(roll);
      });
  const question = asked && answerOf(asked, plan.account, outcome);
  return {
    ...dice,
    steps: [...steps, ...(question ? [answerStep(question)] : [])],
    ...(short && { short: [...short, ...(question ? [shortened(answerStep(question))] : [])] }),
    ...(question && { question }),
    outcome: writtenOutcome(outcome),
  };
}

/** An explanation without the question and its answer. */
interface Told
  extends Pick<
    Explanation,
    'faces' | 'steps' | 'short' | 'events' | 'unused' | 'isRolled' | 'game'
  > {
  readonly outcome: Outcome;
}

type Roll = (pool: Pool) => readonly string[];

function explainAttack(
  { model, story }: AttackPlan,
  given: readonly GivenDice[],
  roll: Roll,
): Told {
  const faces: Record<string, readonly string[]> = {};
  const raw: Record<string, Record<string, number>> = {};
  const chosen = new Map(given.map((dice) => [dice.pool, checked(dice, model.thrown)]));
  for (const pool of model.thrown) {
    const rolled = roll(pool);
    const fell = chosen.get(wholeName(pool.name))?.splice(0, pool.count) ?? [];
    faces[pool.name] = fell.length > 0 ? fell : rolled;
    raw[pool.name] = symbolsOf(faces[pool.name] ?? [], pool);
  }
  const looked = poolsLookedAt(model, raw);
  const shownFaces = facesInWholes(faces, looked);
  return {
    faces: shownFaces,
    ...story.tell(raw, shownFaces),
    outcome: model.resolve(raw),
    unused: given
      .filter(({ pool }) => !Object.hasOwn(shownFaces, pool))
      .map(({ option }) => option),
    isRolled: model.thrown.some(
      ({ name, count }) =>
        count > 0 && looked.has(name) && !given.some(({ pool }) => pool === wholeName(name)),
    ),
  };
}

function* explainFight(
  given: readonly GivenDice[],
  tell: () => Steps<Pick<Told, 'steps' | 'short' | 'events' | 'outcome' | 'game'>>,
): Steps<Told> {
  const [{ option, faces } = { option: '', faces: [] }] = given;
  if (given.length > 0) {
    const allowed = 'no dice for a whole fight, because they are rolled from the seed';
    throw new BadInput({ path: [], place: option, found: shown(faces.join()), allowed });
  }
  return { ...(yield* tell()), faces: {}, unused: [], isRolled: true };
}

function toldGame({ story }: PlayedPlan, seed: string, game: number): Steps<GameTold> {
  const told = story.tellGame?.(seed, game);
  if (told) return told;
  const allowed =
    'an attack, a duel or a turn, because single games of this kind cannot be narrated';
  throw new BadInput({ path: ['fight'], found: 'a fight that cannot be narrated', allowed });
}

function answerOf({ text, expression }: Question, { measures }: Account, outcome: Outcome) {
  const holds = predicateOf(expressionFor({ text, expression }, measures));
  return { text, answer: holds(outcome) };
}

function answerStep({ text, answer }: { text: string; answer: boolean }): Step {
  return { title: 'The question', text: `${text}: ${answer ? 'yes' : 'no'}.` };
}

const shortened = ({ title, text }: Step): ShortStep => ({ title, lines: [text] });

/** The given faces, after checking that an attack in this fight can roll this many of these dice. */
function checked({ option, pool, faces }: GivenDice, thrown: Throw): string[] {
  const parts = thrown.filter(({ name }) => wholeName(name) === pool);
  const [first] = parts;
  if (!first) return [...faces];
  const names = [...new Set(first.die.faces.map(({ name }) => name))];
  for (const face of faces) {
    if (names.includes(face)) continue;
    const allowed = `faces of the ${first.die.name}: ${names.join(', ')}`;
    throw new BadInput({
      path: [],
      place: option,
      found: shown(face),
      allowed,
      nearest: nearest(face, names),
    });
  }
  let sum = 0;
  const counts = parts.map(({ count }) => (sum += count));
  if (!counts.includes(faces.length)) {
    const allowed = `${listed(counts.map(String), 'or')} dice, as many as this attack rolls`;
    throw new BadInput({
      path: [],
      place: option,
      found: faces.length === 1 ? '1 die' : `${faces.length} dice`,
      allowed,
    });
  }
  return [...faces];
}
