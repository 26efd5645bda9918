/*
 * Answers about powers: the effects and conditions for user-made powers, checks of what the user types, and powers in
 * words.
 */

import { stringify } from 'yaml';
import { BadInput, PORTABLE_YAML, stopped } from '../../../base/index.ts';
import { CONDITIONS, conditionsText, EFFECTS, linesText, powerUse } from '../../../cards/index.ts';
import { check, parseYaml } from '../../../experiments/index.ts';

/**
 * The effects and conditions that a user-made power can have, each with an example in the form in which cards write it.
 */
export interface Vocabulary {
  readonly effects: readonly Word[];
  readonly conditions: readonly Word[];
}

/** An effect or a condition. */
interface Word {
  readonly name: string;
  /** The meaning of the example, in words. */
  readonly text: string;
  readonly example: string;
}

export function vocabulary(_nothing: object): Vocabulary {
  return {
    effects: EFFECTS.map(({ name, example }) => ({
      name,
      text: linesText([example]),
      example: inOneLine(example),
    })),
    conditions: CONDITIONS.map(({ name, example }) => {
      const written = example === true ? name : { [name]: example };
      return { name, text: `if ${conditionsText([written])}`, example: inOneLine(written) };
    }),
  };
}

/** `{ attackDice: 1, when: adjacent }` */
function inOneLine(written: unknown): string {
  return stringify(written, { ...PORTABLE_YAML, collectionStyle: 'flow', lineWidth: 0 }).trim();
}

/** A user-made power in the form in which cards write it, and its meaning in words. */
export interface OwnPower {
  readonly power: { readonly name: string; readonly effects: readonly unknown[] };
  readonly text: string;
}

/**
 * Reads the effects of a power.
 *
 * @param effects a line as cards write it, such as `attackDice: 1`, or a list of such lines
 * @throws BadInput with what is wrong
 */
export function ownPower({
  name,
  effects,
}: {
  readonly name: string;
  readonly effects: string;
}): OwnPower {
  const { data } = parseYaml(effects, 'the effects');
  const power = { name, effects: Array.isArray(data) ? data : [data] };
  const { effects: lines = [] } = check(powerUse, power);
  if (lines.length === 0) {
    const allowed = 'at least one effect, such as attackDice: 1';
    throw new BadInput({ path: ['effects'], found: 'no effect', allowed });
  }
  return { power, text: linesText(lines) };
}

/**
 * Describes powers in words. For an invalid power, the text is empty, because the answer to the fight reports the
 * mistake.
 */
export function powerWords({ powers }: { readonly powers: readonly unknown[] }): string[] {
  return powers.map((written) => {
    const read = powerUse.safeParse(written);
    if (!read.success) return '';
    const { effects = [], modelled, note } = read.data;
    const text = linesText(effects);
    const left = text === '' ? 'The program leaves it out' : 'The program leaves part of it out';
    const said = [text, ...(modelled ? [left] : []), ...(note ? [note] : [])];
    return said.filter(Boolean).map(stopped).join(' ');
  });
}
