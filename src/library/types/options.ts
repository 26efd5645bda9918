/** Where files are read from that an experiment names, such as maps and cards. */
export interface Files {
  /**
   * The text of a file.
   *
   * @throws BadInput for what is no readable text file
   */
  read(path: string): string;
  /**
   * The bytes of a file.
   *
   * @throws BadInput for what is no readable file
   */
  readBytes(path: string): Uint8Array;
}

/** How an experiment is read. */
export interface ReadOptions {
  /** What messages call the text of an experiment: "duel.yaml"; "experiment" where left out. */
  readonly file?: string;
  /** Where files are read from that the experiment names; left out: it can name none. */
  readonly files?: Files;
  /** Goes before the experiment's own question. */
  readonly question?: string;
}

/** How exact odds are worked out. */
export interface ExactOptions extends ReadOptions {
  /** Aborted: the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** How far a simulation is. */
export interface Progress {
  /** Trials that are counted by now. */
  readonly done: number;
  /** Absent where a precision is asked for, of which nobody knows when it is reached. */
  readonly total?: number;
}

/** How an experiment is run. */
export interface RunOptions extends ExactOptions {
  /** Whether to weigh the exact odds; true where left out. */
  readonly exact?: boolean;
  /** Whether to simulate; true where left out. */
  readonly simulation?: boolean;
  /** These go before the experiment's own. */
  readonly seed?: string | number;
  readonly trials?: number | string;
  readonly precision?: number;
  /**
   * Worker threads; 1 is this thread alone. Left out: one for each core, or this thread alone where that
   * is quicker. What comes out does not depend on it.
   */
  readonly threads?: number;
  /** What rolls the dice; the numbers are the same. Left out: the quickest. */
  readonly kernel?: 'typescript' | 'wasm';
  /**
   * Whether a run that is aborted once dice are rolled gives what was simulated by then, as `interrupted`, rather
   * than being rejected.
   */
  readonly partial?: boolean;
  onProgress?(progress: Progress): void;
}
