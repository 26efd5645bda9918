import { parseQuestion } from './parse.ts';
import type { Question } from './question.ts';

/**
 * The question of several fights that are shown together, where nobody asked one: the one that is
 * usual for most of them, of equals the first.
 *
 * @param usual of every fight, as its ruleset has it
 */
export function mostUsual(usual: readonly string[]): Question {
  const times = new Map<string, number>();
  for (const text of usual) times.set(text, (times.get(text) ?? 0) + 1);
  const most = Math.max(...times.values());
  const [text = ''] = [...times].find(([, count]) => count === most) ?? [];
  return parseQuestion(text);
}
