import { existsSync } from 'node:fs';
import { counted, grouped, printable, spoken, VERSION } from '../base/index.ts';
import { checkFile, readText, writeWhole } from '../base/node.ts';
import { LARGEST_RESULTS } from '../experiments/index.ts';
import { DUEL_REVISION } from '../fight/index.ts';
import {
  type Field,
  type FieldCards,
  type FieldResult,
  type FieldSetting,
  fieldJson,
  type KnownPairs,
  knownPairs,
  MOST_STATES_OF_PAIR,
  type PlayEffort,
  type PlayedField,
  playField,
  readKeptField,
  stillHolds,
} from '../studies/index.ts';
import { nodeFieldMachine } from '../studies/node.ts';
import { progressBar, takesBar } from './progress.ts';
import type { Session } from './session.ts';

/** Options of everything that plays cards against each other. */
export interface PlayCardsOptions {
  readonly distance?: number;
  readonly rounds?: true;
  readonly choices?: 'best' | 'wounds';
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
  const knownOf = async (cards: FieldCards, also: readonly Field[]): Promise<KnownPairs> => {
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
      const progress = pairProgress(session);
      try {
        return await session.interruption.during((signal) =>
          playField(setting, cards, {
            machine: nodeFieldMachine(),
            threads,
            signal,
            known,
            onStart: (effort) => {
              if (effort.seconds >= LONG_SECONDS) void session.note(effortText(effort));
            },
            onProgress: progress.show,
            onLost: (reason) => void session.note(`${reason}; its work is done again`),
          }),
        );
      } finally {
        progress.end();
      }
    },
    keep(result) {
      if (keep !== undefined) writeWhole(keep, fieldJson(result, VERSION));
    },
  };
}

/** What takes less is played without a word. */
const LONG_SECONDS = 30;

/** What comes before anything is played that takes long. */
export function effortText({ pairs, states, tooLarge, seconds }: PlayEffort): string {
  const [count, all] = [grouped(pairs), spoken(Number(states.toPrecision(2)))];
  const large =
    tooLarge === 0
      ? ''
      : `; ${tooLarge} of them are likely to have more than ${grouped(MOST_STATES_OF_PAIR)} states each, which leaves a pair out`;
  return `${count} pairs are to be played, some ${all} states in all: about ${timeText(seconds)} of processor time${large}`;
}

/** How far pairs are, on a line that is written anew or, where that cannot be, on further lines. */
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
  const bar = progressBar('every pair from both starts', 'pairs', session, false);
  return {
    show: (done: number, total: number) => bar.show({ done, before: 0, total }),
    end: bar.end,
  };
}

const LINE_MS = 10_000;

/** "1,234 of 19,900 pairs are played, about 3 minutes are left" */
export function progressText(done: number, total: number, seconds: number): string {
  const left = ((total - done) * seconds) / done;
  return `${grouped(done)} of ${grouped(total)} pairs are played, about ${timeText(left)} are left`;
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
    await session.note(`${printable(path)} ${why}: its pairs are played again`);
    return [];
  };
  const text = readText(path, LARGEST_RESULTS);
  const { program, engine, seal, field, whatIf } = readKeptField(text, path);
  if (program !== VERSION) return again(`is of version ${printable(program)}`);
  if (engine !== DUEL_REVISION) return again('was played under earlier rules');
  if (seal === 'missing') return again('has no checksum, which would tell of damage');
  if (seal === 'broken') return again('is damaged, as its checksum tells');
  return [field, ...(whatIf ? [whatIf.field] : [])];
}
