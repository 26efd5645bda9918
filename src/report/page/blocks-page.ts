/* The page of a report that consists of blocks, such as the reports of the studies. */

import { type Block, blocksOfKind, isUnderHeadline } from '../block.ts';
import { DATA_ID, type PageData } from '../in-browser/data.ts';
import type { Report } from '../presentation.ts';
import { blockHtml } from './blocks-html.ts';
import { chartSection } from './chart-section.ts';
import { documentHtml } from './document.ts';
import { downloadSection, downloadsOf } from './downloads.ts';
import { html, jsonScript } from './html.ts';
import { boardFiles, isLively, PAGE_THEME } from './model.ts';
import type { PageFiles } from './page.ts';
import { pageChartOf } from './page-chart.ts';

/** A report as one self-contained page, which needs no network access and no other files. */
export function blocksPage(
  { title, blocks: [headline, ...blocks], page }: Report,
  { charts: all, stills, tables }: PageFiles,
): string {
  const { kicker, about, section, matrices, omitted = [] } = page;
  const charts = all.filter(({ name }) => !omitted.includes(name));
  const isLead = (block: Block) => block.kind === 'text' && block.isLead === true;
  const [extent, ...leads] = blocks.filter(isLead);
  const rest = blocks.filter((block) => !isUnderHeadline(block) && !isLead(block));
  const numbers = blocksOfKind(rest, 'table');
  const notes = rest.filter(({ kind }) => kind !== 'table');
  const downloads = downloadsOf({ ...tables, ...boardFiles(charts) });
  const lively = charts.filter(isLively);
  const specs = lively.map(({ name }) => `${name}.vl.json`);
  const data: PageData = {
    charts: lively.map(pageChartOf),
    ...(matrices && { matrices }),
    files: downloads.packed,
    theme: PAGE_THEME,
  };
  const body = html`
<header>
<p class="kicker">${kicker}</p>
<h1>${title}</h1>
${extent && blockHtml(extent)}
</header>
<main>
${headline && blockHtml(headline)}
${blocks.filter(isUnderHeadline).map(blockHtml)}
${leads.map(blockHtml)}
${section}
${chartSection(charts, stills, 1)}
${numbers.length > 0 && html`<section id="tables"><h2>The numbers</h2>${numbers.map(blockHtml)}</section>`}
${notes.length > 0 && html`<section id="fight"><h2>${about}</h2>${notes.map(blockHtml)}</section>`}
${downloadSection([...downloads.names, ...specs], downloads.beside)}
</main>
${jsonScript(DATA_ID, data)}`;
  return documentHtml(title, body, 'report');
}
