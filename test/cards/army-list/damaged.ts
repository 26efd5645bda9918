import fc from 'fast-check';

/** A text with some of its characters removed, replaced, doubled or moved, or without its end. */
export function damagedText(texts: readonly string[]): fc.Arbitrary<string> {
  const change = fc.oneof(
    fc.tuple(fc.nat(), fc.nat(6)).map(([at, length]) => (text: string) => {
      const from = at % Math.max(1, text.length);
      return text.slice(0, from) + text.slice(from + length);
    }),
    fc.tuple(fc.nat(), fc.constantFrom(...'x×()[]{},;/#-0129 \n\t"\\:é\u0000\u202e')).map(
      ([at, sign]) =>
        (text: string) =>
          text.slice(0, at % (text.length + 1)) + sign + text.slice(at % (text.length + 1)),
    ),
    fc.tuple(fc.nat(), fc.nat(20), fc.nat()).map(([at, length, to]) => (text: string) => {
      const from = at % Math.max(1, text.length);
      const part = text.slice(from, from + length);
      const into = to % (text.length + 1);
      return text.slice(0, into) + part + text.slice(into);
    }),
    fc.nat().map((at) => (text: string) => text.slice(0, at % Math.max(1, text.length))),
  );
  return fc
    .tuple(fc.constantFrom(...texts), fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([text, changes]) => changes.reduce((damaged, next) => next(damaged), text));
}
