import { rollFaces } from '../dice/roll-faces.ts';
import type { Pool } from '../dice/throw.ts';
import { poolsLookedAt } from '../exact/watched.ts';
import {
  type FacesRolled,
  type Plan,
  type Step,
  type WrittenOutcome,
  writtenOutcome,
} from '../rules/plan.ts';
import { generatorOf } from '../simulate/kernels/generator.ts';
import { nearest } from '../words/nearest.ts';
import { BadInput, shown } from '../words/problem.ts';

/** One attack told step by step. */
export interface Explanation {
  /** Of the dice that this attack rolls: who is not kept from moving rolls no Knockback Damage. */
  readonly faces: FacesRolled;
  readonly steps: readonly Step[];
  readonly outcome: WrittenOutcome;
  /** Dice that were given although this attack does not roll them. */
  readonly unused: readonly string[];
}

/** Faces given for a pool, and the option they came with. */
export interface GivenDice {
  readonly option: string;
  readonly pool: string;
  readonly faces: readonly string[];
}

/**
 * Explains one attack: given dice as given, the others rolled from the seed.
 *
 * @throws BadInput for a face that the die does not have, or a wrong number of dice
 */
export function explain(
  { law, story }: Plan,
  given: readonly GivenDice[],
  seed: string,
): Explanation {
  const draw = generatorOf(`${seed}/explain`);
  const next32 = () => draw.int32() >>> 0;
  const faces: Record<string, readonly string[]> = {};
  const raw: Record<string, Record<string, number>> = {};
  for (const pool of law.thrown) {
    const rolled = rollFaces(pool, next32);
    const chosen = given.find((dice) => dice.pool === pool.name);
    const fell = chosen ? checked(chosen, pool) : rolled;
    faces[pool.name] = fell;
    raw[pool.name] = symbolsOf(fell, pool);
  }
  const isRolled = poolsLookedAt(law, raw);
  return {
    faces: Object.fromEntries(Object.entries(faces).filter(([pool]) => isRolled.has(pool))),
    steps: story.tell(raw, faces),
    outcome: writtenOutcome(law.resolve(raw)),
    unused: given.filter(({ pool }) => !isRolled.has(pool)).map(({ option }) => option),
  };
}

function checked({ option, faces }: GivenDice, { die, count }: Pool): readonly string[] {
  const names = [...new Set(die.faces.map(({ name }) => name))];
  for (const face of faces) {
    if (names.includes(face)) continue;
    const allowed = `faces of the ${die.name}: ${names.join(', ')}`;
    throw new BadInput({
      path: [],
      place: option,
      found: shown(face),
      allowed,
      nearest: nearest(face, names),
    });
  }
  if (faces.length !== count) {
    const allowed = `${count}, as many as this attack rolls`;
    throw new BadInput({
      path: [],
      place: option,
      found: faces.length === 1 ? '1 die' : `${faces.length} dice`,
      allowed,
    });
  }
  return faces;
}

function symbolsOf(faces: readonly string[], { die, asked }: Pool): Record<string, number> {
  const count = (symbol: string) =>
    faces.reduce(
      (sum, name) => sum + (die.faces.find((face) => face.name === name)?.symbols[symbol] ?? 0),
      0,
    );
  return Object.fromEntries(asked.map((symbol) => [symbol, count(symbol)]));
}
