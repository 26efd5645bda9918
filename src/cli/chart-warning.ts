import type { Warn } from './chart-file.ts';
import type { Session } from './session.ts';

/** Says on stderr what is amiss in a chart. */
export function chartWarning({ err }: Session): Warn {
  return (message) => void err.write(`chart: ${message}\n`);
}
