/* Determines which powers act only through other figures, and whether these powers also act on their own card. */

import { rulesOfLine } from './adapter/index.ts';
import type { EffectLine } from './effect-line.ts';
import type { RuleMoment } from './rules/moments.ts';
import type { Event, Rule, Step } from './rules/rule.ts';
import { stepsOf } from './standing.ts';

/** Whether all lines act through other figures; false if there are no lines. */
export const actThroughOthers = (lines: readonly EffectLine[]): boolean =>
  lines.length > 0 && lines.every((line) => rulesOfLine(line).some(isThroughOthers));

function isThroughOthers(rule: Rule): boolean {
  if ('has' in rule)
    return rule.has.some(({ gives, words }) => gives || (words && !('mark' in words)));
  const [step = {}]: readonly Step[] = Object.values(rule.does).flat();
  return isOnOthers(rule, step);
}

/**
 * Whether any of the lines also acts on the card with the power: for example, the card takes another turn, or its
 * figures come back after they are destroyed.
 */
export const actOnOwnCard = (lines: readonly EffectLine[]): boolean =>
  lines.some((line) =>
    rulesOfLine(line).some(
      (rule) =>
        'on' in rule &&
        stepsOf(rule.does).some(({ raise, whom = rule.whom }) =>
          whom ? whom.self !== undefined && whom.self !== 'concerned' : raise !== undefined,
        ),
    ),
  );

/** Moments at which other cards take turns. */
const OF_TURNS: readonly RuleMoment[] = ['beforeTurn', 'afterTurn', 'markersPlaced', 'roundEnds'];

function isOnOthers(
  event: Event,
  { turn, side, markers, gives, heal, raise, put, wound, ignore }: Step,
) {
  const { on, whom, cost, does } = event;
  if (turn) return turn.by === 'own' || OF_TURNS.includes(on);
  if (side) return side.to === 'own';
  if (gives) return Array.isArray(does);
  if (heal !== undefined) return whom !== undefined;
  if (raise) return whom !== undefined && raise.at !== 'own' && !isOwn(event, raise);
  if (put) return put.at !== 'target' && on !== 'roundBegins';
  if (wound !== undefined) return wound === 'pending' || harmsOthers(event);
  return (
    markers !== undefined || (ignore !== undefined && (on === 'struck' || cost?.destroy === true))
  );
}

/** Whether a figure of the card itself comes back next to it. */
const isOwn = ({ whom, cost }: Event, raise: NonNullable<Step['raise']>): boolean =>
  whom?.side === 'card' && !cost && Object.keys(raise).join() === 'within';

/** Whether the event rolls for a wound on each nearby figure. */
const harmsOthers = ({ on, whom, roll, spread, early }: Event): boolean =>
  (on === 'destroyed' && early === true) ||
  (roll?.per === 'whom' && !spread && (whom?.side !== undefined || whom?.self === 'concerned'));
