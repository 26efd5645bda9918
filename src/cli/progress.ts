import cliProgress from 'cli-progress';
import { grouped, percent, printable, spoken } from '../base/index.ts';
import type { Progress } from '../chance/index.ts';
import { painted } from '../report/node.ts';
import type { Session } from './session.ts';

/** Runs shorter than this need no bar. */
const PATIENCE_MS = 400;

/**
 * A progress bar on stderr, on a terminal only.
 *
 * @param hasEstimate whether it shows the current estimate of the headline
 */
export function progressBar(
  title: string,
  trials: string,
  { err, environment }: Session,
  hasEstimate = true,
): { show(progress: Progress): void; end(): void } {
  if (!takesBar({ err, environment })) return { show() {}, end() {} };
  const { page } = err;
  const began = performance.now();
  const bar = new cliProgress.SingleBar({
    stream: err.stream as NodeJS.WriteStream,
    // A narrow terminal cuts the end off: what is looked at most stands first.
    format: `${painted(page, 'bar', '{bar}')} {percentage}% |${hasEstimate ? ' {estimate} |' : ''} {left} left | {rate} a second | {done} {trials} | {title}`,
    barsize: page.proseWidth < 80 ? 12 : 24,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: true,
    clearOnComplete: true,
    gracefulExit: false,
  });
  let started = false;
  const stop = () => bar.stop();
  return {
    show({ done, before, total, latest }) {
      const seconds = (performance.now() - began) / 1000;
      if (seconds * 1000 < PATIENCE_MS) return;
      const rate = (done - before) / seconds;
      const payload = {
        done: total ? `${spoken(rounded(done))} of ${spoken(total)}` : grouped(done),
        rate: spoken(rounded(rate)),
        left: total ? `${Math.ceil((total - done) / rate)} s` : 'some time',
        title: printable(title),
        trials,
        estimate: latest ? `${percent(latest.hits / latest.trials, 3)} so far` : 'no estimate yet',
      };
      if (!started) {
        bar.start(total ?? done, done, payload);
        // However the program ends, the terminal gets its cursor back.
        process.once('exit', stop);
      }
      started = true;
      if (!total) bar.setTotal(done);
      bar.update(done, payload);
    },
    end() {
      process.off('exit', stop);
      if (started) stop();
    },
  };
}

/** Whether a bar can be drawn: a dumb terminal cannot take a line back. */
export function takesBar({ err, environment }: Pick<Session, 'err' | 'environment'>): boolean {
  return err.stream.isTTY === true && environment.TERM !== 'dumb';
}

/** Three digits, which is all that an eye can follow. */
function rounded(n: number): number {
  return Number(n.toPrecision(3));
}
