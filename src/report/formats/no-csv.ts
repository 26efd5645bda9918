/** Replaces the package that writes CSV in the scripts of pages, which write no CSV. */
export function stringify(): never {
  throw new Error('a page writes no CSV');
}
