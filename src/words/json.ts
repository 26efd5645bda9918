import { printableJson } from './problem.ts';

/** Data as text that scripts read and a terminal shows as it is. */
export function jsonText(value: unknown): string {
  return `${printableJson(JSON.stringify(value, undefined, 2))}\n`;
}
