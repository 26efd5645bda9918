import { cpus } from 'node:os';
import { perDieLoop, typescriptKernel, wholeRun } from './contenders.ts';
import { measure, type Rates } from './measure.ts';

/*
 * The figures of the README: `npm run bench`. Rates differ from machine to machine and from minute
 * to minute; the ratios, taken in one run, are what counts.
 */

const SAMPLES = 9;

function show(title: string, rates: readonly Rates[]): void {
  const [base] = rates;
  process.stdout.write(`\n${title}\n`);
  for (const { name, minimum, median, maximum } of rates) {
    const million = (rate: number) => (rate / 1e6).toFixed(1).padStart(8);
    const ratio = base ? `${(median / base.median).toFixed(2)} x`.padStart(10) : '';
    process.stdout.write(
      `  ${name.padEnd(30)}${million(minimum)}${million(median)}${million(maximum)}${ratio}\n`,
    );
  }
}

process.stdout.write(
  `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}\n` +
    `Million attacks a second (6 against 3 dice): minimum, median and maximum of ${SAMPLES} samples\n` +
    'taken in turn after one of warm-up; then the ratio of the medians.\n',
);
show('One thread', await measure([perDieLoop, typescriptKernel], SAMPLES));
show('Threads, 1e9 attacks a run', await measure([wholeRun(1, 1e9), wholeRun(2, 1e9)], 3));
