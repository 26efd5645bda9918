/* Output streams, and the width and colors of pages on them. */

import { checkOutput, codeOf, isOneFile, isStandardOutput } from '../../base/node.ts';
import { isBinaryMap } from '../../board/index.ts';
import type { Page } from '../../report/node.ts';
import { refused } from '../options/options.ts';

/** stdout, stderr, or a stream in a test. */
export interface Stream {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  readonly rows?: number | undefined;
  hasColors?(environment?: object): boolean;
  on(event: 'error', listener: (error: Error) => void): unknown;
  write(text: string, done: (error?: Error | null) => void): boolean;
}

/** Writes text to a stream. If this fails, the error is reported only at the end, so that files are still written. */
export class Output {
  readonly stream: Stream;
  private readonly environment: NodeJS.ProcessEnv;
  private error: Error | undefined;
  private last: Promise<void> = Promise.resolve();

  constructor(stream: Stream, environment: NodeJS.ProcessEnv) {
    this.stream = stream;
    this.environment = environment;
    stream.on('error', (error: Error) => this.lose(error));
  }

  get page(): Page {
    return pageOf(this.stream, this.environment);
  }

  /** Whether anyone can still read what is written. */
  get isHeard(): boolean {
    return this.error === undefined;
  }

  /** Why no one can read what is written; undefined if the reader of a pipe closed it on purpose, as `| head` does. */
  get failure(): Error | undefined {
    return codeOf(this.error) === 'EPIPE' ? undefined : this.error;
  }

  /** Resolves when the text has been written or lost. */
  write(text: string): Promise<void> {
    this.last = new Promise((resolve) => {
      this.stream.write(text, (error) => {
        if (error) this.lose(error);
        resolve();
      });
    });
    return this.last;
  }

  /** Resolves when all text so far has been written or lost, since a stream keeps its order. */
  ended(): Promise<void> {
    return this.last;
  }

  private lose(error: Error): void {
    this.error ??= error;
  }
}

/**
 * The file into which YAML for other commands is written, checked before anything is computed.
 *
 * @param out the value of `--out`
 * @param input the file that is converted to YAML
 * @returns undefined for standard output
 * @throws BadInput if no file can be written there, if it is the input itself, or if its extension is that of another
 * format
 */
export function yamlOut(out: string | undefined, input: string): string | undefined {
  if (out === undefined) return undefined;
  checkOutput('--out', out);
  if (isOneFile(out, input)) {
    throw refused('--out', out, 'a file other than the one that is read');
  }
  if (isStandardOutput(out)) return undefined;
  if (!isBinaryMap(out)) return out;
  throw refused(
    '--out',
    out,
    'a name that does not end in .hsc or .gz, which are for maps of other programs',
  );
}

/** The width of tables in a pipe or a file, and on a terminal whose width is unknown. */
const WIDTH = 80;
/** The height assumed for a terminal whose height is unknown. */
const HEIGHT = 24;
/** Terminals that are narrower are treated as if they had this width. */
const NARROWEST = 20;

type Terminal = Pick<Stream, 'isTTY' | 'columns' | 'rows' | 'hasColors'>;

/**
 * The page for a stream. In a pipe, nothing depends on the machine: sentences are not wrapped, so that they can be
 * searched; tables have a width that fits nearly everywhere; and the height is unlimited.
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

/**
 * Whether a stream gets colors. Terminals do; if not empty, NO_COLOR turns colors off and FORCE_COLOR turns them on.
 */
function hasColour(stream: Terminal, environment: NodeJS.ProcessEnv): boolean {
  const { NO_COLOR, FORCE_COLOR, ...others } = environment;
  if (NO_COLOR) return false;
  if (FORCE_COLOR) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  // Node knows what each TERM can do, but would treat an empty NO_COLOR as set.
  return stream.isTTY === true && stream.hasColors?.(others) === true;
}
