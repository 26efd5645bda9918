/* Determines where rules act (in one-on-one fights, or only in battles), and for which side of an attack. */

import type { RuleKind } from './acting-rule.ts';
import { isOfFights, kindOf } from './acts/index.ts';
import { rulesOfLine } from './adapter/index.ts';
import type { EffectLine } from './effect-line.ts';
import type { Side } from './figure.ts';
import { isMomentOf } from './rules/moments.ts';
import type { Event, Rule } from './rules/rule.ts';
import { stepsOf } from './standing.ts';

/** Where the rules of a line act, and for which side of an attack. */
interface Arena {
  /** Whether a rule acts in battles only: it moves figures, or concerns figures other than the two that fight. */
  readonly isOfBattles: boolean;
  readonly kinds: readonly RuleKind[];
  /** The sides of an attack for which the rules act. */
  readonly roles: readonly (Side | 'either')[];
}

const ARENAS = new WeakMap<EffectLine, Arena>();

export function arenaOf(line: EffectLine): Arena {
  const known = ARENAS.get(line);
  if (known) return known;
  const rules = rulesOfLine(line);
  const arena = {
    isOfBattles: rules.some(isOfBattlesOnly),
    kinds: rules.map(kindOf),
    roles: rules.map(roleOf),
  };
  ARENAS.set(line, arena);
  return arena;
}

/** Whether a line has a rule of one of the named kinds, such as `way.special`. */
export const isOfKind = (line: EffectLine, ...names: readonly string[]): boolean =>
  arenaOf(line).kinds.some(({ name }) => names.includes(name));

/** Whether any of the lines can act for this side of an attack. */
export const actFor = (lines: readonly EffectLine[], side: Side): boolean =>
  lines.some((line) => arenaOf(line).roles.some((role) => role === 'either' || role === side));

/** The side of an attack for which a rule acts. */
export const roleOf = (rule: Rule): Side | 'either' =>
  (isOfBattlesOnly(rule) ? undefined : kindOf(rule).role) ?? 'either';

const isOfBattlesOnly = (rule: Rule): boolean =>
  !isOfFights(kindOf(rule)) || ('on' in rule && isAboutOthers(rule));

function isAboutOthers({ on, of, whom, cost, spread, early, if: all = [], does }: Event): boolean {
  return (
    isMomentOf(on, 'battles') ||
    cost?.by !== undefined ||
    (of !== undefined && !(of.side === 'enemy' && (on === 'moved' || on === 'wounded'))) ||
    whom?.self === 'concerned' ||
    (whom?.side !== undefined && spread === undefined) ||
    early === true ||
    all.some(({ killed }) => killed !== undefined) ||
    (whom !== undefined &&
      whom.self !== 'only' &&
      stepsOf(does).some(({ heal }) => heal !== undefined)) ||
    stepsOf(does).some(({ turn }) => turn?.by !== undefined)
  );
}
