/* A game in short: in each turn a line for each figure that acts, without the dice and odds of attacks. */

import { announcedText, levelText, placeText, some, type Who } from '../../fight/index.ts';
import type { AttackEvent, BattleEvent, EventOf } from '../../rules/index.ts';
import { sentenceOf } from './sentences.ts';

/** A moment of a game: its events, and the figure that acts in it, if any. */
interface Acting {
  readonly figure?: number | undefined;
  readonly events: readonly BattleEvent[];
}

/** The lines of a turn, or of another part of a game; the points left come last. */
export function shortLines(moments: readonly Acting[], who: Who): string[] {
  const lines: BattleEvent[][] = [];
  let ofFigure = new Map<number, BattleEvent[]>();
  for (const { figure, events } of moments) {
    const known = figure === undefined ? undefined : ofFigure.get(figure);
    if (known) {
      known.push(...events);
      continue;
    }
    const line = [...events];
    lines.push(line);
    // What a figure does after an event of the whole side is told after it.
    if (figure === undefined) ofFigure = new Map();
    else ofFigure.set(figure, line);
  }
  const points = moments.flatMap(({ events }) => events.filter(({ is }) => is === 'points'));
  const last = points.at(-1);
  return [
    ...lines.map((events) => lineOf(events, who)),
    ...(last ? [sentenceOf(last, who)] : []),
  ].filter(Boolean);
}

/** Left out: what the effects tell as well, and the points, which are given once. */
const LEFT_OUT: readonly BattleEvent['is'][] = [
  'mayAttackAgain',
  'points',
  'powerRoll',
  'sharedRoll',
];

/** A sentence to which events are added: "Krug moves 3 spaces to 6,7 and attacks Finn: 1 wound". */
interface Clause {
  readonly text: string;
  readonly who: string;
  /** The target of the attack; absent: only a movement. */
  readonly target?: string;
}

function lineOf(events: readonly BattleEvent[], who: Who): string {
  const sentences: string[] = [];
  let clause: Clause | undefined;
  for (const event of events.filter(({ is }) => !LEFT_OUT.includes(is))) {
    const longer = clause && withEvent(clause, event);
    if (!longer && clause) sentences.push(`${clause.text}.`);
    clause = longer ?? clauseOf(event);
    const isTold = clause !== undefined || (event.is === 'stopped' && !event.isSkull);
    if (!isTold) sentences.push(sentenceOf(event, who));
  }
  if (clause) sentences.push(`${clause.text}.`);
  return sentences.filter(Boolean).join(' ');
}

/** The sentence of an event to which others can be added; undefined if none can. */
function clauseOf(event: BattleEvent): Clause | undefined {
  if (event.is === 'move') return { who: event.who, text: moveText(event) };
  if (event.is !== 'attack') return undefined;
  const { who, target } = event;
  return { who, target, text: `${who} ${attackText(event)}` };
}

/** A sentence with an event added; undefined if it cannot be. */
function withEvent(clause: Clause, event: BattleEvent): Clause | undefined {
  const { who, target, text } = clause;
  if (event.is === 'stopped' && !event.isSkull) return clause;
  if (!('who' in event)) return undefined;
  if (target === undefined) {
    if (event.who !== who) return undefined;
    if (event.is === 'onGlyph') return { who, text: `${text}, onto the ${event.glyph}` };
    if (event.is !== 'attack') return undefined;
    const and = text.includes(', ') ? ', and' : ' and';
    return { who, target: event.target, text: `${text}${and} ${attackText(event)}` };
  }
  const effect = event.who === target ? effectText(event) : undefined;
  return effect === undefined ? undefined : { who, target, text: `${text}, ${effect}` };
}

/** "Krug moves 3 spaces to 6,7, up to level 5" */
function moveText({ who, to, spaces, levels, flies, power, isStopped }: EventOf<'move'>): string {
  const place = placeText(to);
  if (isStopped) return `${who} sets out for ${place}`;
  const goes = flies ? 'flies' : power === undefined ? `moves ${some(spaces, 'space')}` : 'goes';
  const by = power === undefined ? '' : ` by ${power}`;
  return `${who} ${goes} to ${place}${by}${levelText(levels)}`;
}

/** "attacks Finn from 3 spaces away: 1 wound": with all wounds that the attack and powers deal to the target. */
function attackText(event: AttackEvent): string {
  const { who, target, none, isUse, evaded, ignored, tolls, wounds } = event;
  const dealt = tolls.reduce((sum, toll) => sum + (toll.who === target ? toll.wounds : 0), wounds);
  const announced = announcedText(event).slice(who.length + 1);
  if (none && dealt === 0) return isUse ? announced : `${announced}, but makes no attack`;
  const result = evaded ? 'evaded' : ignored ? 'ignored' : some(dealt, 'wound');
  return `${announced}: ${result}`;
}

/** What an event adds to the sentence of an attack; undefined if it is a sentence of its own. */
function effectText(event: BattleEvent): string | undefined {
  switch (event.is) {
    case 'left':
      return event.isHealed ? undefined : `${event.life} of ${event.of} Life left`;
    case 'destroyed':
      return 'destroyed';
    case 'driven': {
      const to = event.places?.at(-1);
      return to && `driven back ${some(event.spaces, 'space')} to ${placeText(to)}`;
    }
    default:
      return undefined;
  }
}
