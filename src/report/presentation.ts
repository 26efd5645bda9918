/*
 * An answer in all of its output forms. Studies make presentations; the command line prints them, and writes their
 * charts and report folders.
 */

import type { TopLevelSpec } from 'vega-lite';
import type { TextParts } from '../base/index.ts';
import type { Experiment, Result } from '../experiments/index.ts';
import type { Block } from './block.ts';
import type { BoardPicture } from './charts/board/picture.ts';
import type { Chart } from './charts/chart.ts';
import type { PageMatrix } from './in-browser/data.ts';
import type { Markup } from './page/html.ts';
import type { Page } from './terminal/page.ts';

/** The formats in which answers are printed. */
export const FORMATS = ['table', 'json', 'csv', 'markdown', 'bbcode'] as const;
export type Format = (typeof FORMATS)[number];

/** A Vega-Lite spec, or one or more boards to be stacked. */
export type Picture = TopLevelSpec | readonly BoardPicture[];

export interface Presentation {
  readonly title: string;
  /** The results on which the answer is based; `--why` explains how reliable they are. */
  readonly results?: readonly Result[];
  readonly blocks: () => readonly Block[] | Promise<readonly Block[]>;
  /** The data for JSON. The items of a list may be made one by one while the list is written. */
  readonly json: () => unknown;
  /** The JSON text; present if the data need a special layout. */
  readonly jsonText?: () => string;
  /** CSV of the answer; default: the measures of the results. */
  readonly csv?: () => string | Promise<string>;
  /** The text for a terminal; present if it differs from the blocks. */
  readonly table?: (page: Page) => string | Promise<string>;
  /** The answer in one line; absent if there is no short form. */
  readonly brief?: () => string;
  /** What `--chart` draws; absent if there is nothing to draw. */
  readonly picture?: () => Picture | Promise<Picture>;
  /** The experiment that gave the results; absent if the report is not about an experiment. */
  readonly experiment?: Experiment;
  /** The report; absent if the answer has none, or if the report is about an experiment. */
  readonly report?: () => Report | Promise<Report>;
}

/** The contents of a report folder that is not about an experiment: report.html, report.md, tables and charts. */
export interface Report {
  readonly title: string;
  /** The headline comes first. The first block with `isLead` introduces the report. */
  readonly blocks: readonly Block[];
  readonly charts: readonly Chart[];
  /** Files with numbers, by name. */
  readonly tables: Readonly<Record<string, TextParts>>;
  readonly page: {
    /** The subject in a few words, shown above the title. */
    readonly kicker: string;
    /** The heading above the notes. */
    readonly about: string;
    /** A section between the answer and the charts. */
    readonly section?: Markup | undefined;
    readonly matrices?: readonly PageMatrix[];
    /** The names of charts that the page shows in another form. */
    readonly omitted?: readonly string[];
  };
}
