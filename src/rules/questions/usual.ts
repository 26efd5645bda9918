import { parseQuestion } from './parse.ts';
import type { Question } from './question.ts';

/** The default questions of a fight, from its ruleset. */
export interface UsualOf {
  readonly usualQuestion: string;
  readonly usualAmongMany?: readonly string[];
  readonly usualWithoutNames?: string;
}

/**
 * The question to show for several fights if the user asked none. Among their questions for comparisons
 * (`usualAmongMany`), it is the first that is also the default question of some fight. If there is none, it is their
 * most common default question (the first, if several are equally common).
 */
export function mostUsual(fights: readonly UsualOf[]): Question {
  const alone = fights.map(({ usualQuestion }) => usualQuestion);
  const unnamed = fights.flatMap(({ usualWithoutNames }) => usualWithoutNames ?? []);
  // If the default questions differ only in names, use the version without names.
  if (new Set(alone).size > 1 && unnamed.length === fights.length)
    return parseQuestion(commonest(unnamed));
  const among = fights.map((one) => one.usualAmongMany ?? [one.usualQuestion]);
  const asked = commonest(among, (texts) => texts.join('\n')).find((one) => alone.includes(one));
  return parseQuestion(asked ?? commonest(alone));
}

/** @param keyOf gives equal keys for equal values */
function commonest<T>(values: readonly T[], keyOf: (value: T) => unknown = (value) => value): T {
  const times = new Map<unknown, { readonly value: T; count: number }>();
  for (const value of values) {
    const known = times.get(keyOf(value));
    if (known) known.count++;
    else times.set(keyOf(value), { value, count: 1 });
  }
  return [...times.values()].reduce((a, b) => (b.count > a.count ? b : a)).value;
}
