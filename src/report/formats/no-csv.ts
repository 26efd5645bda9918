/** Replaces the package that writes CSV in the scripts of pages, which write none, so that it is not loaded. */
export function stringify(): never {
  throw new Error('a page writes no CSV');
}
