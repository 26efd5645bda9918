/**
 * A chart's spec as Vega can draw it. Vega takes texts in expressions that are called as something that every
 * object has, such as `constructor`, for names of variables, and so does it with `if`; as keys of its own they are
 * taken as well. A blank behind makes them texts like any other, and is not seen.
 */
export function drawable<Spec>(spec: Spec): Spec {
  return drawablePart(spec, false) as Spec;
}

const TAKEN: ReadonlySet<string> = new Set([...Object.getOwnPropertyNames(Object.prototype), 'if']);

const QUOTED = new RegExp(`"(${[...TAKEN].join('|')})"`, 'g');

/** What is an expression wherever it stands in a spec. */
const EXPRESSIONS: ReadonlySet<string> = new Set([
  'calculate',
  'expr',
  'filter',
  'labelExpr',
  'signal',
  'test',
]);

function drawablePart(part: unknown, isExpression: boolean): unknown {
  if (typeof part === 'string') {
    if (isExpression) return part.replace(QUOTED, '"$1 "');
    return TAKEN.has(part) ? `${part} ` : part;
  }
  if (Array.isArray(part)) return part.map((inner) => drawablePart(inner, false));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, inner]) => [key, drawablePart(inner, EXPRESSIONS.has(key))]),
  );
}
