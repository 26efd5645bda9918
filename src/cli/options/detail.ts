/* The amount of output: `--detail`, and the short forms of its values. */

import { type Command, Option } from 'commander';
import { BadInput } from '../../base/index.ts';
import type { Shard } from '../../chance/index.ts';
import { type Result, warningsOf } from '../../experiments/index.ts';
import { type Extent, type Format, warningText } from '../../report/index.ts';
import type { Session } from '../session.ts';
import { GROUPS } from './option-groups.ts';
import { choiceFlag } from './options.ts';

/** The amount of output. */
export type Detail = 'brief' | 'normal' | 'full' | 'why';

const DETAILS: Readonly<Record<Detail, string>> = {
  brief: 'one line',
  normal: 'the answer',
  full: 'all tables, simulated and exact',
  why: 'also how sure the numbers are: whether exact or simulated, with which rulings, what is left out, and where the cards come from',
};

/**
 * Adds the options for the amount of output: `--detail`, and the short forms of its values.
 *
 * @param details the values that the command has in addition to normal
 * @param brief describes the single line of brief output
 */
export function addDetailOptions<C extends Command>(
  command: C,
  details: readonly Exclude<Detail, 'normal'>[],
  brief = 'print one line',
): C {
  const known = (Object.keys(DETAILS) as Detail[]).filter(
    (one) => one === 'normal' || details.includes(one),
  );
  const texts = known.map((one) => `${one}, ${DETAILS[one]}`);
  const text = `how much to print: ${texts.join('; ')} (default: normal)`;
  command.addOption(choiceFlag('--detail <how>', text, known).helpGroup(GROUPS.output));
  const short = (one: Detail, text: string, isHidden = false) => {
    if (!known.includes(one)) return;
    command.addOption(new Option(`--${one}`, text).helpGroup(GROUPS.output).hideHelp(isHidden));
  };
  short('brief', `${brief}; the same as --detail brief`);
  short('full', 'print all tables; the same as --detail full');
  short('why', 'the same as --detail why', true);
  command.on('option:detail', (detail: string) => {
    if (detail !== 'normal') command.setOptionValueWithSource(detail, true, 'cli');
  });
  return command;
}

/** How much printed reports show. */
export function extentOf({ full }: { readonly full?: boolean | undefined }): Extent {
  return full ? 'full' : 'answer';
}

export interface BriefOptions {
  readonly brief?: boolean;
  readonly full?: boolean;
  readonly why?: boolean;
  readonly format?: Format;
  /** Whether the CSV of a sweep has a line for each outcome. */
  readonly long?: boolean;
  /** Whether the JSON of a large sweep has fractions. */
  readonly fractions?: boolean;
  readonly shard?: Shard;
}

/** @throws BadInput for output that has no short form, or that always contains everything */
export function checkBrief(options: BriefOptions): void {
  const { brief, full, why, format, long, fractions, shard } = options;
  const onlyWith = (place: string, needed: Format) => {
    const found = format ? `--format ${format}` : 'no --format';
    return new BadInput({ path: [], place, found, allowed: `${place} with --format ${needed}` });
  };
  if (long && format !== 'csv') throw onlyWith('--long', 'csv');
  if (fractions && format !== 'json') throw onlyWith('--fractions', 'json');
  const refuse = (place: string, option: string) =>
    new BadInput({
      path: [],
      place,
      found: `${option} was also given`,
      allowed: `${place} or ${option}, not both`,
    });
  if (brief && format && format !== 'table' && format !== 'json')
    throw refuse('--brief', `--format ${format}`);
  if (brief && shard) throw refuse('--brief', '--shard');
  if (full && brief) throw refuse('--full', '--brief');
  if (why && brief) throw refuse('--why', '--brief');
  if (why && shard) throw refuse('--why', '--shard');
  const isData = format === 'json' || format === 'csv';
  if (full && isData) throw refuse('--full', `--format ${format}`);
  if (why && isData) throw refuse('--why', `--format ${format}`);
}

/** Prints the warnings that a brief answer does not include. */
export async function noteWarnings(results: readonly Result[], { note }: Session): Promise<void> {
  for (const warning of warningsOf(results)) await note(warningText(warning, results));
}
