import type { Stand } from '../../board/index.ts';
import type { Decision, Options, Play, Sequel } from '../../rules/index.ts';
import { some } from '../fights/narrator.ts';
import type { PolicyValue } from './best.ts';
import type { ThrowNode } from './chain.ts';
import type { Option } from './moment.ts';
import { momentTexts } from './moments-apart.ts';
import { stepsOn } from './rays.ts';
import { cardInTurn } from './scenario.ts';
import type { SolvedTurn } from './solve.ts';
import { keyOf, type TurnState } from './state.ts';
import { choiceText, resultText } from './texts.ts';

/** The maximum number of decisions that a report lists. */
const MOST_LISTED = 400;

/**
 * The best choice in every state that the best policy can reach; none if it is that no figure acts.
 */
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
 * Throws that differ only in notes the policy does not depend on: the choice is the same in all.
 */
interface DecisionPoint {
  /** One of the throws. */
  readonly node: ThrowNode;
  reached: number;
}

/** The first decision comes first. */
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

/** The value of a state of the game with all notes. */
function worthOfState({ best, notes }: SolvedTurn, state: TurnState): PolicyValue {
  return best.worthOf({ ...state, noted: state.noted.slice(0, notes.forPlay.length) });
}

function worthOfNode(solved: SolvedTurn, { results }: ThrowNode): number {
  return results.reduce(
    (sum, { result: { probability, state } }) =>
      sum + probability * worthOfState(solved, state).chance,
    0,
  );
}

/**
 * The possible results of a throw; those with the same text and the same next decision are merged.
 */
function sequelsOf(
  solved: SolvedTurn,
  { state: before, results }: ThrowNode,
  numberOf: (node: number) => number | undefined,
): Sequel[] {
  const { context, isStopTold } = solved;
  const all = new Map<string, { -readonly [Field in keyof Sequel]: Sequel[Field] }>();
  for (const { result, to } of results) {
    const { probability, state, boardOutcome } = result;
    const text = resultText(context, before, state, boardOutcome, isStopTold);
    const next = 'state' in to ? numberOf(to.state) : undefined;
    const { chance } = worthOfState(solved, state);
    const key = `${text}|${next ?? chance}`;
    const known = all.get(key);
    if (known) {
      // Results whose next decision is not listed may differ slightly in value: take the mean.
      const sum = known.probability + probability;
      known.worth = (known.worth * known.probability + chance * probability) / sum;
      known.probability = sum;
    } else {
      all.set(key, { text, probability, worth: chance, ...(next !== undefined && { next }) });
    }
  }
  return [...all.values()].sort((a, b) => b.probability - a.probability);
}

/** The attacker's place at a throw, and the line of its Knockback up to its longest reach. */
function standOf(solved: SolvedTurn, node: ThrowNode): Stand | undefined {
  const option = node.chosen.at(-1);
  return option && standAt(solved, option, node);
}

/** The place of a figure chosen before a throw, with its line if the throw is its attack. */
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
    line: line
      ? [
          line.from,
          ...Array.from({ length: longest + 1 }, (_, i) => stepsOn(line.through, line, i)),
        ]
      : [],
  };
}

/** The value of each first choice, the best first; ties: in order of the options. */
export function firstChoices(solved: SolvedTurn): Options {
  const { game, best, context, found } = solved;
  const rated = solved.rated();
  const first = found.nodes[found.chain.start]?.chosen[0];
  const isFirst = ({ attacker, place }: Option) =>
    first?.attacker === attacker && first.place === place;
  const rows = rated.map(({ option, worth }) => {
    const spaces = context.field.spacesOf(option.place);
    return {
      name: firstText(solved, option),
      ...(option.isIdle && { isIdle: true as const }),
      who: context.scenario.attackers[option.attacker]?.name ?? '',
      ...(spaces.length > 0 && { spaces }),
      chosen: isFirst(option),
      values: [worth.chance],
    };
  });
  const nobody = best.worthOf({ ...game.begin, acted: 2 ** context.scenario.attackers.length - 1 });
  return {
    title: 'First choices',
    head: ['who acts first, from where', 'chance'],
    rows: [
      ...rows.toSorted(
        (a, b) => (b.values[0] ?? 0) - (a.values[0] ?? 0) || Number(b.chosen) - Number(a.chosen),
      ),
      { name: 'nobody acts', chosen: !first, values: [nobody.chance] },
    ],
    areChances: true,
    ...(!hasChoice(solved) && { isForced: true }),
    note: 'Exact figures, with the best play of all that follows. The rest of this report is about the line marked “chosen”.',
  };
}

/** Whether there are several attackers or places to choose from, or several attacks. */
function hasChoice({ context: { scenario }, whole, found }: SolvedTurn): boolean {
  if (scenario.board || !cardInTurn(scenario)) return true;
  return found.nodes.some(({ before, chosen: [first] }) => {
    const moment = whole.momentOf(before);
    if (!first || moment.is !== 'choice') return false;
    const { attacker } = first;
    const all = moment.options.filter((one) => one.attacker === attacker && !one.isIdle);
    return (
      all.filter(({ attack }) => (attack !== undefined) === (first.attack !== undefined)).length > 1
    );
  });
}

/**
 * "Hawkgirl, from 3,1"; "Hawkgirl moves to 3,1 (no attack)" if it can attack nothing from there.
 */
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
