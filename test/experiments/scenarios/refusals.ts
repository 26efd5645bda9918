import { BadInput } from '../../../src/base/words/problem.ts';
import { check } from '../../../src/experiments/scenarios/check.ts';
import { experimentSchema } from '../../../src/experiments/scenarios/schema.ts';
import { c3g } from '../../../src/fight/attack/index.ts';
import type { Ruleset } from '../../../src/rules/ruleset.ts';

export const schema = experimentSchema(c3g as Ruleset);

/** The messages for a document that is valid except for the given fields. */
export function messages(wrong: object): string[] {
  const right = { name: 'x', rules: 'c3g', attacker: 'hawkgirl', defender: 'solomon-grundy' };
  return refused(() => check(schema, { ...right, ...wrong }));
}

/** The lines of the refusal; none if the function does not refuse. */
export function refused(run: () => unknown): string[] {
  try {
    run();
  } catch (error) {
    if (error instanceof BadInput) return error.message.split('\n');
    throw error;
  }
  return [];
}

/** An attacker described in place, valid except for the given fields. */
export const written = (card: object) => ({
  attacker: { name: 'A', attack: 3, defense: 3, ...card },
});

/** A board that is valid except for the given fields. */
export const onBoard = (board: object) => ({
  board: { terrain: '1 1 1', attacker: [0, 0], defender: [1, 0], ...board },
});
