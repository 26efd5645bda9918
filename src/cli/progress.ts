import cliProgress from 'cli-progress';
import type { Course } from '../simulate/course.ts';
import { grouped, percent, spoken } from '../words/numbers.ts';

type Progress = ReturnType<Course['progress']>;

/** Runs shorter than this need no bar. */
const PATIENCE_MS = 400;

/** A progress bar on stderr, on a terminal only, with the current estimate of the headline. */
export function progressBar(title: string): { show(progress: Progress): void; end(): void } {
  if (!process.stderr.isTTY) return { show() {}, end() {} };
  const began = performance.now();
  const bar = new cliProgress.SingleBar({
    stream: process.stderr,
    format: '{bar} {percentage}% | {done} attacks | {rate} a second | {left} left | {headline}',
    barsize: 24,
    hideCursor: true,
    clearOnComplete: true,
  });
  let started = false;
  return {
    show({ done, total, latest }) {
      const seconds = (performance.now() - began) / 1000;
      if (seconds * 1000 < PATIENCE_MS) return;
      const rate = done / seconds;
      const payload = {
        done: total ? `${spoken(rounded(done))} of ${spoken(total)}` : grouped(done),
        rate: spoken(rounded(rate)),
        left: total ? `${Math.ceil((total - done) / rate)} s` : 'some time',
        headline: latest ? `${title}: ${percent(latest.hits / latest.trials, 3)}` : title,
      };
      if (!started) bar.start(total ?? done, done, payload);
      started = true;
      if (!total) bar.setTotal(done);
      bar.update(done, payload);
    },
    end() {
      if (started) bar.stop();
    },
  };
}

/** Three digits, which is all that an eye can follow. */
function rounded(n: number): number {
  return Number(n.toPrecision(3));
}
