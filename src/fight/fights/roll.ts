/* Rolls the dice of a narrated fight, and reports its attacks as events. */

import {
  type FacesRolled,
  facesInWholes,
  type Pool,
  poolsLookedAt,
  symbolsOf,
  type ThrowOf,
} from '../../chance/index.ts';
import type { AttackEvent } from '../../rules/index.ts';
import { attackEvent } from '../combat/attack-event.ts';
import { attackThrow } from '../combat/dice.ts';
import type { PowerDependencies } from '../combat/power-dependencies.ts';
import { type ThrowOutcome, throwOutcomeOf } from '../combat/throw-outcome.ts';
import type { C3gScenario } from '../scenario.ts';

export type Roll = (pool: Pool) => readonly string[];

/** Rolls the dice of a Throw. The returned faces include only the pools that the rules look at. */
export function rolled<T>(model: ThrowOf<T>, roll: Roll): { faces: FacesRolled; value: T } {
  const faces: Record<string, readonly string[]> = {};
  const raw: Record<string, Record<string, number>> = {};
  for (const pool of model.thrown) {
    const fell = roll(pool);
    faces[pool.name] = fell;
    raw[pool.name] = symbolsOf(fell, pool);
  }
  return { faces: facesInWholes(faces, poolsLookedAt(model, raw)), value: model.resolve(raw) };
}

/** Rolls one attack. */
export function throwAttack(
  fight: C3gScenario,
  { limited }: PowerDependencies,
  roll: Roll,
): { readonly event: AttackEvent; readonly outcome: ThrowOutcome } {
  const { profile, model } = attackThrow(fight);
  const { faces, value } = rolled(model, roll);
  return {
    event: attackEvent(value, faces, profile, fight),
    outcome: throwOutcomeOf(value.attack, value.moved.spacesMoved, limited),
  };
}
