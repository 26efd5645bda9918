/** A page of the site, in Markdown. */
export interface Page {
  /** The name of the file without its ending. */
  readonly name: string;
  readonly text: string;
}
