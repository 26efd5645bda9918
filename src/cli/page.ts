import type { Page } from '../report/terminal/page.ts';
import type { Stream } from './stream.ts';

/** Tables in a pipe or a file, and on a terminal that does not know its width. */
const WIDTH = 80;
/** Of a terminal that does not know its height. */
const HEIGHT = 24;
/** Terminals may be narrower, but nothing more is folded for them. */
const NARROWEST = 20;

type Terminal = Pick<Stream, 'isTTY' | 'columns' | 'rows' | 'hasColors'>;

/**
 * How to write on a stream. In a pipe nothing depends on the machine: sentences stay whole, for
 * whoever searches them, and tables are as wide as fits nearly everywhere. Nothing scrolls away there.
 */
export function pageOf(stream: Terminal, environment: NodeJS.ProcessEnv): Page {
  const width = Math.max(NARROWEST, stream.columns || WIDTH);
  return {
    tableWidth: stream.isTTY ? width : WIDTH,
    proseWidth: stream.isTTY ? width : Number.POSITIVE_INFINITY,
    height: stream.isTTY ? stream.rows || HEIGHT : Number.POSITIVE_INFINITY,
    hasColour: hasColour(stream, environment),
  };
}

/** Colour is for terminals. NO_COLOR forbids it and FORCE_COLOR asks for it, where not empty. */
function hasColour(stream: Terminal, environment: NodeJS.ProcessEnv): boolean {
  const { NO_COLOR, FORCE_COLOR, ...others } = environment;
  if (NO_COLOR) return false;
  if (FORCE_COLOR) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  // Node knows what TERM can do, but takes an empty NO_COLOR for a set one.
  return stream.isTTY === true && stream.hasColors?.(others) === true;
}
