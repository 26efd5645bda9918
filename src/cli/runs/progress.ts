/* The progress line on a terminal. */

import cliProgress from 'cli-progress';
import { grouped, percent, printable, spoken } from '../../base/index.ts';
import type { Progress } from '../../chance/index.ts';
import { type Page, painted } from '../../report/node.ts';
import type { Session } from '../session.ts';

/** If a run is shorter than this, it gets no bar. */
const PATIENCE_MS = 400;

/**
 * A progress bar on stderr, shown only if stderr is a terminal.
 *
 * @param hasEstimate whether the bar shows the current estimate of the headline's chance
 */
export function progressBar(
  title: string,
  trials: string,
  { err, environment, interruption }: Session,
  hasEstimate = true,
): { show(progress: Progress): void; end(): void } {
  if (!takesBar({ err, environment })) return { show() {}, end() {} };
  const { page } = err;
  const began = performance.now();
  const { format, room } = formatFor(page, hasEstimate);
  const bar = new cliProgress.SingleBar({
    stream: err.stream as NodeJS.WriteStream,
    format,
    barsize: BAR,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: true,
    clearOnComplete: true,
    gracefulExit: false,
  });
  let started = false;
  let ended = false;
  const stop = () => {
    ended = true;
    if (started) bar.stop();
  };
  // When the run is interrupted, the bar ends, so that it is not drawn over the notice about the interruption.
  interruption.signal.addEventListener('abort', stop, { once: true });
  return {
    show({ done, before, total, latest }) {
      const seconds = (performance.now() - began) / 1000;
      if (ended || seconds * 1000 < PATIENCE_MS) return;
      const rate = (done - before) / seconds;
      const payload = {
        done: total ? `${spoken(rounded(done))} of ${spoken(total)}` : grouped(done),
        rate: spoken(rounded(rate)),
        left: total ? `${Math.ceil((total - done) / rate)} s` : 'some time',
        title: cutTo(printable(title), room),
        trials,
        estimate: latest ? `${percent(latest.hits / latest.trials, 3)} so far` : 'no estimate yet',
      };
      if (!started) {
        bar.start(total ?? done, done, payload);
        // The terminal gets its cursor back, no matter how the program ends.
        process.once('exit', stop);
      }
      started = true;
      if (!total) bar.setTotal(done);
      bar.update(done, payload);
    },
    end() {
      process.off('exit', stop);
      interruption.signal.removeEventListener('abort', stop);
      if (!ended) stop();
    },
  };
}

/** The width of the bar, in columns. */
const BAR = 12;

/** The parts of the line, most important first, each with its maximum width in columns. */
const PARTS = [
  ['{estimate}', 22],
  ['{left} left', 15],
  ['{done} {trials}', 36],
  ['{rate} a second', 22],
] as const;

/** The parts that fit into the width of the page, and the room that is left for the title. */
function formatFor(
  page: Pick<Page, 'proseWidth' | 'hasColour'>,
  hasEstimate: boolean,
): { readonly format: string; readonly room: number } {
  const parts = hasEstimate ? PARTS : PARTS.slice(1);
  let left = page.proseWidth - BAR - ' 100%'.length - 1;
  const shown = parts.filter(([, columns]) => {
    left -= columns + ' | '.length;
    return left >= 0;
  });
  const texts = shown.map(([text]) => text);
  const hasTitle = shown.length === parts.length && left > LEAST_TITLE;
  const all = hasTitle ? [...texts, '{title}'] : texts;
  return {
    format: `${painted(page, 'bar', '{bar}')} {percentage}% | ${all.join(' | ')}`,
    room: Math.max(0, left - ' | '.length),
  };
}

/** The title is left out if no more than this many columns are left for it. */
const LEAST_TITLE = 12;

function cutTo(text: string, room: number): string {
  return text.length > room ? `${text.slice(0, Math.max(0, room - 1))}…` : text;
}

/** Whether a bar can be drawn on stderr. A dumb terminal cannot rewrite a line. */
export function takesBar({ err, environment }: Pick<Session, 'err' | 'environment'>): boolean {
  return err.stream.isTTY === true && environment.TERM !== 'dumb';
}

/** A number rounded to three digits, since no one can read more digits while they change. */
function rounded(n: number): number {
  return Number(n.toPrecision(3));
}
