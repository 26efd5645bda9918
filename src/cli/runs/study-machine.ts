/*
 * The machine on which the command line runs studies: worker threads, progress bars, signals, and files in which the
 * work done is saved.
 */

import { existsSync } from 'node:fs';
import { counted, grouped, printable, spoken, VERSION } from '../../base/index.ts';
import { checkFile, DISK, readText, writeWhole } from '../../base/node.ts';
import { nodeMachine } from '../../chance/node.ts';
import { type Files, LARGEST_RESULTS } from '../../experiments/index.ts';
import { DUEL_REVISION } from '../../fight/index.ts';
import {
  type Field,
  type FieldCards,
  type FieldSetting,
  type FieldToPlay,
  fieldJson,
  type KnownPairs,
  knownPairs,
  MOST_STATES_OF_PAIR,
  type PlayEffort,
  type PlayedField,
  playField,
  readKeptField,
  type StudyMachine,
  stillHolds,
} from '../../studies/index.ts';
import { nodeFieldMachine } from '../../studies/node.ts';
import type { ExecuteOptions } from '../options/checkpoint-options.ts';
import type { Session } from '../session.ts';
import { execute, executeRolls } from './execute.ts';
import { keepInFile } from './kept-file.ts';
import { progressBar, takesBar } from './progress.ts';

/** How studies are run. */
export interface MachineOptions extends Partial<Omit<ExecuteOptions, 'keptBy'>> {
  /** The file in which the work done is saved. For a part of a study, the file is `FILE.PART`. */
  readonly keep?: string | undefined;
}

/** @param files from which cards and maps named by the study are read */
export function studyMachine(
  session: Session,
  { keep, ...options }: MachineOptions = {},
  files: Files = DISK,
): StudyMachine {
  const { interruption, note } = session;
  const effort = { exact: true, simulation: false, ...options };
  const fields = fieldPlayer(session, options.threads, keep);
  return {
    files,
    get isStopped() {
      return interruption.isAsked;
    },
    pause: nodeMachine().pause,
    compute: (experiment, own) => execute(experiment, { ...effort, ...own }, session),
    simulate(experiment, part = '') {
      const file = keep === undefined ? undefined : partFile(keep, part);
      const how = { ...effort, simulation: true, exact: false, ...keptIn(file) };
      return executeRolls(experiment, how, session);
    },
    playField: fields,
    note,
  };
}

/** The file in which a part of a study is saved. */
export function partFile(keep: string, part: string): string {
  return part === '' ? keep : `${keep}.${part}`;
}

/** Options for a run that is saved in a file, and resumed if the file already exists. */
export function keptIn(keep: string | undefined): Partial<ExecuteOptions> {
  return keep === undefined ? {} : { checkpoint: keep, resume: keep, keptBy: '--keep' };
}

function fieldPlayer(session: Session, threads: number | undefined, keep: string | undefined) {
  let kept: Field[] | undefined;
  const knownOf = async (
    cards: FieldCards,
    setting: FieldSetting,
    also: readonly Field[],
  ): Promise<KnownPairs> => {
    kept ??= keep !== undefined && existsSync(keep) ? await keptFields(keep, session) : [];
    if (kept.length > 0 && !stillHolds(knownPairs(kept, setting), cards, setting)) {
      const file = printable(keep ?? '');
      await session.note(`the duels in ${file} are out of date, so its pairs are played again`);
      kept = [];
    }
    return knownPairs([...kept, ...also], setting);
  };
  return async (request: FieldToPlay): Promise<PlayedField> => {
    const { setting, cards, known: also = [], kept: keeping } = request;
    const file = keeping && keep;
    if (file !== undefined) checkFile('--keep', file);
    const known =
      file === undefined ? knownPairs(also, setting) : await knownOf(cards, setting, also);
    const progress = pairProgress(session);
    const keepField = (field: Field) => {
      if (file === undefined || !keeping) return;
      keepInFile(file, () => writeWhole(file, fieldJson(keeping(field), VERSION)), session);
    };
    let due = performance.now() + KEEP_MS;
    try {
      const played = await session.interruption.during((signal) =>
        playField(setting, cards, {
          machine: nodeFieldMachine(),
          threads,
          signal,
          known,
          onStart: (effort) => {
            if (effort.seconds >= LONG_SECONDS) void session.note(effortText(effort));
          },
          onProgress(done, total, soFar) {
            progress.show(done, total);
            if (file === undefined || performance.now() < due) return;
            const began = performance.now();
            keepField(soFar());
            const ended = performance.now();
            due = ended + Math.max(KEEP_MS, (ended - began) * PART_OF_THE_TIME);
          },
          onLost: (reason) => void session.note(`${reason}; the work of this thread is done again`),
        }),
      );
      keepField(played.field);
      return played;
    } finally {
      progress.end();
    }
  };
}

/**
 * The minimum time between two writes of a field, in milliseconds, so that writing takes only a small part of the time.
 */
const KEEP_MS = 2000;
const PART_OF_THE_TIME = 20;

/** If a field takes less time than this, no announcement is printed. */
const LONG_SECONDS = 30;

/** The announcement of a field that takes a long time. */
export function effortText({ pairs, states, tooLarge, seconds }: PlayEffort): string {
  const [count, all] = [grouped(pairs), spoken(Number(states.toPrecision(2)))];
  const large =
    tooLarge === 0
      ? ''
      : `; ${tooLarge} of them probably have more than ${grouped(MOST_STATES_OF_PAIR)} states each, which is too many, and will be left out`;
  return `${count} pairs will be played, with about ${all} states in all; this takes about ${timeText(seconds)} of processor time${large}`;
}

/**
 * Shows how many pairs have been played: on a line that is rewritten or, if that is not possible, on a new line each
 * time.
 */
function pairProgress(session: Session) {
  if (!takesBar(session)) {
    const began = performance.now();
    let said = began;
    return {
      show(done: number, total: number) {
        const now = performance.now();
        if (now - said < LINE_MS || done === total) return;
        said = now;
        void session.note(progressText(done, total, (now - began) / 1000));
      },
      end() {},
    };
  }
  const bar = progressBar('every pair, each card going first', 'pairs', session, false);
  return {
    show: (done: number, total: number) => bar.show({ done, before: 0, total }),
    end: bar.end,
  };
}

const LINE_MS = 10_000;

/** "1,234 of 19,900 pairs are played, about 3 minutes are left" */
export function progressText(done: number, total: number, seconds: number): string {
  const left = ((total - done) * seconds) / done;
  return `${grouped(done)} of ${grouped(total)} pairs are played; about ${timeText(left)} left`;
}

/** "40 seconds", "three minutes", "five hours" */
function timeText(seconds: number): string {
  const [minutes, hours] = [Math.round(seconds / 60), Math.round(seconds / 3600)];
  if (hours >= 2) return counted(hours, 'hour');
  return minutes < 2
    ? counted(Math.max(2, Math.round(seconds)), 'second')
    : counted(minutes, 'minute');
}

async function keptFields(path: string, session: Session): Promise<Field[]> {
  const again = async (why: string): Promise<Field[]> => {
    await session.note(`${printable(path)} ${why}, so its pairs are played again`);
    return [];
  };
  const text = readText(path, LARGEST_RESULTS);
  const { program, engine, seal, field, whatIf } = readKeptField(text, path);
  if (program !== VERSION) return again(`was written by version ${printable(program)}`);
  if (engine !== DUEL_REVISION) return again('was played under earlier rules');
  if (seal === 'missing') return again('has no checksum, so damage would not be noticed');
  if (seal === 'broken') return again('is damaged: its checksum does not match');
  return [field, ...(whatIf ? [whatIf.field] : [])];
}
