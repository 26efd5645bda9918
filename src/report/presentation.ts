/*
 * An answer in all of its output forms. Studies make presentations; the command line prints them and writes their
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

/** The formats that answers are printed in. */
export const FORMATS = ['table', 'json', 'csv', 'markdown', 'bbcode'] as const;
export type Format = (typeof FORMATS)[number];

/** A Vega-Lite spec, or stacked boards. */
export type Picture = TopLevelSpec | readonly BoardPicture[];

export interface Presentation {
  readonly title: string;
  /** The results behind the answer, whose reliability `--why` explains. */
  readonly results?: readonly Result[];
  readonly blocks: () => readonly Block[] | Promise<readonly Block[]>;
  /** Data for JSON. The items of a list may be made one by one, as they are written. */
  readonly json: () => unknown;
  /** The JSON text, if the data have a layout of their own. */
  readonly jsonText?: () => string;
  /** By default, the measures of the results. */
  readonly csv?: () => string | Promise<string>;
  /** Text for a terminal, if it differs from the blocks. */
  readonly table?: (page: Page) => string | Promise<string>;
  /** One line; absent if there is no short form. */
  readonly brief?: () => string;
  /** What `--chart` draws; absent if nothing. */
  readonly picture?: () => Picture | Promise<Picture>;
  /** The experiment of the results, which has its own report. */
  readonly experiment?: Experiment;
  /** Any other report. */
  readonly report?: () => Report | Promise<Report>;
}

/** The contents of a report folder, other than that of an experiment: report.html, report.md, tables and charts. */
export interface Report {
  readonly title: string;
  /** The headline first; the first block with `isLead` introduces the report. */
  readonly blocks: readonly Block[];
  readonly charts: readonly Chart[];
  /** Files of numbers, by name. */
  readonly tables: Readonly<Record<string, TextParts>>;
  readonly page: {
    /** The subject in a few words, above the title. */
    readonly kicker: string;
    /** The heading above the notes. */
    readonly about: string;
    /** Placed between the answer and the charts. */
    readonly section?: Markup | undefined;
    readonly matrices?: readonly PageMatrix[];
    /** Names of charts that the page shows in another way. */
    readonly omitted?: readonly string[];
  };
}
