/* Tells a game in short: each turn has one line for each figure that acts, without the dice and odds of attacks. */

import { announcedText, levelText, placeText, some, type Who } from '../../fight/index.ts';
import type { AttackEvent, BattleEvent, EventOf } from '../../rules/index.ts';
import { glyphTitle } from '../glyph-title.ts';
import { sentenceOf } from './sentences.ts';

/** A moment of a game: its events, and the figure that acts in it, if any. */
interface Acting {
  readonly figure?: number | undefined;
  readonly events: readonly BattleEvent[];
}

/** The lines for a turn, or for another part of a game. They end with the points left. */
export function shortLines(moments: readonly Acting[], who: Who): string[] {
  const lines: BattleEvent[][] = [];
  let ofFigure = new Map<number, BattleEvent[]>();
  for (const { figure, events } of moments) {
    const known = figure === undefined ? undefined : ofFigure.get(figure);
    const line = known ?? [];
    line.push(...events);
    // A figure's line moves to its last action, because the Life that the line gives includes what others did before
    // that action.
    if (known) lines.splice(lines.indexOf(known), 1);
    lines.push(line);
    if (known) continue;
    // After an event that belongs to no figure, figures begin new lines.
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

/**
 * Whether an event is left out. This is the case if other events include it, if it has no effect, or if it reports
 * points, which come at the end.
 */
function isLeftOut(event: BattleEvent): boolean {
  if (event.is === 'strike') return event.skulls === 0;
  if (event.is === 'driven') return event.spaces === 0;
  return ['mayAttackAgain', 'points', 'powerRoll', 'sharedRoll'].includes(event.is);
}

/** A sentence to which more events can be added: "Krug moves 3 spaces to 6,7 and attacks Finn: 1 wound". */
interface Clause {
  readonly text: string;
  readonly who: string;
  /** The last attack in the sentence; undefined if it only reports a movement. */
  readonly attack?: AttackEvent;
}

function lineOf(events: readonly BattleEvent[], who: Who): string {
  const sentences: string[] = [];
  let clause: Clause | undefined;
  for (const event of events.filter((one) => !isLeftOut(one))) {
    const longer = clause && withEvent(clause, event);
    if (!longer && clause) sentences.push(`${clause.text}.`);
    clause = longer ?? clauseOf(event);
    const isTold = clause !== undefined || (event.is === 'stopped' && !event.isSkull);
    if (!isTold) sentences.push(sentenceOf(event, who));
  }
  if (clause) sentences.push(`${clause.text}.`);
  return sentences.filter(Boolean).join(' ');
}

/** The sentence for an event to which others can be added; undefined if none can. */
function clauseOf(event: BattleEvent): Clause | undefined {
  if (event.is === 'move') return { who: event.who, text: moveText(event) };
  if (event.is !== 'attack') return undefined;
  return { who: event.who, attack: event, text: `${event.who} ${attackText(event)}` };
}

/** A sentence with an event added; undefined if the event cannot be added. */
function withEvent(clause: Clause, event: BattleEvent): Clause | undefined {
  const { who, attack, text } = clause;
  if (event.is === 'stopped' && !event.isSkull) return clause;
  if (!('who' in event)) return undefined;
  if (event.is === 'attack') {
    const more = event.who === who ? attackAdded(clause, event) : undefined;
    return more === undefined ? undefined : { who, attack: event, text: `${text}${more}` };
  }
  if (event.is === 'onGlyph' && !attack && event.who === who)
    return { who, text: `${text}, onto the ${glyphTitle(event.glyph)}` };
  const effect = event.who === attack?.target ? effectText(event) : undefined;
  return effect === undefined ? undefined : { ...clause, text: `${text}, ${effect}` };
}

/**
 * What another attack by the same figure adds: " and attacks Finn: 1 wound" after a movement, "; then 2 wounds" after
 * the same attack; undefined after any other attack.
 */
function attackAdded({ attack, text }: Clause, event: AttackEvent): string | undefined {
  if (!attack) return `${text.includes(', ') ? ',' : ''} and ${attackText(event)}`;
  const isSame = announcedText(attack) === announcedText(event) && !attack.none && !event.none;
  return isSame ? `; then ${resultText(event)}` : undefined;
}

/** "Krug moves 3 spaces to 6,7, up to level 5" */
function moveText({ who, to, spaces, levels, flies, power, isStopped }: EventOf<'move'>): string {
  const place = placeText(to);
  if (isStopped) return `${who} sets out for ${place}`;
  const goes = flies ? 'flies' : power === undefined ? `moves ${some(spaces, 'space')}` : 'goes';
  const by = power === undefined ? '' : ` by ${power}`;
  return `${who} ${goes} to ${place}${by}${levelText(levels)}`;
}

/** "attacks Finn from 3 spaces away: 1 wound" */
function attackText(event: AttackEvent): string {
  const announced = announcedText(event).slice(event.who.length + 1);
  if (!event.none || dealtIn(event) > 0) return `${announced}: ${resultText(event)}`;
  return event.isUse ? announced : `${announced}, but makes no attack`;
}

function resultText(event: AttackEvent): string {
  if (event.evaded) return 'evaded';
  return event.ignored ? 'ignored' : some(dealtIn(event), 'wound');
}

/** All wounds that an attack, including the powers used in it, deals to its target. */
function dealtIn({ target, tolls, wounds }: AttackEvent): number {
  return tolls.reduce((sum, toll) => sum + (toll.who === target ? toll.wounds : 0), wounds);
}

/** What an event adds to the sentence about an attack; undefined if the event needs a separate sentence. */
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
