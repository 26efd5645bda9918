import type { Command } from 'commander';
import { BadInput } from '../base/index.ts';
import type { Shard } from '../chance/index.ts';
import { type Result, warningsOf } from '../experiments/index.ts';
import { type Extent, type Format, warningText } from '../report/index.ts';
import { GROUPS } from './option-groups.ts';
import type { Session } from './session.ts';

export function addBriefOption<C extends Command>(command: C, text: string): C {
  return command.optionsGroup(GROUPS.output).option('--brief', text);
}

/** Adds the option by which a report tells everything. */
export function addFullOption<C extends Command>(command: C): C {
  return command
    .optionsGroup(GROUPS.output)
    .option('--full', 'print all tables, with what was simulated beside the exact odds');
}

/** Adds the option by which numbers say how far they can be relied on. */
export function addWhyOption<C extends Command>(command: C): C {
  return command
    .optionsGroup(GROUPS.output)
    .option(
      '--why',
      'also print how sure the numbers are: exact or simulated, under which rulings, what they leave out, and where the cards come from',
    );
}

/** How much is printed. */
export function extentOf({ full }: { readonly full?: boolean | undefined }): Extent {
  return full ? 'full' : 'answer';
}

export interface BriefOptions {
  readonly brief?: boolean;
  readonly full?: boolean;
  readonly why?: boolean;
  readonly format?: Format;
  /** Whether CSV of a sweep has a line for each outcome. */
  readonly long?: boolean;
  readonly shard?: Shard;
}

/** @throws BadInput beside what prints no answer to shorten, or everything in any case */
export function checkBrief({ brief, full, why, format, long, shard }: BriefOptions): void {
  if (long && format !== 'csv') {
    const found = format ? `--format ${format}` : 'no --format';
    throw new BadInput({ path: [], place: '--long', found, allowed: '--long with --format csv' });
  }
  const refuse = (place: string, option: string) =>
    new BadInput({
      path: [],
      place,
      found: `${option} as well`,
      allowed: `${place} or ${option}, not both`,
    });
  if (brief && format && format !== 'table') throw refuse('--brief', `--format ${format}`);
  if (brief && shard) throw refuse('--brief', '--shard');
  if (full && brief) throw refuse('--full', '--brief');
  if (why && brief) throw refuse('--why', '--brief');
  if (why && shard) throw refuse('--why', '--shard');
  const isData = format === 'json' || format === 'csv';
  if (full && isData) throw refuse('--full', `--format ${format}`);
  if (why && isData) throw refuse('--why', `--format ${format}`);
}

/** Says beside a brief answer what a reader must be warned of. */
export async function noteWarnings(results: readonly Result[], { note }: Session): Promise<void> {
  for (const warning of warningsOf(results)) await note(warningText(warning, results));
}
