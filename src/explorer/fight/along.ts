/*
 * Carries a fight from one panel to another. An attack, a turn or a duel can pass its fighters to another panel, or
 * take over that panel's fighters. `panel.ts` declares the two functions for this.
 */

import type { ExperimentDocument } from '../document.ts';
import { cardsWith, fieldOf, fighterOf, withFieldOf, withoutIdleSwitches } from './fighter.ts';
import { attackQuestions } from './questions.ts';
import { neededOf, SIDES, type Side, settingOf, usualName } from './sides.ts';
import { isAttackOrTurn } from './whole-turn.ts';

/** The data that panels pass to each other: the two fighters as written in documents, and their cards. */
export interface Fight {
  readonly attacker: unknown;
  readonly defender: unknown;
  readonly cards?: unknown;
  /** The question of an attack or turn, and the kind of attack; absent for any other fight. */
  readonly terms?: Readonly<Partial<Record<Term, unknown>>>;
}

/** The fields, in addition to the fighters, that attacks and turns have in common. */
const TERMS = ['question', 'specialAttack', 'states'] as const;
type Term = (typeof TERMS)[number];

/** The fields that a figure has only in attacks and turns, not in duels. */
const OF_ONE_ATTACK = ['moved', 'nextToEnemy', 'charged', 'kills'];

/** The fight in the document of an attack, a turn or a duel. */
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
 * The document with the fighters from another panel, but otherwise with its own terms. The other panel's question is
 * taken over only if this panel offers it. A special attack of the previous fighters is dropped, and so are switches
 * that no power uses any more.
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

/**
 * A fighter with the numbers that this kind of fight needs, and without fields that this kind of fight does not have.
 */
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
