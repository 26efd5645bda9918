/* The section of charts on a page: figures that the script draws, or still pictures. */

import type { Still } from '../chart-files.ts';
import type { BoardPicture } from '../charts/board/picture.ts';
import { boardOnPage } from '../charts/board/svg.ts';
import { type Chart, captionOf } from '../charts/chart.ts';
import { AT_LEAST, EXACTLY, READING } from '../charts/reading.ts';
import { PAGE_PALETTE } from './colours.ts';
import { html, Markup } from './html.ts';
import { isLively, isSmall } from './model.ts';
import { isFluid } from './page-chart.ts';

/** The charts, as placeholders that the script fills or as still pictures. */
export function chartSection(
  charts: readonly Chart[],
  stills: ReadonlyMap<string, Still>,
  combinations: number,
): Markup | undefined {
  const isSweep = combinations > 1;
  if (charts.length === 0 && !isSweep) return undefined;
  return html`<section id="charts"><h2>Pictures</h2>
<noscript><p>Most pictures need JavaScript; the tables below show all their numbers.</p></noscript>
${charts.some(canSwitch) && readingForm()}
${isSweep && html`<form id="combination" class="controls needs-script" aria-label="Choose a combination"></form>`}
${chartNotes(charts, combinations).map((note) => html`<p class="note">${note}</p>`)}<div class="charts">${charts.map((chart) => figureHtml(chart, stills))}</div>
</section>`;
}

function canSwitch({ spec }: Chart): boolean {
  const params: readonly { readonly name?: string }[] = spec.params ?? [];
  return params.some(({ name }) => name === READING);
}

function readingForm(): Markup {
  const choice = (value: string, text: string, isUsual = false) =>
    html`<label><input type="radio" name="${READING}" value="${value}"${isUsual && html` checked`}> ${text}</label>`;
  return html`<form id="${READING}" class="controls needs-script"><fieldset><legend>Show the chance of</legend>
${choice(EXACTLY, 'exactly x: P(= x)', true)}
${choice(AT_LEAST, 'x or more: P(≥ x)')}
</fieldset></form>`;
}

/** The space between a picture and each edge of its card, in pixels. */
const CARD_PADDING = 40;

/** A chart with its caption and description. It can be scrolled by keyboard. */
function figureHtml(chart: Chart, stills: ReadonlyMap<string, Still>): Markup {
  const { name, spec, atLeast } = chart;
  const { title, subtitle } = captionOf(chart);
  return html`<figure id="chart-${name}" class="${figureClass(chart)}" style="flex-basis: ${basisOf(chart)}">
<figcaption><h3>${read(title, atLeast?.title)}</h3>${subtitle.map((line) => html`<p class="note">${line}</p>`)}</figcaption>
${drawnHtml(chart, stills.get(name), title)}
<details><summary>In words</summary><p>${read(spec.description, atLeast?.words)}</p></details>
</figure>`;
}

/** The texts for a chart that is read as exactly x and as x or more. The script decides which one is visible. */
function read(exactly: string, atLeast: string | undefined): Markup {
  return atLeast === undefined
    ? html`${exactly}`
    : html`<span class="exactly">${exactly}</span><span class="at-least">${atLeast}</span>`;
}

function figureClass(chart: Chart): string {
  if (chart.panels) return 'wide';
  return isFluid(chart) ? 'fluid' : 'fixed';
}

/** The minimum width of a picture. If there is more room, the pictures in a row share it. */
function basisOf({ toScale, least, panels, spec }: Chart): string {
  if (panels) return '100%';
  if (toScale && 'width' in spec) return `${Math.ceil(Number(spec.width)) + CARD_PADDING}px`;
  return least === undefined ? '26rem' : `max(26rem, ${least + CARD_PADDING}px)`;
}

function drawnHtml(chart: Chart, still: Still | undefined, title: string): Markup | undefined {
  const { name, board } = chart;
  if (board && isSmall(chart)) return boardHtml(name, board(PAGE_PALETTE), title);
  return isLively(chart) ? plotHtml(name, title) : stillHtml(still, title);
}

function boardHtml(name: string, picture: BoardPicture, title: string): Markup {
  const svg = new Markup(boardOnPage(picture));
  return html`<div class="plot board" data-chart="${name}" tabindex="0" role="group" aria-label="${title}">${svg}</div>`;
}

function plotHtml(name: string, title: string): Markup {
  return html`<div class="plot needs-script" data-chart="${name}" tabindex="0" role="group" aria-label="${title}"></div>`;
}

function stillHtml(still: Still | undefined, title: string): Markup | undefined {
  if (!still) return undefined;
  const data = Buffer.from(still.content).toString('base64');
  return html`<img src="data:${still.type};base64,${data}" alt="${title}">`;
}

/** Hints about pictures of a sweep that a reader might miss. */
export function chartNotes(charts: readonly Chart[], combinations: number): string[] {
  if (combinations < 2) return [];
  const has = (name: string) => charts.some((chart) => chart.name === name);
  return [
    ...(has('sweep')
      ? []
      : [
          `There is no picture of all ${combinations} combinations, because there are too many for bars.`,
        ]),
    ...(has('explorer')
      ? []
      : [
          'There are too many combinations to draw the odds of each one. Use the sliders to choose the combination that the text describes.',
        ]),
  ];
}
