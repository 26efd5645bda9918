/*
 * A game in short: one line in each turn for each figure that acts, without the dice and odds of
 * attacks.
 */

import { announcedText, levelText, placeText, some, type Who } from '../../fight/index.ts';
import type { AttackEvent, BattleEvent, EventOf } from '../../rules/index.ts';
import { sentenceOf } from './sentences.ts';

/** A moment of a game: its events, and the figure that acts in it, if any. */
interface Acting {
  readonly figure?: number | undefined;
  readonly events: readonly BattleEvent[];
}

/** The lines of a turn, or of another part of a game, ending with the points left. */
export function shortLines(moments: readonly Acting[], who: Who): string[] {
  const lines: BattleEvent[][] = [];
  let ofFigure = new Map<number, BattleEvent[]>();
  for (const { figure, events } of moments) {
    const known = figure === undefined ? undefined : ofFigure.get(figure);
    const line = known ?? [];
    line.push(...events);
    // A figure's line moves to where it acts last, since the Life that it gives includes what
    // others did before.
    if (known) lines.splice(lines.indexOf(known), 1);
    lines.push(line);
    if (known) continue;
    // After an event of the whole side, figures begin new lines.
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
 * Whether an event is left out, because other events include it, it has no effect, or it belongs at
 * the end.
 */
function isLeftOut(event: BattleEvent): boolean {
  if (event.is === 'strike') return event.skulls === 0;
  if (event.is === 'driven') return event.spaces === 0;
  return ['mayAttackAgain', 'points', 'powerRoll', 'sharedRoll'].includes(event.is);
}

/** A sentence to which events are added: "Krug moves 3 spaces to 6,7 and attacks Finn: 1 wound". */
interface Clause {
  readonly text: string;
  readonly who: string;
  /** The last attack; absent after a movement only. */
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

/** The sentence of an event that allows additions; undefined if it allows none. */
function clauseOf(event: BattleEvent): Clause | undefined {
  if (event.is === 'move') return { who: event.who, text: moveText(event) };
  if (event.is !== 'attack') return undefined;
  return { who: event.who, attack: event, text: `${event.who} ${attackText(event)}` };
}

/** A sentence with an event added; undefined if that is not possible. */
function withEvent(clause: Clause, event: BattleEvent): Clause | undefined {
  const { who, attack, text } = clause;
  if (event.is === 'stopped' && !event.isSkull) return clause;
  if (!('who' in event)) return undefined;
  if (event.is === 'attack') {
    const more = event.who === who ? attackAdded(clause, event) : undefined;
    return more === undefined ? undefined : { who, attack: event, text: `${text}${more}` };
  }
  if (event.is === 'onGlyph' && !attack && event.who === who)
    return { who, text: `${text}, onto the ${event.glyph}` };
  const effect = event.who === attack?.target ? effectText(event) : undefined;
  return effect === undefined ? undefined : { ...clause, text: `${text}, ${effect}` };
}

/**
 * Another attack by the same figure: " and attacks Finn: 1 wound" after a movement, or "; then 2
 * wounds".
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

/** All wounds that an attack, with the powers in it, deals to its target. */
function dealtIn({ target, tolls, wounds }: AttackEvent): number {
  return tolls.reduce((sum, toll) => sum + (toll.who === target ? toll.wounds : 0), wounds);
}

/** What an event adds to the sentence of an attack; undefined if it needs a sentence of its own. */
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
