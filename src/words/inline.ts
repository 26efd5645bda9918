/** Plain data on one line, as YAML files write it: `{ attackDice: 1, when: [adjacent] }`. */
export function inlineText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inlineText).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([key, inner]) => `${key}: ${inlineText(inner)}`);
    return `{ ${fields.join(', ')} }`;
  }
  if (typeof value === 'string' && !/^\p{Letter}[\p{Letter}\p{Number} -]*$/u.test(value)) {
    return JSON.stringify(value);
  }
  return String(value);
}
