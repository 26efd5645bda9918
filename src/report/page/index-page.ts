import { oddsValue } from '../../results/figures.ts';
import type { Result } from '../../results/result.ts';
import type { Odds } from '../../results/summary.ts';
import { percent } from '../../words/numbers.ts';
import { titleOf } from '../sentences/cast.ts';
import { headlineOf } from '../sentences/headline.ts';
import { documentHtml } from './document.ts';
import { html, type Markup } from './html.ts';

/** A report, as the index names it. */
export interface Indexed {
  readonly name: string;
  readonly description?: string | undefined;
  /** The folder of the report, beside the index. */
  readonly folder: string;
  readonly results: readonly Result[];
}

/** One page that compares the headlines of several experiments and leads to their reports. */
export function indexPage(reports: readonly Indexed[]): string {
  const body = html`
<header><p class="kicker">knockback</p><h1>${reports.length} experiments</h1></header>
<main><ul class="results">${reports.map(entry)}</ul></main>`;
  return documentHtml('Experiments', body, false);
}

function entry({ name, description, folder, results }: Indexed): Markup {
  const [first, ...others] = results;
  return html`<li class="result">
<h2><a href="${encodeURIComponent(folder)}/report.html">${name}</a></h2>
${description !== undefined && html`<p class="note">${description.trim()}</p>`}
<p><strong>${headlineOf(results)}</strong></p>
${first && others.length === 0 && chance(titleOf(results), first.question.odds)}
</li>`;
}

/** The headline's chance as a number and a bar, to be compared from one experiment to the next. */
function chance(title: string, odds: Odds): Markup | undefined {
  const value = oddsValue(odds);
  if (Number.isNaN(value)) return undefined;
  const { exact, simulated } = odds;
  const interval =
    simulated &&
    `simulated ${percent(simulated.probability)} (${percent(simulated.low)} – ${percent(simulated.high)})`;
  const numbers = [exact && `exact ${percent(value)}`, interval].filter(Boolean).join(', ');
  return html`<span class="bar" role="img" aria-label="${title}: ${percent(value)}"><span style="width: ${(100 * value).toFixed(2)}%"></span></span>
<p class="note">${title}: ${numbers}</p>`;
}
