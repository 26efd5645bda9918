import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import fc from 'fast-check';
import { type Door, judged, type Verdict } from '../door.ts';
import { SCRATCH, scratchFile } from '../scratch.ts';
import { verdictOf } from '../try-command.ts';
import { anyCommand, type CommandInput } from './command-line.ts';
import { anyExperiment, type ExperimentInput, textOf } from './experiment.ts';
import { anyText } from './text.ts';

type ProcessInput = ExperimentInput | CommandInput | { readonly text: string | Uint8Array };

const PROGRAM = resolve('dist/knockback.js');
/** Long enough for a process to start on a busy machine. */
const PATIENCE_MS = 100_000;

/** The same inputs, given to the built program as users run it: one process per input. */
export const processDoor: Door<ProcessInput> = {
  name: 'process',
  atATime: 1,
  inputs: fc.oneof(
    anyExperiment,
    anyCommand,
    anyText.map((text) => ({ text })),
  ),
  enter(input) {
    return Promise.resolve('argv' in input ? command(input) : report(input));
  },
};

function command({ argv, due }: CommandInput): Verdict {
  if (argv.some((arg) => arg.includes('\0'))) return 'refused';
  return judged(verdictOf(ended(argv)), due, JSON.stringify(argv));
}

/** A report is written completely or not at all. */
function report(input: Exclude<ProcessInput, CommandInput>): Verdict {
  const text = 'text' in input ? input.text : textOf(input);
  const file = scratchFile('experiment.yaml', text);
  const out = join(SCRATCH, 'out');
  rmSync(out, { recursive: true, force: true });
  const before = [...readdirSync(SCRATCH), 'out'];
  const verdict = verdictOf(ended(['run', file, '--no-simulation', '--out', out]));
  const files = existsSync(out) ? readdirSync(out, { recursive: true }).map(String) : [];
  if (verdict === 'refused' && files.length > 0) throw new Error(`refused, and wrote ${files}`);
  if (verdict === 'accepted') checkWhole(out, files);
  const left = readdirSync(SCRATCH).filter((name) => !before.includes(name));
  if (left.length > 0) throw new Error(`outside of the report's folder: ${left}`);
  return 'due' in input ? judged(verdict, input.due, input.what) : verdict;
}

function checkWhole(out: string, files: readonly string[]): void {
  const [folder = ''] = files;
  if (readdirSync(out).length !== 1) throw new Error(`not one folder: ${files}`);
  const partial = files.filter((name) => basename(name).startsWith('.'));
  if (partial.length > 0) throw new Error(`left behind: ${partial}`);
  JSON.parse(readFileSync(join(out, folder, 'results.json'), 'utf8'));
  if (readFileSync(join(out, folder, 'report.md'), 'utf8') === '') throw new Error('empty report');
}

function ended(argv: readonly string[]) {
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [PROGRAM, ...argv], {
    encoding: 'utf8',
    timeout: PATIENCE_MS,
    killSignal: 'SIGKILL',
    maxBuffer: 2 ** 28,
  });
  if (error) throw new Error(`${JSON.stringify(argv)}: ${error.message}`);
  return { code: status, stdout, stderr };
}
