import type { Command } from 'commander';
import { warningText } from '../report/sentences/simulation.ts';
import type { Result } from '../results/result.ts';
import { warningsOf } from '../results/warnings.ts';
import { BadInput } from '../words/problem.ts';
import type { Format } from './run-options.ts';
import type { Session } from './session.ts';

export function addBriefOption<C extends Command>(command: C, text: string): C {
  return command.option('--brief', text);
}

interface BriefOptions {
  readonly brief?: boolean;
  readonly format?: Format;
  readonly shard?: unknown;
}

/** @throws BadInput beside what prints no answer to shorten */
export function checkBrief({ brief, format, shard }: BriefOptions): void {
  const refuse = (option: string) =>
    new BadInput({
      path: [],
      place: '--brief',
      found: `${option} as well`,
      allowed: `--brief or ${option}, not both`,
    });
  if (brief && format && format !== 'table') throw refuse(`--format ${format}`);
  if (brief && shard) throw refuse('--shard');
}

/** Says beside a brief answer what a reader must be warned of. */
export async function noteWarnings(results: readonly Result[], { note }: Session): Promise<void> {
  for (const warning of warningsOf(results)) await note(warningText(warning, results));
}
