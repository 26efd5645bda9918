/** A stream that somebody may read: stdout or stderr, or what a test hands in. */
export interface Stream {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  readonly rows?: number | undefined;
  hasColors?(environment?: object): boolean;
  on(event: 'error', listener: (error: Error) => void): unknown;
  write(text: string, done: (error?: Error | null) => void): boolean;
}
