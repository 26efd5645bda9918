/* Rewrites card files: the effects of powers, and the effects that powers give to others, become rules. */

import {
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { sameData } from '../base/index.ts';
import { flowYaml } from './flow-yaml.ts';
import { isWaiting, rulesOfLine } from './powers/adapter/index.ts';
import type { EffectLine } from './powers/effect-line.ts';
import { effectLines } from './powers/effects/index.ts';
import type { Rule } from './powers/rules/rule.ts';
import { playedRules } from './powers/spelling/played-rules.ts';
import { spelledRule } from './powers/spelling/rule.ts';

interface Converted {
  readonly text: string;
  /** The number of powers that were rewritten as rules, and the number of powers that could not be. */
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
      if (effectsIn(power).length === 0) return;
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

/** The lists of effects in a power that can be rewritten, each with its key. */
const effectsIn = (power: YAMLMap): Pair[] =>
  power.items.filter(
    ({ key, value }) =>
      isScalar(key) &&
      (key.value === 'effects' ||
        (key.value === 'grants' &&
          isSeq(value) &&
          effectLines().safeParse(value.toJSON()).success)),
  );

/** The changes to a power's text; undefined if the power is left unchanged. */
function changesOf(power: YAMLMap, text: string, isJson: boolean): Change[] | undefined {
  if (power.has('effects') && power.has('rules')) return undefined;
  const changes = effectsIn(power).map(({ key, value }) => {
    const rules = isSeq(value) && isPlain(value) ? rulesIn(value.toJSON()) : undefined;
    return (
      rules && [
        ...renamed(key as Scalar, text, isJson),
        ...rewritten(value as YAMLSeq, rules, text, isJson),
      ]
    );
  });
  return changes.every((one) => one !== undefined) ? changes.flat() : undefined;
}

/** After the rewrite, the key `effects` becomes `rules`. */
const renamed = (key: Scalar, text: string, isJson: boolean): Change[] =>
  key.value === 'effects' ? [{ ...placeOf(key, text), text: isJson ? '"rules"' : 'rules' }] : [];

function rewritten(
  lines: YAMLSeq,
  rules: readonly (readonly object[])[],
  text: string,
  isJson: boolean,
): Change[] {
  const written = (rule: object) => (isJson ? JSON.stringify(rule) : flowYaml(rule));
  return lines.items.map((line, i) => {
    const place = placeOf(line as Node, text);
    const between = lines.flow ? ', ' : `\n${startOfLine(text, place.from)}`;
    return { ...place, text: (rules[i] ?? []).map(written).join(between) };
  });
}

/**
 * The text between the start of a line and a position in the line: for example, the indent and dash before a list item.
 */
const startOfLine = (text: string, place: number) =>
  text.slice(text.lastIndexOf('\n', place) + 1, place);

/** Whether lines contain no comments, and no anchors or aliases that refer to other parts of the file. */
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

/** The rules of each line, as cards write them; undefined if a line has a rule that cards cannot write. */
function rulesIn(written: unknown): readonly (readonly object[])[] | undefined {
  const lines = effectLines().safeParse(written).data;
  const all = lines?.map((line) => {
    const rules = rulesOfLine(line);
    const acting = rules.filter((rule) => !isWaiting(rule));
    const isOne = acting.length === 1 || !acting.some(sharesItsLine);
    const spelled = rules.map((rule) => spelledRule(rule));
    return isOne && meansTheSame(spelled, rules, line) ? spelled : undefined;
  });
  return all?.every((rules) => rules !== undefined) ? all : undefined;
}

/** Whether these rules, as a card would write them, mean the same as a line and have the same limit on uses. */
function meansTheSame(spelled: readonly object[], rules: readonly Rule[], { uses }: EffectLine) {
  const read = playedRules().safeParse(spelled).data;
  return (
    read !== undefined &&
    sameData(read.flatMap(rulesOfLine), rules) &&
    read.every((line) => line.uses === uses)
  );
}

/** Whether a rule shares its uses or its roll with the other rules of its line. */
const sharesItsLine = (rule: Rule): boolean =>
  rule.limits !== undefined || ('on' in rule && rule.roll?.per === 'power');

function isJsonText(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
