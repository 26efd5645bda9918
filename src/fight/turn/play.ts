/* The best play of a turn, as a list of decisions for reports. */

import { listed, possessive } from '../../base/index.ts';
import type { Stand } from '../../board/index.ts';
import { type EffectLine, linesOfPower, powerTitle } from '../../cards/index.ts';
import type { Decision, Options, Play, Sequel } from '../../rules/index.ts';
import { linesOf, withInner } from '../combat/power-dependencies.ts';
import type { PlannedAttack } from '../fights/planned-attack.ts';
import { some } from '../narration/rolls.ts';
import type { ThrowNode } from './chain.ts';
import type { TurnContext } from './context.ts';
import type { MeasureNote, TurnMeasure } from './measures.ts';
import type { Option } from './moment.ts';
import { cardInTurn, cardsInTurn, type TurnAttacker } from './scenario.ts';
import type { SolvedTurn } from './solve.ts';
import { AWAY, GONE, hasActed, keyOf, type TurnState } from './state.ts';
import { attackTitle, choiceText, resultText, standingText } from './texts.ts';

/** What is needed to describe a state. */
interface Told {
  readonly context: TurnContext;
  /** The notes of the states, in order. Other notes are left out of the texts. */
  readonly notes: readonly MeasureNote[];
  readonly measures: readonly TurnMeasure[];
}

/**
 * Describes each state in a clause that differs from all others. If clauses would be equal, they also give what
 * distinguishes their states: attacks made, places, uses, and counts so far.
 */
function momentTexts(told: Told, states: readonly TurnState[]): string[] {
  const plain = states.map((state) => standingText(told.context, state));
  const groups = new Map<string, number[]>();
  for (const [i, text] of plain.entries()) groups.set(text, [...(groups.get(text) ?? []), i]);
  const texts = [...plain];
  for (const [text, group] of groups) {
    if (group.length < 2) continue;
    const aspects = group.map((i) => aspectsOf(told, states[i] as TurnState));
    const isTelling = (_: string, at: number) =>
      aspects.some((one) => one[at] !== aspects[0]?.[at]);
    for (const [n, i] of group.entries()) {
      const more = (aspects[n] ?? []).filter(isTelling).filter((aspect) => aspect !== '');
      texts[i] = [text, ...more].join(', ');
    }
  }
  return numbered(texts);
}

/** Appends numbers to texts that are still equal. */
function numbered(texts: readonly string[]): string[] {
  const times = new Map<string, number>();
  return texts.map((text) => {
    const n = (times.get(text) ?? 0) + 1;
    times.set(text, n);
    return n === 1 ? text : `${text} (case ${n})`;
  });
}

/** All details that `standingText` leaves out, in the same order for every state. */
function aspectsOf(told: Told, state: TurnState): string[] {
  const { context, notes, measures } = told;
  const { attackers } = context.scenario;
  return [
    ...actingAspects(context, state),
    ...attackers.map(({ name }, i) => placeAspect(context, state, name, i)),
    ...attackers.map(({ name }, i) =>
      state.places[i] === GONE && hasActed(state, i) ? `${name} had acted` : '',
    ),
    state.attacked ? 'attacked already' : 'not attacked yet',
    ...attackers.map((one, i) => diceText(one, state.tables[i] ?? [])),
    ...context.limited.map((line, i) => usesAspect(context, line, state.used[i] as number)),
    ...notes.map(({ measure, read }, i) => {
      const { title, kind } = measures.find(({ name }) => name === measure) ?? { title: measure };
      const value = read(state.noted[i] as number);
      const shown = kind === 'flag' ? (value === 1 ? 'yes' : 'no') : String(value);
      return `so far ${title.charAt(0).toLowerCase()}${title.slice(1)}: ${shown}`;
    }),
  ];
}

function placeAspect({ field }: TurnContext, state: TurnState, name: string, i: number): string {
  const place = state.places[i] as number;
  if (place === GONE || place === AWAY || state.acting?.attacker === i) return '';
  const at = field.nameOf(place);
  return at === undefined
    ? `${name} ${some(field.distance(place, state.defender), 'space')} away`
    : `${name} on ${at}`;
}

/** Details of attacks in progress: how many were made, which attacks come next, and what was rolled for them. */
function actingAspects({ scenario, ways }: TurnContext, { acting }: TurnState): string[] {
  if (!acting) return ['', '', '', ''];
  const attacker = scenario.attackers[acting.attacker] as TurnAttacker;
  const titles = (attacks: readonly PlannedAttack[]) =>
    listed(attacks.map((planned) => attackTitle(attacker, planned)));
  const { way, attack, again, mayRepeat, tables = [] } = acting;
  const dice = diceText(attacker, tables);
  if (way < 0) {
    const choices = (acting.ways ?? []).map((one) => titles(ways.of(one).attacks));
    return ['', choices.length === 0 ? '' : `it can choose from: ${choices.join('; ')}`, '', dice];
  }
  const left = ways.of(way).attacks.slice(attack);
  return [
    `${some(attack + again, 'attack')} done`,
    left.length === 0 ? 'none left' : `left: ${titles(left)}`,
    mayRepeat ? 'it may attack again' : '',
    dice,
  ];
}

/** "Anubian Wolves rolled 4": the results of its tables of attack dice. */
const diceText = ({ name, squad = name }: TurnAttacker, tables: readonly number[]): string =>
  tables.length === 0 ? '' : `${squad} rolled ${listed(tables.map(String))}`;

function usesAspect({ scenario }: TurnContext, line: EffectLine, times: number): string {
  if (times === 0) return '';
  const { attackers, defender } = scenario;
  const isIn = (lines: readonly EffectLine[]) => lines.flatMap(withInner).includes(line);
  const [owner, ...others] = [...attackers, defender].filter((one) => isIn(linesOf(one)));
  const use = owner?.powers.find((one) => isIn(linesOfPower(one)));
  const title = use ? powerTitle(use) : 'an effect given by other figures';
  // Figures of one card share its uses.
  const card =
    others.length > 0 ? cardsInTurn({ attackers }).find((one) => isIn(linesOf(one))) : owner;
  return `${card ? possessive(card) : ''} ${title} used ${times === 1 ? 'once' : `${times} times`}`;
}

/** The maximum number of decisions that a report lists. */
const MOST_LISTED = 400;

/** The best choice in every state that the best policy can reach; empty if it is best for no attacker to act. */
export function playOf(solved: SolvedTurn): Play {
  const moments = momentsOf(solved);
  const [first, ...others] = moments.all;
  const listed = [...(first ? [first] : []), ...others.sort((a, b) => b.reached - a.reached)].slice(
    0,
    MOST_LISTED,
  );
  const numbers = new Map(listed.map((one, number) => [one, number]));
  const numberOf = (node: number) => numbers.get(moments.of[node] as DecisionPoint);
  const { context, measures, notes } = solved;
  const told = { context, measures, notes: notes.forPlay };
  const whens = momentTexts(
    told,
    listed.map(({ node }) => node.before),
  );
  return {
    decisions: listed.map((one, i) => {
      const when = one === first ? 'At the beginning' : (whens[i] as string);
      return decisionOf(solved, one, when, numberOf);
    }),
    unlisted: moments.all.length - listed.length,
  };
}

/**
 * Throws that differ only in notes. The policy does not depend on these notes, so the same choice is made before each
 * of the throws.
 */
interface DecisionPoint {
  /** One of the throws. */
  readonly node: ThrowNode;
  reached: number;
}

/** The decision points of a turn, the first decision first, and the decision point of each node. */
function momentsOf({ found: { nodes, chain }, visits, notes }: SolvedTurn) {
  const all = new Map<string, DecisionPoint>();
  const of = nodes.map((node, i) => {
    const { before, state } = node;
    const key = [before, state]
      .map((one) => keyOf({ ...one, noted: one.noted.slice(0, notes.forPlay.length) }))
      .join('|');
    const known = all.get(key) ?? { node, reached: 0 };
    known.reached += visits[i] as number;
    all.set(key, known);
    return known;
  });
  const first = of[chain.start];
  const others = [...all.values()].filter((one) => one !== first);
  return { of, all: first ? [first, ...others] : [] };
}

function decisionOf(
  solved: SolvedTurn,
  { node, reached }: DecisionPoint,
  when: string,
  numberOf: (node: number) => number | undefined,
): Decision {
  const { context } = solved;
  const { before, chosen } = node;
  const stand = standOf(solved, node);
  return {
    when,
    choice: choiceText(context, before, chosen),
    worth: worthOfNode(solved, node),
    reached,
    sequels: sequelsOf(solved, node, numberOf),
    ...(stand && { stand }),
  };
}

/** The probability that the answer is yes in a state that records all notes. */
function chanceIn({ best, notes }: SolvedTurn, state: TurnState): number {
  return best.chanceAt({ ...state, noted: state.noted.slice(0, notes.forPlay.length) });
}

function worthOfNode(solved: SolvedTurn, { results }: ThrowNode): number {
  return results.reduce(
    (sum, { result: { probability, state } }) => sum + probability * chanceIn(solved, state),
    0,
  );
}

/**
 * The possible results of a throw. Results with the same text are merged if they lead to the same decision or, if that
 * decision is not listed, have the same value.
 */
function sequelsOf(
  solved: SolvedTurn,
  { state: before, results }: ThrowNode,
  numberOf: (node: number) => number | undefined,
): Sequel[] {
  const { context, isStopTold } = solved;
  const all = new Map<string, { -readonly [Field in keyof Sequel]: Sequel[Field] }>();
  for (const { result, next: after } of results) {
    const { probability, state, boardOutcome } = result;
    const text = resultText(context, before, state, boardOutcome, isStopTold);
    const next = after === undefined ? undefined : numberOf(after);
    const chance = chanceIn(solved, state);
    const key = `${text}|${next ?? chance}`;
    const known = all.get(key);
    if (known) {
      // Merged results may differ slightly in value, so the mean is used.
      const sum = known.probability + probability;
      known.worth = (known.worth * known.probability + chance * probability) / sum;
      known.probability = sum;
    } else {
      all.set(key, { text, probability, worth: chance, ...(next !== undefined && { next }) });
    }
  }
  return [...all.values()].sort((a, b) => b.probability - a.probability);
}

/** The attacker's place at a throw, and the line of its Knockback to the farthest space reached. */
function standOf(solved: SolvedTurn, node: ThrowNode): Stand | undefined {
  const option = node.chosen.at(-1);
  return option && standAt(solved, option, node);
}

/** The place that a figure chose before a throw and, if the throw is the figure's attack, the line of Knockback. */
export function standAt(
  { context: { scenario, field } }: SolvedTurn,
  { attacker, place, attack }: Option,
  { results }: ThrowNode,
): Stand | undefined {
  const spaces = field.spacesOf(place);
  if (spaces.length === 0) return undefined;
  const line = attack?.path?.line;
  const moved = results.map(({ result }) => result.boardOutcome?.outcome.spacesMoved ?? 0);
  const longest = Math.max(0, ...moved);
  return {
    name: scenario.attackers[attacker]?.name ?? '',
    spaces,
    line: line ? field.spacesOn(line, longest) : [],
  };
}

/**
 * The value of each first choice, best first. If several are equally good, the chosen one comes first, then the others
 * in the order of the options.
 */
export function firstChoices(solved: SolvedTurn): Options {
  const { game, best, context, found } = solved;
  const rated = solved.rated();
  const first = found.nodes[found.chain.start]?.chosen[0];
  const isFirst = ({ attacker, place }: Option) =>
    first?.attacker === attacker && first.place === place;
  const rows = rated.map(({ option, chance }) => {
    const spaces = context.field.spacesOf(option.place);
    return {
      name: firstText(solved, option),
      ...(option.isIdle && { isIdle: true as const }),
      who: context.scenario.attackers[option.attacker]?.name ?? '',
      ...(spaces.length > 0 && { spaces }),
      chosen: isFirst(option),
      values: [chance],
    };
  });
  const nobody = best.chanceAt({
    ...game.begin,
    acted: 2 ** context.scenario.attackers.length - 1,
  });
  return {
    title: 'First choices',
    head: ['who acts first, and from where', 'chance'],
    rows: [
      ...rows.toSorted(
        (a, b) => (b.values[0] ?? 0) - (a.values[0] ?? 0) || Number(b.chosen) - Number(a.chosen),
      ),
      { name: 'nobody acts', chosen: !first, values: [nobody] },
    ],
    areChances: true,
    ...(!hasChoice(solved) && { isForced: true }),
    note: 'Exact odds, assuming the best play afterwards. The rest of this report is about the line marked “chosen”.',
  };
}

/** Whether there is a choice of attackers, places or attacks. */
function hasChoice({ context: { scenario }, whole, found }: SolvedTurn): boolean {
  if (scenario.board || !cardInTurn(scenario)) return true;
  return found.nodes.some(({ before, chosen: [first] }) => {
    if (!first) return false;
    const { attacker } = first;
    const all = (whole.options(before) ?? []).filter(
      (one) => one.attacker === attacker && !one.isIdle,
    );
    return (
      all.filter(({ attack }) => (attack !== undefined) === (first.attack !== undefined)).length > 1
    );
  });
}

/** "Hawkgirl, from 3,1"; "Hawkgirl moves to 3,1 (no attack)" if she cannot attack from there. */
function firstText({ context: { scenario, field } }: SolvedTurn, option: Option): string {
  const { attacker, place } = option;
  const { name } = scenario.attackers[attacker] as (typeof scenario.attackers)[number];
  const at = field.nameOf(place);
  if (at === undefined) {
    const away = field.distance(place, field.begins.defender);
    return away === 1 ? `${name}, next to it` : `${name}, from ${some(away, 'space')} away`;
  }
  return option.isIdle ? `${name} moves to ${at} (no attack)` : `${name}, from ${at}`;
}
