/** A word of a command, quoted for a shell if necessary. Every command that a message offers for copying uses it. */
export function shellWord(word: string): string {
  return /^(?!-.)[\w./:=@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
