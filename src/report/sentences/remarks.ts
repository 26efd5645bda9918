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

/** What a reader should know; of what does not hold throughout, in how many combinations it does. */
export function remarkItems(results: readonly Result[]): string[] {
  const times = new Map<string, number>();
  for (const remark of results.flatMap(({ account }) => account.remarks)) {
    times.set(remark, (times.get(remark) ?? 0) + 1);
  }
  return [...times].map(([remark, holds]) =>
    holds < results.length ? `In ${holds} of ${results.length} combinations: ${remark}` : remark,
  );
}
