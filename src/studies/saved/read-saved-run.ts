/* Reads saved runs, and checks everything in them. */

import type * as z from 'zod';
import { BadInput, printable, shown } from '../../base/index.ts';
import { readBytes } from '../../base/node.ts';
import type { Rolled } from '../../chance/index.ts';
import {
  check,
  type Experiment,
  parseYaml,
  readExperiment,
  readQuestion,
  rulesetOf,
  surroundingsIn,
} from '../../experiments/index.ts';
import { closingSchema, FORMAT_VERSION, jobSchema, runSchema, savedHeadSchema } from './format.ts';
import { ofFile, type SavedRun } from './saved-run.ts';

/** The maximum number of bytes that Node reads in one call. */
const LARGEST = 2 ** 31 - 1;
const KIND = 'a run that knockback has saved';

/**
 * Reads saved runs. A file may come from anyone, so its contents are checked before they are trusted. The caller must
 * check whether the tallies fit the dice of the scenarios.
 *
 * @param program this program's version, which must be the version that wrote the file
 * @returns a reader of one file; consecutive runs of the same document share its scenarios
 * @throws BadInput that names the file and says what is wrong with it
 */
export function savedRunReader(program: string): (path: string) => SavedRun {
  const experimentOf = experimentReader();
  return (path) => {
    const bytes = Buffer.from(readBytes(path, KIND, LARGEST));
    return inFile(path, () => {
      const lines = linesOf(bytes);
      const head = headOf(lines[0] ?? bytes.subarray(0, 0));
      checkVersions(head, program);
      checkWhole(bytes, lines);
      const run = check(runSchema(), head);
      const { seed, effort, shard } = run;
      const experiment = { ...asking(experimentOf(run), run.question), seed, effort };
      return { program, experiment, shard, rolled: lines.slice(1, -1).map(jobOf) };
    });
  };
}

/** The experiment with its run's question. Like the seed, the question may have come from the command line. */
function asking(experiment: Experiment, question: string | undefined): Experiment {
  const { question: _, ...rest } = experiment;
  const [first] = experiment.cases;
  if (question === undefined || !first) return rest;
  const ruleset = rulesetOf(first.scenario);
  return { ...rest, question: readQuestion(question, ruleset, experiment.cases) };
}

/**
 * Returns a function that reads the experiments of saved runs. If an experiment is the same as the previous one, it is
 * not read again.
 */
function experimentReader(): (run: z.output<ReturnType<typeof runSchema>>) => Experiment {
  let known: { readonly key: string; readonly experiment: Experiment } | undefined;
  return ({ source, document, files }) => {
    const key = JSON.stringify([source, document, files]);
    if (known?.key === key) return known.experiment;
    const read = readExperiment(document, surroundingsIn(new Map(files)));
    if (source) checkSource(source, document);
    const experiment = source ? { ...read, source } : read;
    known = { key, experiment };
    return experiment;
  };
}

/** Checks that the file's text describes the experiment that was rolled, because reports show this text. */
function checkSource({ file, text }: NonNullable<Experiment['source']>, document: unknown): void {
  const { data } = parseYaml(text, file);
  if (JSON.stringify(data) === JSON.stringify(document)) return;
  const found = 'an experiment other than the one that was rolled';
  throw new BadInput({ path: ['source'], found, allowed: 'the text of its file' });
}

/** The lines, each without its line break. An unfinished last line is ignored. */
function linesOf(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  let from = 0;
  for (let end = bytes.indexOf('\n'); end >= 0; end = bytes.indexOf('\n', from)) {
    lines.push(bytes.subarray(from, end));
    from = end + 1;
  }
  return lines;
}

function headOf(line: Buffer): z.output<ReturnType<typeof savedHeadSchema>> {
  const head = savedHeadSchema().safeParse(parsed(line));
  if (head.success) return head.data;
  const sentence = `this is not ${KIND}`;
  throw new BadInput({ path: [], found: 'something else', allowed: KIND, sentence });
}

function checkWhole(bytes: Buffer, lines: readonly Buffer[]): void {
  const last = lines.at(-1) ?? bytes.subarray(0, 0);
  const closing = closingSchema().safeParse(parsed(last));
  const allowed = 'a saved run, unchanged since it was written';
  if (!closing.success)
    throw new BadInput({
      path: [],
      found: 'a file that is cut short',
      allowed,
      sentence: `the file is cut short; it must be ${allowed}`,
    });
  const content = bytes.subarray(0, bytes.length - last.length - 1);
  const { createHash } = process.getBuiltinModule('node:crypto');
  const sum = createHash('sha256').update(content).digest('hex');
  if (sum === closing.data.sha256) return;
  const found = 'content that does not match its checksum, because it was changed or damaged';
  throw new BadInput({ path: [], found, allowed });
}

function checkVersions(head: z.output<ReturnType<typeof savedHeadSchema>>, program: string): void {
  if (head.program !== program) {
    const [found, allowed] = [shown(head.program), shown(program)];
    const sentence = `version ${printable(head.program)} of the program wrote this file; finish it with that version, or start the run again (this is ${program})`;
    throw new BadInput({ path: [], found, allowed, sentence });
  }
  if (head.version !== FORMAT_VERSION) {
    const [found, allowed] = [shown(head.version), shown(FORMAT_VERSION)];
    const writer =
      head.version < FORMAT_VERSION
        ? 'an older version of the program, which rolls differently,'
        : 'a newer version of the program';
    const sentence = `${writer} wrote this file; finish it with that version, or start the run again`;
    throw new BadInput({ path: [], found, allowed, sentence });
  }
}

function jobOf(line: Buffer, job: number): Rolled {
  const read = jobSchema().safeParse(parsed(line));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const path = (issue?.path ?? []).map((key) => (typeof key === 'symbol' ? String(key) : key));
  const allowed = issue?.message ?? 'what was rolled for a job';
  throw new BadInput({ path: ['jobs', job, ...path], found: 'something else', allowed });
}

function parsed(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString());
  } catch {
    return undefined;
  }
}

export function inFile<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    // Deeply nested data overflow the stack of the functions that read them.
    const isDeep = error instanceof RangeError;
    const tooDeep = { path: [], found: 'too many nested brackets', allowed: KIND };
    throw ofFile(path, isDeep ? new BadInput(tooDeep) : error);
  }
}
