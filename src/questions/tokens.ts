/** A word, number or sign of a question, and where it begins, from 0. */
export interface Token {
  readonly text: string;
  readonly at: number;
  /** Text in quotation marks, which is never taken for a word of the grammar. */
  readonly isQuoted: boolean;
}

const TOKEN = /\s*(?:"([^"]*)"|'([^']*)'|([<>!]=|==|[<>=≥≤≠()])|([^\s<>=!≥≤≠()"']+)|(\S))/gy;

/** Cuts a question into its words. Signs need no blanks around them. */
export function tokensOf(text: string): Token[] {
  return [...text.trimEnd().matchAll(TOKEN)].map((match) => {
    const [whole, double, single, sign, word, other] = match;
    const blanks = whole.length - whole.trimStart().length;
    return {
      text: double ?? single ?? sign ?? word ?? other ?? '',
      at: match.index + blanks,
      isQuoted: double !== undefined || single !== undefined,
    };
  });
}
