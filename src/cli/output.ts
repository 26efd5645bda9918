import { codeOf } from '../files/system-error.ts';
import type { Page } from '../report/terminal/page.ts';
import { pageOf } from './page.ts';
import type { Stream } from './stream.ts';

/** What is written to a stream. A failure is kept for the end: files are written all the same. */
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

  /** Whether what is written still reaches somebody. */
  get isHeard(): boolean {
    return this.error === undefined;
  }

  /** Why it reaches nobody; none where the reader of a pipe has what it wanted, as with `| head`. */
  get failure(): Error | undefined {
    return codeOf(this.error) === 'EPIPE' ? undefined : this.error;
  }

  /** Ends when the text is out, or lost. */
  write(text: string): Promise<void> {
    this.last = new Promise((resolve) => {
      this.stream.write(text, (error) => {
        if (error) this.lose(error);
        resolve();
      });
    });
    return this.last;
  }

  /** Ends when all that was written so far is out, or lost: a stream keeps its order. */
  ended(): Promise<void> {
    return this.last;
  }

  private lose(error: Error): void {
    this.error ??= error;
  }
}
