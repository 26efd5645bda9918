import { parseQuestion } from './parse.ts';
import type { Question } from './question.ts';

/** What is usual for a fight, as its ruleset has it. */
export interface UsualOf {
  readonly usualQuestion: string;
  readonly usualAmongMany?: string;
  readonly usualWithoutNames?: string;
}

/**
 * The question of several fights that are shown together, where nobody asked one: the one that is
 * usual for most of them, of equals the first. One that can come about in any of them is enough.
 */
export function mostUsual(fights: readonly UsualOf[]): Question {
  const alone = fights.map(({ usualQuestion }) => usualQuestion);
  const unnamed = fights.flatMap(({ usualWithoutNames }) => usualWithoutNames ?? []);
  // If fights have different names, no name is in all of them.
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
