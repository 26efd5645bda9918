/* The index page of several reports, which `knockback run` writes if it runs several experiments. */

import { capitalised, percent } from '../../base/index.ts';
import { type Odds, oddsValue, type Result } from '../../experiments/index.ts';
import { ranked, type SweepRow, sweepRows } from '../sentences/sweep-row.ts';
import { clauseAbout } from '../tables/cast.ts';
import { variedFields } from '../tables/labels.ts';
import { documentHtml } from './document.ts';
import { html, type Markup } from './html.ts';

/** The entry of a report in the index. */
export interface Indexed {
  readonly name: string;
  readonly description?: string | undefined;
  /** The folder of the report, next to the index. */
  readonly folder: string;
  readonly results: readonly Result[];
}

const HEAD = ['Experiment', 'Question', 'Exact', 'Simulated', 'Lowest', 'Highest'] as const;
const TEXT_COLUMNS = 2;

/** A page that lists several experiments with their questions and answers, and links to their reports. */
export function indexPage(reports: readonly Indexed[]): string {
  const heads = HEAD.map(
    (text, i) => html`<th scope="col" class="${i < TEXT_COLUMNS ? 'text' : 'number'}">${text}</th>`,
  );
  const hasSweep = reports.some(({ results }) => results.length > 1);
  const body = html`
<header><p class="kicker">knockback</p><h1>${reports.length} experiments</h1>
<p class="lead">The chance that the answer to each question is yes.${hasSweep && ' For a sweep, first the chance in the fight as written, then the lowest and the highest chance among the combinations.'}</p></header>
<main><section class="numbers"><div class="scroll" tabindex="0" role="region" aria-label="Experiments"><table class="index">
<thead><tr>${heads}<th aria-hidden="true"></th></tr></thead>
<tbody>${reports.map(entry)}
</tbody></table></div></section></main>`;
  return documentHtml('Experiments', body, 'index');
}

function entry({ name, description, folder, results }: Indexed): Markup {
  const rows = ranked(sweepRows(results, variedFields(results)));
  const isSweep = results.length > 1;
  const [first] = results;
  const odds = isSweep ? first?.asWritten?.odds : first?.question.odds;
  const least = rows[0]?.chance;
  const most = rows.at(-1)?.chance;
  const about =
    description !== undefined &&
    html`<details><summary>About</summary><p>${description}</p></details>`;
  return html`
<tr><td class="text"><a href="${encodeURIComponent(folder)}/report.html">${name}</a>${about}</td>
<td class="text">${capitalised(clauseAbout(results))}${isSweep && html`<p class="note">${results.length} combinations</p>`}</td>
<td class="number" data-label="Exact">${odds?.exact && percent(oddsValue(odds), 2)}</td>
<td class="number" data-label="Simulated">${odds && simulatedText(odds)}</td>
<td class="number" data-label="Lowest">${isSweep && extreme(rows, least)}</td>
<td class="number" data-label="Highest">${isSweep && extreme(rows, most)}</td>
<td>${least !== undefined && most !== undefined && bar(isSweep ? least : 0, most)}</td></tr>`;
}

/** "12.50%", with the interval below it. */
function simulatedText({ simulated }: Odds): Markup | undefined {
  if (!simulated) return undefined;
  const { probability, low, high } = simulated;
  return html`${percent(probability, 2)}<p class="note">${percent(low, 2)} – ${percent(high, 2)}</p>`;
}

/**
 * A chance, with its combination below it. If several combinations have this chance, the fight as written is preferred.
 */
function extreme(rows: readonly SweepRow[], chance: number | undefined): Markup | undefined {
  const [first, ...others] = rows.filter((row) => row.chance === chance);
  if (!first) return undefined;
  const { exact, simulated } = first.result.question.odds;
  const more = others.length > 0 && ` and in ${others.length} more`;
  const beside = exact && simulated && `; simulated ${percent(simulated.probability, 2)}`;
  return html`${percent(first.chance, 2)}<p class="note">${first.condition.full}${more}${beside}</p>`;
}

/** A bar from one chance to another, on a scale from 0 to 1, so that reports can be compared. */
function bar(from: number, to: number): Markup {
  const [start, width] = [from, to - from].map((share) => (100 * share).toFixed(2));
  return html`<span class="bar" aria-hidden="true"><span style="margin-left: ${start}%; width: max(3px, ${width}%)"></span></span>`;
}
