/* Describes the states, choices and results of a turn in words, for reports and stories. */

import {
  capitalised,
  does,
  inSentence,
  isPlural,
  listed,
  spokenShare,
  verbOf,
} from '../../base/index.ts';
import { placeName } from '../../board/index.ts';
import { type Answered, type Choice, clauseWithOdds, type EventOf } from '../../rules/index.ts';
import { specialAttacksOf } from '../combat/special-attack.ts';
import type { PlannedAttack } from '../fights/planned-attack.ts';
import { some } from '../narration/rolls.ts';
import { choicesText } from '../narration/sentences.ts';
import type { Other } from '../setup.ts';
import type { BoardOutcome } from './board-outcome.ts';
import type { TurnContext } from './context.ts';
import type { AttackMade, Option } from './moment.ts';
import { cardInTurn, type TurnAttacker, type TurnScenario } from './scenario.ts';
import type { SolvedTurn } from './solve.ts';
import { type Acting, GONE, hasActed, type TurnState } from './state.ts';

/**
 * The state in a clause: "Solomon Grundy on 4,1 with 3 wounds, Hawkgirl has acted". It ends with
 * "…, Batman is on 3,1" if he has moved and a roll precedes his next attack, and with "…, Batman
 * has 1 wound" if he was hurt this turn.
 */
export function standingText(context: TurnContext, state: TurnState): string {
  const { attackers } = context.scenario;
  const { acting } = state;
  const acted = attackers.filter((_, i) => hasActed(state, i) && state.places[i] !== GONE);
  const gone = [
    ...attackers.filter((_, i) => state.places[i] === GONE),
    ...othersGone(context, state),
  ];
  const names = (all: readonly { readonly name: string }[]) => listed(all.map(({ name }) => name));
  return [
    defenderText(context, state),
    ...(acted.length > 0
      ? [`${names(acted)} ${verbOf(acted.length > 1 || acted.some(isPlural), 'has')} acted`]
      : []),
    ...(acting ? [actingText(context, state, acting)] : []),
    ...hurtTexts(context, state),
    ...(gone.length > 0 ? [`${names(gone)} destroyed`] : []),
  ].join(', ');
}

/** "Batman is on 3,1" */
function actingText(
  { scenario, field }: TurnContext,
  { places }: TurnState,
  { attacker }: Acting,
): string {
  const is = does(scenario.attackers[attacker] as (typeof scenario.attackers)[number], 'is');
  const at = field.nameOf(places[attacker] as number);
  return at === undefined ? `${is} acting` : `${is} on ${at}`;
}

/** "Batman has 1 wound": attackers and bystanders that were hurt this turn and were not destroyed. */
function hurtTexts({ scenario, field }: TurnContext, { ownWounds, places, hits }: TurnState) {
  const { attackers, board } = scenario;
  const text = ({ name }: { readonly name: string }, before = 0, now = 0) =>
    now > before ? [`${name} has ${some(now, 'wound')}`] : [];
  return [
    ...attackers.flatMap((one, i) =>
      places[i] === GONE ? [] : text(one, one.wounds, ownWounds[i]),
    ),
    ...(board?.others ?? []).flatMap((one, i) =>
      text({ name: otherName(scenario, one) }, field.begins.hits[i], hits[i]),
    ),
  ];
}

function othersGone({ scenario, field }: TurnContext, { hits }: TurnState) {
  const others = scenario.board?.others ?? [];
  return others
    .filter((_, i) => hits[i] === GONE && field.begins.hits[i] !== GONE)
    .map((one) => ({ name: otherName(scenario, one) }));
}

/** "The Joker"; "The Joker at 2,3" if another piece has the same name. */
function otherName({ attackers, defender, board }: TurnScenario, { name, spaces }: Other): string {
  const all = [...attackers, defender, ...(board?.others ?? [])];
  const isAlone = all.filter((one) => one.name === name).length === 1;
  return isAlone ? name : `${name} at ${placeName(spaces)}`;
}

/** "Solomon Grundy on 4,1 with 3 wounds" */
function defenderText(context: TurnContext, state: TurnState): string {
  const { name } = context.scenario.defender;
  const where = whereText(context, state);
  return [name, ...(where ? [where] : []), woundsText(state)].join(' ');
}

/** Where the target is at the end of the turn, and its wounds. */
export function turnEnd(
  { scenario, field }: TurnContext,
  { defender: place, wounds, isDestroyed }: TurnState,
): EventOf<'turnEnd'> {
  const spaces = field.spacesOf(place);
  return {
    is: 'turnEnd',
    target: scenario.defender.name,
    ...(spaces.length > 0 ? { place: spaces } : { spaces: place }),
    wounds,
    ...(isDestroyed && { isDestroyed: true }),
  };
}

/** "on 4,1"; on clear ground "2 spaces back", or undefined if it has not moved. */
function whereText({ field }: TurnContext, { defender }: TurnState): string | undefined {
  const place = field.nameOf(defender);
  if (place !== undefined) return `on ${place}`;
  return defender > 0 ? `${some(defender, 'space')} back` : undefined;
}

const woundsText = ({ wounds }: TurnState) => `with ${some(wounds, 'wound')}`;

/**
 * A sequence of choices: "Archer goes to 5,5, then Batman attacks from 7,6".
 *
 * @param before the state before the choices
 */
export function choiceText(
  context: TurnContext,
  before: TurnState,
  chosen: readonly Option[],
): string {
  return choicesText(choicesOf(context, before, chosen));
}

/** What figures do until the next throw. A move before an attack is described as part of the attack. */
export function choicesOf(
  context: TurnContext,
  before: TurnState,
  chosen: readonly Option[],
): Choice[] {
  return chosen.flatMap((option, i) => choiceOf(context, before, option, chosen[i + 1]) ?? []);
}

function choiceOf(
  { scenario, field }: TurnContext,
  before: TurnState,
  { attacker, place, attack, state: then }: Option,
  next: Option | undefined,
): Choice | undefined {
  const figure = scenario.attackers[attacker] as (typeof scenario.attackers)[number];
  const spaces = field.spacesOf(place);
  const isOn = before.acting?.attacker === attacker && before.acting.way >= 0;
  const at = { who: figure.name, ...(spaces.length > 0 && { place: spaces }) };
  if (attack) {
    const direction = directionOf(attack);
    return {
      ...at,
      does: 'attack',
      ...(attack.planned.special && { power: attackTitle(figure, attack.planned) }),
      ...(isOn && { isAgain: true }),
      ...(spaces.length === 0 && {
        target: scenario.defender.name,
        distance: place + before.defender,
        ...(place !== before.places[attacker] && { moves: true }),
      }),
      ...(direction && { direction }),
    };
  }
  if (next?.attacker === attacker && next.attack) return undefined;
  if (isOn || place === before.places[attacker]) return undefined;
  const isFall = 'acting' in then && then.acting?.falls !== undefined;
  return { ...at, does: isFall ? 'jump' : 'move' };
}

/**
 * "Blast"; "Blast (Range 2, 3 dice)" if several special attacks share the title; "a normal attack".
 */
export function attackTitle(attacker: TurnAttacker, { special }: PlannedAttack): string {
  if (!special) return 'a normal attack';
  const { title, range, dice } = special;
  if (specialAttacksOf(attacker).filter((one) => one.title === title).length < 2) return title;
  return `${title} (Range ${range}${dice === undefined ? '' : `, ${some(dice, 'die', 'dice')}`})`;
}

/** The names of the directions, in the order of `HEX_DIRECTIONS`. */
const DIRECTIONS = ['east', 'north-east', 'north-west', 'west', 'south-west', 'south-east'];

/** The direction of Knockback, if there are several lines to choose from. */
function directionOf({ path, isOneOfSeveral }: AttackMade): string | undefined {
  const line = path?.line;
  return isOneOfSeveral && line ? DIRECTIONS[line.direction] : undefined;
}

/** The result of a throw in a few words: "moved to 4,1, 2 wounds" */
export function resultText(
  { scenario, field }: TurnContext,
  before: TurnState,
  after: TurnState,
  boardOutcome: BoardOutcome | undefined,
  isStopTold: boolean,
): string {
  const { attackers, board } = scenario;
  const moved = after.defender !== before.defender;
  const wounds = after.wounds - before.wounds;
  const place = field.nameOf(after.defender);
  const spaces = boardOutcome?.outcome.spacesMoved ?? 0;
  const stop = isStopTold && boardOutcome ? stopText(boardOutcome) : undefined;
  const own = attackers.flatMap(({ name }, i) => {
    if (before.places[i] !== GONE && after.places[i] === GONE) return [`${name} destroyed`];
    const more = (after.ownWounds[i] as number) - (before.ownWounds[i] as number);
    return more > 0 ? [`${name} ${some(more, 'wound')}`] : [];
  });
  const others = (board?.others ?? []).flatMap((other, i) => {
    const [had, has] = [before.hits[i] as number, after.hits[i] as number];
    if (had === has) return [];
    const name = otherName(scenario, other);
    return [has === GONE ? `${name} destroyed` : `${name} hit`];
  });
  const parts = [
    ...(moved ? [`moved ${place === undefined ? some(spaces, 'space') : `to ${place}`}`] : []),
    ...(stop ? [stop] : []),
    ...(after.isDestroyed ? ['destroyed'] : wounds > 0 ? [some(wounds, 'wound')] : []),
    ...own,
    ...others,
  ];
  return parts.length > 0 ? parts.join(', ') : 'nothing changes';
}

function stopText({ measured, points }: BoardOutcome): string | undefined {
  const stoppedBy = measured.find((value) => typeof value === 'string');
  return points > 0 && stoppedBy !== 'none' ? `stopped by ${String(stoppedBy)}` : undefined;
}

/** "Krug cannot reach Solomon Grundy, 9 spaces away, in one turn. Krug destroys Solomon Grundy 0% of the time." */
export function outOfReachHeadline(scenario: TurnScenario, { clause, told }: Answered): string {
  const { distance, defender } = scenario;
  const name = cardInTurn(scenario)?.name ?? '';
  const away = scenario.board ? '' : `, ${some(distance, 'space')} away,`;
  const answer = capitalised(clauseWithOdds(clause, told));
  return `${name} cannot reach ${defender.name}${away} in one turn. ${answer}.`;
}

/**
 * "Hawkgirl first, from 3,1: 71.2% that Solomon Grundy is destroyed; Batman first: 64.0%." Every other attacker is
 * given with the best value if it acts first.
 */
export function turnHeadline(solved: SolvedTurn, { clause, told }: Answered): string {
  const { context, found } = solved;
  const { scenario, field } = context;
  const { attackers } = scenario;
  const first = found.nodes[found.chain.start]?.chosen[0];
  const { name: target } = scenario.defender;
  const against = clause.includes(inSentence(target)) ? '' : `against ${inSentence(target)}, `;
  const answer = `${told.share} that ${clause}`;
  if (!first) return `${capitalised(`${against}best if no one acts`)}: ${answer}.`;
  // On clear ground, the figures of a card are interchangeable.
  const nameOf = ({ name, squad }: TurnAttacker) => (scenario.board ? name : (squad ?? name));
  const name = nameOf(attackers[first.attacker] as TurnAttacker);
  const from = field.nameOf(first.place);
  const place = from === undefined ? '' : `${attackers.length > 1 ? ',' : ''} from ${from}`;
  const who = attackers.length > 1 ? `${name} first` : name;
  const otherNames = new Set(attackers.map(nameOf).filter((other) => other !== name));
  const others = [...otherNames].flatMap((other) => {
    const worths = solved
      .rated()
      .filter(({ option }) => nameOf(attackers[option.attacker] as TurnAttacker) === other)
      .map(({ chance }) => chance);
    return worths.length > 0 ? [`${other} first: ${spokenShare(Math.max(...worths))}`] : [];
  });
  return `${capitalised([`${against}${who}${place}: ${answer}`, ...others].join('; '))}.`;
}
