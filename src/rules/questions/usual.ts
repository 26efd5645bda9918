import { parseQuestion } from './parse.ts';
import type { Question } from './question.ts';

/** The default questions of a fight, from its ruleset. */
export interface UsualOf {
  readonly usualQuestion: string;
  readonly usualAmongMany?: string;
  readonly usualWithoutNames?: string;
}

/**
 * The question to show for several fights if the user asked none: their most common default question (the first, if
 * several are equally common). It is enough if its answer can be yes in one of the fights.
 */
export function mostUsual(fights: readonly UsualOf[]): Question {
  const alone = fights.map(({ usualQuestion }) => usualQuestion);
  const unnamed = fights.flatMap(({ usualWithoutNames }) => usualWithoutNames ?? []);
  // If the default questions differ only in names, use the version without names.
  if (new Set(alone).size > 1 && unnamed.length === fights.length)
    return parseQuestion(commonest(unnamed));
  const among = commonest(fights.map((one) => one.usualAmongMany ?? one.usualQuestion));
  return parseQuestion(alone.includes(among) ? among : commonest(alone));
}

function commonest(texts: readonly string[]): string {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  const most = Math.max(...times.values());
  const [text = ''] = [...times].find(([, count]) => count === most) ?? [];
  return text;
}
