/** The files to which an experiment refers, such as maps and cards. */
export interface Files {
  /**
   * The text of a file.
   *
   * @throws BadInput if it is not a readable text file
   */
  read(path: string): string;
  /**
   * The bytes of a file.
   *
   * @throws BadInput if it is not a readable file
   */
  readBytes(path: string): Uint8Array;
}

/** Options for reading an experiment. */
export interface ReadOptions {
  /** The name of the experiment's text in messages, such as "duel.yaml"; default: "experiment". */
  readonly file?: string;
  /** The files to which the experiment may refer; if absent, it may not refer to any. */
  readonly files?: Files;
  /** Overrides the experiment's own question. */
  readonly question?: string;
}

/** Options for computing exact odds. */
export interface ExactOptions extends ReadOptions {
  /** If the signal is aborted, the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** Progress of a simulation. */
export interface Progress {
  /** The number of trials so far. */
  readonly done: number;
  /** Absent if a precision is requested, since the total number of trials is then unknown. */
  readonly total?: number;
}

/** Options for running an experiment. */
export interface RunOptions extends ExactOptions {
  /** Whether to compute exact odds; default: true. */
  readonly exact?: boolean;
  /** Whether to simulate; default: true. */
  readonly simulation?: boolean;
  /** This option and the next two override the experiment's own fields. */
  readonly seed?: string | number;
  readonly trials?: number | string;
  readonly precision?: number;
  /**
   * The number of worker threads; 1 means only this thread. Default: one per core, or only this thread if that is
   * faster. The results do not depend on the number of threads.
   */
  readonly threads?: number;
  /** The code that rolls the dice. It does not affect the numbers; default: the fastest. */
  readonly kernel?: 'typescript' | 'wasm';
  /**
   * What happens if the run is aborted after some dice have been rolled. If true, the run returns the simulation so
   * far, with the status `interrupted`; otherwise, the promise is rejected.
   */
  readonly partial?: boolean;
  onProgress?(progress: Progress): void;
}
