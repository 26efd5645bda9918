/** Stands in for the package that writes CSV in the scripts of pages, which write none: not worth its loading. */
export function stringify(): never {
  throw new Error('a page writes no CSV');
}
