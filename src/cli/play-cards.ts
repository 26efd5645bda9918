import { existsSync } from 'node:fs';
import type { Field, FieldResult, FieldSetting } from '../fields/field.ts';
import { readKeptField } from '../fields/format/read.ts';
import { fieldJson } from '../fields/format/write.ts';
import { type Known, knownPairs, stillHolds } from '../fields/kept.ts';
import { type FieldCards, type PlayedField, playField } from '../fields/play-field.ts';
import { nodeFieldMachine } from '../fields/threads/field-machine.ts';
import { readText } from '../files/read-file.ts';
import { checkFile, writeWhole } from '../files/replace-file.ts';
import { LARGEST_RESULTS } from '../results/format/file.ts';
import { printable } from '../words/problem.ts';
import { VERSION } from '../words/version.ts';
import { progressBar } from './progress.ts';
import type { Session } from './session.ts';

/** Options of everything that plays cards against each other. */
export interface PlayCardsOptions {
  readonly distance?: number;
  readonly superStrength: boolean;
  readonly budget?: number;
  readonly countUnmodelled?: boolean;
  readonly threads?: number;
  readonly keep?: string;
}

/** Plays fields of one setting with a progress bar, and keeps them where that is asked for. */
export interface FieldPlayer {
  /**
   * Plays the pairs that are not known; an interruption leaves some out.
   *
   * @param also fields of this run whose pairs are known
   */
  play(cards: FieldCards, also?: readonly Field[]): Promise<PlayedField>;
  keep(result: FieldResult): void;
}

/** @throws BadInput for a file that cannot be read or written, or that holds something else */
export async function fieldPlayer(
  setting: FieldSetting,
  { keep, threads }: PlayCardsOptions,
  session: Session,
): Promise<FieldPlayer> {
  if (keep !== undefined) checkFile('--keep', keep);
  const kept = keep !== undefined && existsSync(keep) ? await keptFields(keep, session) : [];
  const knownOf = async (cards: FieldCards, also: readonly Field[]): Promise<Known> => {
    if (kept.length > 0 && !stillHolds(knownPairs(kept, setting), cards, setting)) {
      const file = printable(keep ?? '');
      await session.note(`what ${file} keeps does not hold any more: its pairs are played again`);
      kept.length = 0;
    }
    return knownPairs([...kept, ...also], setting);
  };
  return {
    async play(cards, also = []) {
      const known = await knownOf(cards, also);
      const bar = progressBar('every pair from both starts', 'pairs', session, false);
      try {
        return await session.interruption.during((signal) =>
          playField(setting, cards, {
            machine: nodeFieldMachine(),
            threads,
            signal,
            known,
            onProgress: (done, total) => bar.show({ done, before: 0, total }),
            onLost: (reason) => void session.note(`${reason}; its work is done again`),
          }),
        );
      } finally {
        bar.end();
      }
    },
    keep(result) {
      if (keep !== undefined) writeWhole(keep, fieldJson(result, VERSION));
    },
  };
}

async function keptFields(path: string, session: Session): Promise<Field[]> {
  const again = async (why: string): Promise<Field[]> => {
    await session.note(`${printable(path)} ${why}: its pairs are played again`);
    return [];
  };
  const text = readText(path, LARGEST_RESULTS);
  const { program, seal, field, whatIf } = readKeptField(text, path);
  if (program !== VERSION) return again(`is of version ${printable(program)}`);
  if (seal === 'missing') return again('has no checksum, which would tell of damage');
  if (seal === 'broken') return again('is damaged, as its checksum tells');
  return [field, ...(whatIf ? [whatIf.field] : [])];
}
