/* Begins a figure's attacks: finds the ways to attack that reach the enemy, values each of them, and chooses one. */

import { otherSide } from '../../cards/index.ts';
import { sharesOf } from '../../chance/index.ts';
import { meanValue } from '../combat/attack-value.ts';
import { firstThrow } from '../fights/attack-run.ts';
import type { Way } from '../fights/planned-attack.ts';
import { isTogether, linesTakenUp } from '../fights/ways.ts';
import { EnemyInReach } from './after-throw.ts';
import { type DuelContext, figureOf } from './context.ts';
import { outcomesIn, ownWounds, standAfter } from './outcomes.ts';
import { type KnownState, type SituationChange, stateIn } from './situation.ts';
import { type Draft, type DuelState, draftOf, type Next, THROW, withUses } from './state.ts';

/** One attack of a figure: its mean value, and the figure's possible next attacks. */
interface Moment {
  readonly mean: number;
  readonly next: readonly { readonly state: KnownState; readonly share: number }[];
}

/**
 * The value of a figure's remaining attacks in this turn, including repeats, attacks on other enemy figures, and
 * attacks that are lost. Nothing after these attacks counts.
 */
function valueOfAttacks(context: DuelContext, from: DuelState): number {
  const { values } = context;
  const begin = known(context, from);
  const found = values.get(begin);
  if (found !== undefined) return found;
  const moments = momentsFrom(context, begin);
  // Solved by iteration. Attacks mostly lead to states that were found later (with fewer figures or less Life), so
  // iterating backwards converges fast.
  const states = [...moments.keys()].reverse();
  for (let rounds = 0; rounds < MOST_ROUNDS; rounds++) {
    let change = 0;
    for (const state of states) {
      const value = valueIn(state, moments.get(state) as Moment, values);
      change = Math.max(change, Math.abs(value - (values.get(state) ?? Number.POSITIVE_INFINITY)));
      values.set(state, value);
    }
    if (change < EXACT) break;
  }
  return values.get(begin) as number;
}

/** The iteration stops when no value changes by more than this. */
const EXACT = 1e-15;
/** The maximum number of iterations, for attacks that could repeat endlessly. */
const MOST_ROUNDS = 10_000;

function valueIn(
  state: KnownState,
  { mean, next }: Moment,
  values: Map<KnownState, number>,
): number {
  let [value, again] = [mean, 0];
  for (const { state: to, share } of next) {
    if (to === state) again += share;
    else value += share * (values.get(to) ?? 0);
  }
  // An attack that always returns to the same state has no value.
  return again > 1 - 1e-12 ? 0 : value / (1 - again);
}

/** Every state that a figure's attacks can lead to from `begin`. Each state comes after a state that leads to it. */
function momentsFrom(context: DuelContext, begin: KnownState): Map<KnownState, Moment> {
  const moments = new Map<KnownState, Moment>();
  const open = [begin];
  for (let state = open.pop(); state; state = open.pop()) {
    if (moments.has(state) || context.values.has(state)) continue;
    const moment = momentOf(context, state);
    moments.set(state, moment);
    for (const { state: to } of moment.next) if (!moments.has(to)) open.push(to);
  }
  return moments;
}

function momentOf(context: DuelContext, state: KnownState): Moment {
  const { acting, stand } = state;
  const { scenario } = context;
  const enemy = otherSide(acting);
  const { distribution, changes } = outcomesIn(context, state);
  const shares = sharesOf(distribution);
  const next = distribution.flatMap(({ outcome }, i) => {
    const change = changes[i] as SituationChange;
    const { situation, next } = change.continuation;
    const goesOn = next.is === 'throw' && figureOf(situation.of) === figureOf(state);
    if (!goesOn) return [];
    const after = standAfter(context, state, outcome, change);
    return [{ state: stateIn(situation, after), share: shares[i] as number }];
  });
  const lives = {
    own: scenario[acting].life - ownWounds(state),
    enemy: scenario[enemy].life - stand[enemy].foughtWounds,
  };
  return { mean: meanValue(distribution, lives), next };
}

function known(context: DuelContext, state: DuelState): KnownState {
  return stateIn(context.situation(state), context.standOf(state.figures));
}

/**
 * Starts the attacks of the acting side's figures, beginning with figure `first`; if none can be
 * made, the turn ends.
 */
export function attackFrom(context: DuelContext, draft: Draft, first: number): Next {
  const { distributions, circumstances } = context;
  for (let figure = first; figure < draft.figures[draft.acting].length; figure++) {
    if (draft.figures[draft.acting][figure]?.isBack) continue;
    draft.phase = { name: 'ready', figure };
    const choices = distributions.ways(draft.acting, () => circumstances(draft));
    if (choices.length > 1 || beginAttacks(context, draft, choices[0]?.ways ?? [])) return THROW;
  }
  return { is: 'end', figure: 0 };
}

/**
 * Starts a figure's attacks in the most valuable way within range; ties go to the first way. With `choices: best`, the
 * side makes a decision if there are several ways, or if the figure need not attack.
 *
 * @param draft a state in which a figure is ready
 * @returns whether any attack is made
 */
export function beginAttacks(context: DuelContext, draft: Draft, choices: readonly Way[]): boolean {
  const { begun, isFree } = attacksFor(context, draft, choices);
  const [first, ...others] = begun;
  if (!first) return false;
  if (context.scenario.choices === 'best' && (isFree || others.length > 0)) {
    const ways = context.wayLists.numberOf(choices);
    draft.phase = { name: 'choose', figure: figureOf(draft), ways };
    return true;
  }
  const living = draft.figures[draft.acting].length;
  const chosen = others.length > 0 ? strongest(context, begun, living) : first;
  if (isFree && isWorthless(context, chosen)) return false;
  Object.assign(draft, { used: chosen.used, figures: chosen.figures, phase: chosen.phase });
  return true;
}

/**
 * The states at a figure's first attack, one for each way that reaches the enemy.
 *
 * @returns also `isFree`: whether the figure may decline to attack, because only normal attacks are mandatory
 */
export function attacksFor(context: DuelContext, state: DuelState, choices: readonly Way[]) {
  const isFirst = figureOf(state) === 0;
  const begun = choices.flatMap((way) =>
    isTogether(way) && !isFirst ? [] : (begunIn(context, state, way) ?? []),
  );
  return { begun, isFree: begun.every((one) => isSpecial(context, one)) };
}

/** Whether the figure gains nothing by attacking. */
function isWorthless(context: DuelContext, begun: Draft): boolean {
  context.looks.count++;
  return valueOfAttacks(context, begun) <= EQUAL;
}

const isSpecial = ({ ways }: DuelContext, { phase }: Draft) =>
  phase.name === 'attack' && ways.of(phase.way).attacks.every(({ special }) => special);

/** The state at the first attack of a figure's chosen way; undefined if none of the way's attacks reaches the enemy. */
function begunIn(context: DuelContext, draft: DuelState, chosen: Way): Draft | undefined {
  const { asks, ways } = context;
  const { acting } = draft;
  const figure = figureOf(draft);
  const way = ways.numberOf(chosen);
  const run = firstThrow(chosen, new EnemyInReach(context, draft, 'none'));
  if (!run) return undefined;
  const takenUp = linesTakenUp(chosen, asks.limited);
  const own = takenUp.filter((line) => asks.ofFigures[acting].includes(line));
  const begun = draftOf(draft, draft.figures);
  if (own.length > 0) {
    const figures = withUses(draft.figures[acting], figure, own);
    begun.figures = { ...draft.figures, [acting]: figures };
  }
  if (takenUp.length > own.length) {
    begun.used = draft.used.map(
      (times, i) => times + Number(takenUp.includes(i) && !own.includes(i)),
    );
  }
  begun.phase = { name: 'attack', figure, way, hurt: false, run };
  return begun;
}

/**
 * The state with the highest value; ties go to the first. If figures attack together, their value is divided by the
 * number of living figures.
 */
function strongest(context: DuelContext, begun: readonly Draft[], living: number): Draft {
  // Values are cached per state, so a cache hit would hide that wounds were read: record it here.
  context.looks.count++;
  const values = begun.map((one) => valueOfAttacks(context, one) / figuresIn(context, one, living));
  const best = values.reduce((a, value, i) => (value > (values[a] as number) + EQUAL ? i : a), 0);
  return begun[best] as Draft;
}

/** The number of figures that make these attacks: all living figures if they attack together, otherwise one. */
function figuresIn({ ways }: DuelContext, { phase }: Draft, living: number): number {
  return phase.name === 'attack' && isTogether(ways.of(phase.way)) ? living : 1;
}

/** Smaller differences count as ties. */
const EQUAL = 1e-12;
