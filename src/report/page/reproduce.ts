import { capitalised, grouped, VERSION } from '../../base/index.ts';
import { type Experiment, type Result, rulesetOf } from '../../experiments/index.ts';
import { trialOf } from '../tables/cast.ts';
import { html, type Markup } from './html.ts';

/** All that is needed to get the same report again. */
export function reproduceSection(experiment: Experiment, results: readonly Result[]): Markup {
  const { source } = experiment;
  const command = reproducingCommand(experiment, results);
  const simulations = results.flatMap(({ simulation }) => simulation ?? []);
  const trials = simulations.reduce((sum, one) => sum + one.trials, 0);
  const row = (term: string, text: Markup | string) =>
    html`<div><dt>${term}</dt><dd>${text}</dd></div>`;
  return html`<section id="reproduce"><h2>Reproduce this report</h2>
${
  command !== undefined &&
  html`<p>${isWhole(results) ? 'This command gives the very same report' : 'This report was interrupted. This command gives the whole of it'}, on any machine and with any number of threads:</p>
<pre class="command" tabindex="0"><code>${command}</code></pre>`
}
<dl>
${simulations[0] && row('Seed', html`<code>${simulations[0].seed}</code>`)}
${simulations[0] && row(capitalised(trialOf(results)[1]), `${grouped(trials)}${results.length > 1 ? ` over ${results.length} combinations` : ''}`)}
${row('Program', `knockback ${VERSION}`)}
</dl>
${
  source &&
  html`<details><summary>The experiment file, ${source.file}</summary><pre tabindex="0">${source.text}</pre></details>`
}
</section>`;
}

function isWhole(results: readonly Result[]): boolean {
  return results.every(
    ({ simulation, neverBegun }) => !neverBegun && simulation?.status !== 'interrupted',
  );
}

/** The command that gives the very same report, or the whole of one that was interrupted; absent where there is no file to run. */
export function reproducingCommand(
  { source, seed, effort }: Experiment,
  results: readonly Result[],
): string | undefined {
  if (!source) return undefined;
  const isExact = results.some(({ question }) => question.odds.exact);
  const isPlayed = results.some(({ scenario }) => rulesetOf(scenario).isPlayed);
  const isSimulated = results.some(({ simulation }) => simulation);
  return [
    'knockback run',
    source.isUnnamed ? '-' : quoted(source.file),
    ...(isSimulated
      ? [
          '--seed',
          quoted(seed),
          ...('trials' in effort
            ? ['--trials', String(effort.trials)]
            : ['--precision', String(effort.precision)]),
        ]
      : ['--no-simulation']),
    ...(isExact || isPlayed ? [] : ['--no-exact']),
    ...(source.isUnnamed ? [`< ${quoted(source.file)}`] : []),
  ].join(' ');
}

/** A word as a shell takes it for one. */
function quoted(word: string): string {
  return /^[\w./:=@%+,-]+$/.test(word) && !word.startsWith('-')
    ? word
    : `'${word.replaceAll("'", `'\\''`)}'`;
}
