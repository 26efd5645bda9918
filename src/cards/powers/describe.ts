/* Powers in words, for the commands `cards` and `powers` and for reports. */

import { listed } from '../../base/index.ts';
import { isScale } from './amounts.ts';
import { conditionNamed } from './conditions/index.ts';
import type { Condition, EffectLine } from './effect-line.ts';
import { EFFECTS } from './effects/index.ts';
import { perText, timesText } from './texts.ts';

/** "+1 attack die for each wound on it (at most 5) in any attack, when the two are adjacent" */
export function lineText(line: EffectLine): string {
  const { when = [], per, most, uses, of, in: playedIn } = line;
  const does = EFFECTS.filter(({ name }) => line[name] !== undefined).map(({ name, text }) =>
    text(line[name], line, { lineText, conditionsText }),
  );
  const limit = most === undefined ? '' : ` (at most ${most})`;
  const scaledBy = isScale(per) ? ` for each ${perText(per)}${limit}` : '';
  const isLimited = uses !== undefined && per !== undefined;
  const whose =
    of === undefined || of === 'card' ? '' : ` for ${of === 'figure' ? 'each figure' : 'its side'}`;
  const often = isLimited ? `, ${timesText(uses)} a ${perText(per)}${whose}` : '';
  const where = playedIn === undefined ? '' : ` (${PLAYED_IN_TEXT[playedIn]})`;
  return `${listed(does)}${scaledBy}${often}${conditionsText(when)}${where}`;
}

const PLAYED_IN_TEXT = { fights: 'in fights of two', battles: 'in battles' } as const;

/** " in normal attacks, when the two are adjacent": what follows an effect */
export function conditionsText(when: readonly Condition[]): string {
  const texts = when.map(conditionText);
  // "in normal attacks" joins what it limits; "when …" is a clause of its own.
  const phrases = texts.filter((text) => !isClause(text));
  const clauses = texts.filter(isClause);
  const whens = listed(
    clauses.filter((text) => text.startsWith(WHEN)).map((text) => text.slice(WHEN.length)),
  );
  const others = clauses.filter((text) => !text.startsWith(WHEN));
  return [
    ...phrases.map((text) => ` ${text}`),
    ...(whens ? [`, ${WHEN}${whens}`] : []),
    ...others.map((text) => `, ${text}`),
  ].join('');
}

const WHEN = 'when ';
const CLAUSE = /^(when|while) /;

const isClause = (text: string) => /^(when|while|unless|but) /.test(text);

/** "when the two are adjacent", "unless the two are adjacent", "but not in normal attacks" */
function conditionText(condition: Condition): string {
  const [name, value] = partsOf(condition);
  if (name !== 'not') return conditionNamed(name)?.text(value) ?? name;
  const texts = [value as Condition | readonly Condition[]].flat().map(conditionText);
  if (texts.every((text) => CLAUSE.test(text))) {
    return `unless ${listed(texts.map((text) => text.replace(CLAUSE, '')))}`;
  }
  return `but not ${texts.toSorted((a, b) => Number(isClause(a)) - Number(isClause(b))).join(' ')}`;
}

/** The name of a condition and its value: true for a bare word. */
export function partsOf(condition: Condition): [name: string, value: unknown] {
  if (typeof condition === 'string') return [condition, true];
  return Object.entries(condition)[0] ?? ['', true];
}
