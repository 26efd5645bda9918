import { symbolsOf } from '../../../dice/roll-faces.ts';
import type { Pool } from '../../../dice/throw.ts';
import { facesInWholes, type LawOf, poolsLookedAt } from '../../../exact/watched.ts';
import { listed } from '../../../words/english.ts';
import type { FacesRolled } from '../../plan.ts';
import type { Asks } from '../combat/asks.ts';
import type { C3gScenario } from '../scenario.ts';
import { type Exchange, exchangeOf } from './exchange.ts';
import { attackThrow } from './laws.ts';
import { tellShortly } from './tell-attack.ts';

export type Roll = (pool: Pool) => readonly string[];

export function onD20(faces: FacesRolled): string {
  return `${listed(Object.values(faces).flat())} on the D20`;
}

/** Rolls the dice of a law, of which those count that are looked at. */
export function rolled<T>(law: LawOf<T>, roll: Roll): { faces: FacesRolled; outcome: T } {
  const faces: Record<string, readonly string[]> = {};
  const raw: Record<string, Record<string, number>> = {};
  for (const pool of law.thrown) {
    const fell = roll(pool);
    faces[pool.name] = fell;
    raw[pool.name] = symbolsOf(fell, pool);
  }
  return { faces: facesInWholes(faces, poolsLookedAt(law, raw)), outcome: law.resolve(raw) };
}

/** One attack, rolled and told. */
export function throwAttack(
  fight: C3gScenario,
  { limited }: Asks,
  roll: Roll,
): { step: string[]; exchange: Exchange } {
  const { profile, law } = attackThrow(fight);
  const { faces, outcome: blow } = rolled(law, roll);
  return {
    step: tellShortly(blow, faces, profile, fight),
    exchange: exchangeOf(blow.attack, blow.moved.spacesMoved, limited),
  };
}
