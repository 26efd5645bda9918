import type { Result } from '../../results/result.ts';
import type { Experiment } from '../../scenarios/experiment.ts';

/** The command that gives the very same report, or the whole of one that was interrupted; absent where there is no file to run. */
export function reproducingCommand(
  { source, seed, effort }: Experiment,
  results: readonly Result[],
): string | undefined {
  if (!source) return undefined;
  const isExact = results.some(({ question }) => question.odds.exact);
  const isSimulated = results.some(({ simulation }) => simulation);
  return [
    'npx knockback run',
    quoted(source.file),
    ...(isSimulated
      ? [
          '--seed',
          quoted(seed),
          ...('trials' in effort
            ? ['--trials', String(effort.trials)]
            : ['--precision', String(effort.precision)]),
        ]
      : ['--no-simulation']),
    ...(isExact ? [] : ['--no-exact']),
  ].join(' ');
}

/** A word as a shell takes it for one. */
function quoted(word: string): string {
  return /^[\w./:=@%+,-]+$/.test(word) && !word.startsWith('-')
    ? word
    : `'${word.replaceAll("'", `'\\''`)}'`;
}
