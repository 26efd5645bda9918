import type { ExperimentDocument } from '../document.ts';
import { cardsWith, fieldOf, fighterOf, withFieldOf, withoutIdleSwitches } from './fighter.ts';
import { attackQuestions } from './questions.ts';
import { neededOf, SIDES, type Side, settingOf, usualName } from './sides.ts';
import { isAttackOrTurn } from './whole-turn.ts';

/** What goes along from panel to panel: the two fighters as documents write them, with their cards. */
export interface Fight {
  readonly attacker: unknown;
  readonly defender: unknown;
  readonly cards?: unknown;
  /** What is asked of a single attack, and which attack it is; absent of other fights. */
  readonly terms?: Readonly<Partial<Record<Term, unknown>>>;
}

/** What two panels of single attacks have in common beside their fighters. */
const TERMS = ['question', 'specialAttack', 'states'] as const;
type Term = (typeof TERMS)[number];

/** What can be said of a figure in one attack alone. */
const OF_ONE_ATTACK = ['moved', 'nextToEnemy', 'charged', 'kills'];

/** The fight of an attack or a duel. */
export function fightIn(document: ExperimentDocument): Fight {
  const { attacker, defender, cards } = document;
  if (!isAttackOrTurn(document)) return { attacker, defender, cards };
  return {
    attacker,
    defender,
    cards,
    terms: Object.fromEntries(TERMS.map((key) => [key, document[key]])),
  };
}

/**
 * The attack or the duel with other fighters, under its own terms. What only the fighters before could do is asked
 * no more.
 */
export function withFight(document: ExperimentDocument, fight: Fight): ExperimentDocument {
  const { cards: _, specialAttack, ...rest } = document;
  const { terms: { question, ...terms } = {} } = fight;
  const isKnown = attackQuestions(document).choices.some((choice) => choice.question === question);
  const next: ExperimentDocument = {
    ...rest,
    ...(typeof specialAttack === 'boolean' && { specialAttack }),
    ...Object.fromEntries(SIDES.map((side) => [side, fight[side]])),
    ...cardsWith(document, { cards: fight.cards }),
    ...(isAttackOrTurn(document) && { ...terms, ...(isKnown && fight.terms && { question }) }),
  };
  const fitting: ExperimentDocument = {
    ...next,
    attacker: fittingIn(next, 'attacker'),
    defender: fittingIn(next, 'defender'),
  };
  const said = Object.entries(withoutIdleSwitches(fitting)).filter(
    ([, value]) => value !== undefined,
  );
  return { ...Object.fromEntries(said), name: usualName(fitting) };
}

/** A fighter with the numbers that its kind of fight needs, and without what it does not know. */
function fittingIn(document: ExperimentDocument, side: Side): unknown {
  const setting = settingOf(document, side);
  const written = document[side];
  const { card, numbers } = fighterOf(written, setting);
  const known = isAttackOrTurn(document)
    ? written
    : OF_ONE_ATTACK.reduce((all, field) => withFieldOf(all, field, undefined), written);
  if (card !== undefined || fieldOf(written, 'card') !== undefined) return known;
  const missing = Object.entries(neededOf(document)).filter(([field]) => !(field in numbers));
  return missing.reduce((all, [field, value]) => withFieldOf(all, field, value), known);
}
