/* The page of an experiment's report. */

import { capitalised, grouped, shellWord, type TextParts, VERSION } from '../../base/index.ts';
import { type Experiment, type Result, rulesetOf } from '../../experiments/index.ts';
import type { Fact } from '../../rules/index.ts';
import { type Block, blocksOfKind, isUnderHeadline } from '../block.ts';
import { blocksOf } from '../blocks.ts';
import type { Still } from '../chart-files.ts';
import type { Chart } from '../charts/chart.ts';
import { DATA_ID } from '../in-browser/data.ts';
import { trialOf } from '../tables/cast.ts';
import { blockHtml, hasColumnsOnDemand } from './blocks-html.ts';
import { chartSection } from './chart-section.ts';
import { documentHtml } from './document.ts';
import { downloadSection, downloadsOf } from './downloads.ts';
import { gameSection } from './game.ts';
import { html, jsonScript, type Markup } from './html.ts';
import { boardFiles, isLively, pageCharts, pageData } from './model.ts';
import { playSection } from './play.ts';

/** How to get the same report again. */
function reproduceSection(experiment: Experiment, results: readonly Result[]): Markup {
  const { source } = experiment;
  const command = reproducingCommand(experiment, results);
  const simulations = results.flatMap(({ simulation }) => simulation ?? []);
  const trials = simulations.reduce((sum, one) => sum + one.trials, 0);
  const row = (term: string, text: Markup | string) =>
    html`<div><dt>${term}</dt><dd>${text}</dd></div>`;
  return html`<section id="reproduce"><h2>Reproduce this report</h2>
${
  command !== undefined &&
  html`<p>${isWhole(results) ? 'This command writes exactly the same report' : 'This report was interrupted. This command writes the complete report'}, on any machine and with any number of threads:</p>
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

/**
 * The command that makes this report again; for an interrupted run, the command that makes the complete report.
 * Undefined if there is no experiment file.
 */
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
    source.isUnnamed ? '-' : shellWord(source.file),
    ...(isSimulated
      ? [
          '--seed',
          shellWord(seed),
          ...('trials' in effort
            ? ['--trials', String(effort.trials)]
            : ['--precision', String(effort.precision)]),
        ]
      : ['--no-simulation']),
    ...(isExact || isPlayed ? [] : ['--no-exact']),
    ...(source.isUnnamed ? [`< ${shellWord(source.file)}`] : []),
  ].join(' ');
}

/** The contents of a report's folder that are also part of the report's page. */
export interface PageFiles {
  readonly charts: readonly Chart[];
  /** Pictures of the charts that have too many rows to be drawn in the browser, by the name of the chart. */
  readonly stills: ReadonlyMap<string, Still>;
  /** Files to download, by name, in addition to the specs of the charts. */
  readonly tables: Readonly<Record<string, string | TextParts>>;
}

/** A report as one self-contained page, which needs no network access and no other files. */
export function reportPage(
  experiment: Experiment,
  results: readonly Result[],
  { charts, stills, tables: files }: PageFiles,
): string {
  const all = pageCharts(charts, results);
  const [headline, ...blocks] = blocksOf(results);
  const rest = blocks.filter((block) => !isUnderHeadline(block));
  const tables = blocksOfKind(rest, 'table');
  const notes = rest.filter((block) => block.kind !== 'table' && !isExplained(block));
  const specs = all.filter(isLively).map(({ name }) => `${name}.vl.json`);
  const downloads = downloadsOf({ ...files, ...boardFiles(all) });
  const { title } = rulesetOf((results[0] as Result).scenario);
  const body = html`
<header>
<p class="kicker">${title}</p>
<h1>${experiment.name}</h1>
${experiment.description !== undefined && html`<p class="lead">${experiment.description}</p>`}
</header>
<main>
${headline && blockHtml(headline)}
${blocks.filter(isUnderHeadline).map(blockHtml)}
${rest.filter(isExplained).map(blockHtml)}
${playSection(results)}
${gameSection(results)}
${chartSection(all, stills, results.length)}
<section id="tables"><h2>The numbers</h2>${tables.some(hasColumnsOnDemand) && simulatedSwitch()}${tables.map(blockHtml)}</section>
<section id="fight"><h2>The fight</h2>${factList(results)}${notes.map(blockHtml)}</section>
${reproduceSection(experiment, results)}
${downloadSection([...downloads.names, ...specs], downloads.beside)}
</main>
${jsonScript(DATA_ID, pageData(results, all, downloads))}`;
  return documentHtml(experiment.name, body, 'report');
}

/** Whether a block says how reliable the numbers are. Such a block goes next to the answer. */
function isExplained(block: Block): boolean {
  return block.kind === 'text' && block.meaning !== undefined;
}

function simulatedSwitch(): Markup {
  return html`<p class="controls needs-script"><label><input type="checkbox" id="simulated"> Show the simulated numbers next to the exact ones</label></p>`;
}

/** Who fights whom, and with what. For a sweep, the facts of the first combination; facts that vary are marked. */
function factList(results: readonly Result[]): Markup {
  const [first = [], ...others] = results.map(({ account }) => account.facts);
  const isCommon = ({ term, text }: Fact) =>
    others.every((facts) => facts.some((fact) => fact.term === term && fact.text === text));
  return html`<dl>${first.map((fact) => {
    const varies = html` <em>(in the first combination; others differ)</em>`;
    return html`<div><dt>${fact.term}</dt><dd>${fact.text}${!isCommon(fact) && varies}</dd></div>`;
  })}</dl>`;
}
