/* Rules in YAML on one line each, as people write them: `{ if: adjacent, dice: { attack: 1 } }`. */

import { Document, isCollection, isScalar, type Node, visit } from 'yaml';
import { PORTABLE_YAML } from '../base/index.ts';

/** Puts everything within a node on one line. The keys of D20 tables are written as numbers, without quotes. */
export function putOnOneLine(node: Node): void {
  visit(node, {
    Collection(_, collection) {
      collection.flow = true;
    },
    Pair(_, { key }) {
      if (isScalar(key) && /^\d+$/.test(String(key.value))) key.value = Number(key.value);
    },
  });
}

const QUOTED_OR_BRACKET = /"(?:[^"\\]|\\.)*"|\[ | \]/g;

/** Data on one line, without blanks inside the brackets of lists. */
export function flowYaml(data: unknown): string {
  const document = new Document(data, { ...PORTABLE_YAML, aliasDuplicateObjects: false });
  if (isCollection(document.contents)) putOnOneLine(document.contents);
  const text = document.toString({ lineWidth: 0 }).trimEnd();
  return text.replace(QUOTED_OR_BRACKET, (found) => (found.length === 2 ? found.trim() : found));
}
