/** The files that an experiment names, such as maps and cards. */
export interface Files {
  /**
   * The text of a file.
   *
   * @throws BadInput for anything but a readable text file
   */
  read(path: string): string;
  /**
   * The bytes of a file.
   *
   * @throws BadInput for anything but a readable file
   */
  readBytes(path: string): Uint8Array;
}

/** Options for reading an experiment. */
export interface ReadOptions {
  /**
   * The name of the experiment's text in messages, such as "duel.yaml"; by default, "experiment".
   */
  readonly file?: string;
  /** The files that the experiment names; if absent, it can name none. */
  readonly files?: Files;
  /** Overrides the experiment's own question. */
  readonly question?: string;
}

/** Options for computing exact odds. */
export interface ExactOptions extends ReadOptions {
  /** If it is aborted, the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** Progress of a simulation. */
export interface Progress {
  /** Trials counted so far. */
  readonly done: number;
  /** Absent if a precision is requested, since the number of trials is then unknown. */
  readonly total?: number;
}

/** Options for running an experiment. */
export interface RunOptions extends ExactOptions {
  /** Whether to compute exact odds; true if absent. */
  readonly exact?: boolean;
  /** Whether to simulate; true if absent. */
  readonly simulation?: boolean;
  /** This and the next two options override the experiment's own. */
  readonly seed?: string | number;
  readonly trials?: number | string;
  readonly precision?: number;
  /**
   * Worker threads; 1 uses only this thread. By default, one for each core, or only this thread if
   * that is faster. The results do not depend on it.
   */
  readonly threads?: number;
  /** The code that rolls the dice, which does not affect the numbers; by default, the fastest. */
  readonly kernel?: 'typescript' | 'wasm';
  /**
   * Whether a run that is aborted after some dice have been rolled returns the simulation so far as `interrupted`,
   * instead of being rejected.
   */
  readonly partial?: boolean;
  onProgress?(progress: Progress): void;
}
