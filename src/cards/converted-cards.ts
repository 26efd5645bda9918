/* Rewrites files of cards: powers written as effects become powers written as rules. */

import {
  Document,
  isCollection,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { PORTABLE_YAML } from '../base/index.ts';
import { isWaiting, rulesOfLine } from './powers/adapter/index.ts';
import { lineOfRule } from './powers/adapter/line-of-rule.ts';
import { EFFECT_LINES } from './powers/effects/index.ts';
import type { Rule } from './powers/rules/rule.ts';
import { spelledRule } from './powers/spelling/rule.ts';

interface Converted {
  readonly text: string;
  /** Number of powers that were rewritten as rules, and number of powers that could not be. */
  readonly powers: number;
  readonly left: number;
}

/**
 * Rewrites the powers in a file as rules, and leaves the rest of the text unchanged. A power is left unchanged if one
 * of its lines is a rule that cards cannot write, stands for several rules that share uses or a roll, or contains
 * comments or anchors.
 *
 * @param text a valid file of cards
 */
export function convertedCards(text: string): Converted {
  const isJson = /^\s*[[{]/.test(text) && isJsonText(text);
  const changes: Change[] = [];
  let [powers, left] = [0, 0];
  visit(parseDocument(text), {
    Map(_, power, path) {
      const list = path.at(-2);
      if (!isPair(list) || !isScalar(list.key) || list.key.value !== 'powers') return;
      if (!power.has('effects')) return;
      const found = changesOf(power, text, isJson);
      if (found) {
        powers++;
        changes.push(...found);
      } else left++;
    },
  });
  return { text: changed(text, changes), powers, left };
}

interface Change {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

function changed(text: string, changes: readonly Change[]): string {
  let [result, done] = ['', 0];
  for (const change of changes) {
    result += text.slice(done, change.from) + change.text;
    done = change.to;
  }
  return result + text.slice(done);
}

/** The changes to a power's text; undefined if the power is left unchanged. */
function changesOf(power: YAMLMap, text: string, isJson: boolean): Change[] | undefined {
  const pair = power.items.find(({ key }) => isScalar(key) && key.value === 'effects');
  const lines = pair?.value;
  if (!isSeq(lines) || power.has('rules') || !isPlain(lines)) return undefined;
  const rules = rulesIn(lines.toJSON());
  if (!rules) return undefined;
  const written = (rule: object) => (isJson ? JSON.stringify(rule) : flowYaml(rule));
  const key = pair?.key as Node;
  return [
    { ...placeOf(key, text), text: isJson ? '"rules"' : 'rules' },
    ...lines.items.map((line, i) => {
      const place = placeOf(line as Node, text);
      const between = lines.flow ? ', ' : `\n${startOfLine(text, place.from)}`;
      return { ...place, text: (rules[i] ?? []).map(written).join(between) };
    }),
  ];
}

/** The beginning of a line, up to a position in it: for example, the indent and dash before a list item. */
const startOfLine = (text: string, place: number) =>
  text.slice(text.lastIndexOf('\n', place) + 1, place);

/** Whether lines contain no comments, and no anchors or aliases that tie them to other parts of the file. */
function isPlain(lines: YAMLSeq): boolean {
  let isSo = true;
  visit(lines, {
    Alias() {
      isSo = false;
    },
    Node(_, node, path) {
      const isInside = path.length > 1;
      if (node.anchor || (isInside && (node.comment || node.commentBefore))) isSo = false;
    },
  });
  return isSo;
}

/** The position of a node in the text, without trailing blanks and line ends. */
function placeOf({ range }: Node, text: string): Pick<Change, 'from' | 'to'> {
  const [from = 0, to = 0] = range ?? [];
  return { from, to: from + text.slice(from, to).trimEnd().length };
}

/** The rules of each line; undefined if a line has a rule that cards cannot write. */
function rulesIn(written: unknown): readonly (readonly object[])[] | undefined {
  const lines = EFFECT_LINES.safeParse(written).data;
  const all = lines?.map((line) => {
    const rules = rulesOfLine(line);
    const acting = rules.filter((rule) => !isWaiting(rule));
    const read = acting.map((rule) => lineOfRule(rule, false, rules.filter(isWaiting)));
    const isWhole = read.every((one) => one && one.uses === line.uses);
    const isOne = acting.length === 1 || !acting.some(sharesItsLine);
    return isWhole && isOne ? rules.map((rule) => spelledRule(rule)) : undefined;
  });
  return all?.every((rules) => rules !== undefined) ? all : undefined;
}

/** Whether a rule shares its uses or its roll with the other rules of its line. */
const sharesItsLine = (rule: Rule): boolean =>
  rule.limits !== undefined || ('on' in rule && rule.roll?.per === 'power');

const QUOTED_OR_BRACKET = /"(?:[^"\\]|\\.)*"|\[ | \]/g;

/** Data as one line of YAML, as people write it: no blanks inside list brackets, no quotes around D20 numbers. */
function flowYaml(data: object): string {
  const document = new Document(data, { ...PORTABLE_YAML, aliasDuplicateObjects: false });
  visit(document, {
    Node(_, node) {
      if (isCollection(node)) node.flow = true;
    },
    Pair(_, { key }) {
      if (isScalar(key) && /^\d+$/.test(String(key.value))) key.value = Number(key.value);
    },
  });
  const text = document.toString({ lineWidth: 0 }).trimEnd();
  return text.replace(QUOTED_OR_BRACKET, (found) => (found.length === 2 ? found.trim() : found));
}

function isJsonText(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
