import type { Result } from '../../results/result.ts';

/** The rulings that matter in any of these results, with how they were played. */
export function rulingItems(results: readonly Result[]): string[] {
  const all = results.flatMap(({ rulings }) => rulings);
  const texts = new Map(all.map(({ name, text }) => [name, text]));
  return [...texts].map(([name, text]) => {
    const settings = new Set(all.filter((one) => one.name === name).map(({ setting }) => setting));
    const [setting] = settings;
    const played =
      settings.size > 1 ? 'on in some combinations and off in others' : onOrOff(setting);
    return `${name} is ${played}. When on: ${text}`;
  });
}

function onOrOff(setting: boolean | undefined): string {
  return setting ? 'on' : 'off';
}

/** What the numbers leave out and take for granted. */
export function caveatItems(results: readonly Result[]): string[] {
  return throughout(results, ({ account: { caveats = [] } }) => caveats.map(({ text }) => text));
}

/** What else a reader should know. */
export function remarkItems(results: readonly Result[]): string[] {
  return throughout(results, ({ account }) => account.remarks);
}

/** Each sentence once; of what does not hold throughout, in how many combinations it does. */
function throughout(
  results: readonly Result[],
  sentencesOf: (result: Result) => readonly string[],
): string[] {
  const times = new Map<string, number>();
  for (const sentence of results.flatMap(sentencesOf)) {
    times.set(sentence, (times.get(sentence) ?? 0) + 1);
  }
  return [...times].map(([sentence, holds]) =>
    holds < results.length
      ? `In ${holds} of ${results.length} combinations: ${sentence}`
      : sentence,
  );
}
