/** A substitute for the package that writes CSV, used in the scripts of pages, which write no CSV. */
export function stringify(): never {
  throw new Error('a page writes no CSV');
}
