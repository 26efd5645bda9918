/*
 * Answers about powers: the rules and conditions for user-made powers, checks of what the user types, and powers in
 * words.
 */

import { parse } from 'yaml';
import { BadInput, isMapping, stopped } from '../../../base/index.ts';
import { flowYaml, linesText, powerUse, referenceFor } from '../../../cards/index.ts';
import { check, parseYaml } from '../../../experiments/index.ts';

/** The rules and conditions that a user-made power can have, each with an example that is written as on cards. */
export interface Vocabulary {
  readonly rules: readonly Word[];
  readonly conditions: readonly Word[];
}

/** A rule or a condition. */
interface Word {
  /** The meaning of the example, in words. */
  readonly text: string;
  readonly example: string;
}

export function vocabulary(_nothing: object): Vocabulary {
  const sections = referenceFor([]);
  const entries = (...names: string[]) =>
    sections.filter(({ name }) => names.includes(name)).flatMap((section) => section.entries);
  return {
    rules: entries('actions', 'traits')
      .flatMap(({ written }) => written)
      .map((written) => {
        const example = withConditionsLast(written);
        return { text: ownPower({ name: 'Own', rules: example }).text, example };
      }),
    conditions: entries('conditions').flatMap(({ does, written }) =>
      written.map((example) => ({ text: does.replace(/^Holds (.*)\.$/, '$1'), example })),
    ),
  };
}

/** A rule with its conditions moved to the end, where the page adds more conditions. */
function withConditionsLast(written: string): string {
  const { if: conditions, ...rule } = parse(written);
  return flowYaml({ ...rule, ...(conditions !== undefined && { if: conditions }) });
}

/** A user-made power, written as on cards, and its meaning in words. */
export interface OwnPower {
  readonly power: { readonly name: string; readonly rules: readonly unknown[] };
  readonly text: string;
}

/**
 * Reads the rules of a power.
 *
 * @param rules a rule as cards write it, such as `dice: { attack: 1 }`, or a list of rules
 * @throws BadInput with a description of what is wrong
 */
export function ownPower({
  name,
  rules,
}: {
  readonly name: string;
  readonly rules: string;
}): OwnPower {
  const { data } = parseYaml(rules, 'the rules');
  const written = Array.isArray(data) ? data : [data];
  if (written.filter(isMapping).length === 0) {
    const allowed = 'at least one rule, such as dice: { attack: 1 }';
    throw new BadInput({ path: ['rules'], found: 'no rule', allowed });
  }
  const power = { name, rules: written };
  const { effects: lines = [] } = check(powerUse(), power);
  return { power, text: linesText(lines) };
}

/**
 * Describes powers in words. For an invalid power, the text is empty, because the answer to the fight reports the
 * mistake.
 */
export function powerWords({ powers }: { readonly powers: readonly unknown[] }): string[] {
  return powers.map((written) => {
    const read = powerUse().safeParse(written);
    if (!read.success) return '';
    const { effects = [], modelled, note } = read.data;
    const text = linesText(effects);
    const left = text === '' ? 'The program leaves it out' : 'The program leaves part of it out';
    const said = [text, ...(modelled ? [left] : []), ...(note ? [note] : [])];
    return said.filter(Boolean).map(stopped).join(' ');
  });
}
