import { otherSide } from '../../cards/index.ts';
import { sharesOf } from '../../chance/index.ts';
import { meanValue } from '../combat/attack-value.ts';
import { plannedIn } from '../fights/ways.ts';
import { afterOutcome } from './after-throw.ts';
import { type DuelContext, figureOf } from './context.ts';
import { type KnownState, stateIn } from './situation.ts';
import { type DuelState, foughtOf } from './state.ts';

/** One attack of a figure: its mean value, and the figure's possible next attacks. */
interface Moment {
  readonly mean: number;
  readonly next: readonly { readonly state: KnownState; readonly share: number }[];
}

/**
 * The value of a figure's remaining attacks in this turn, including repeats, further enemy figures
 * and attacks that are lost. Nothing after them counts.
 */
export function valueOfAttacks(context: DuelContext, from: DuelState): number {
  const { values } = context;
  const begin = known(context, from);
  const found = values.get(begin);
  if (found !== undefined) return found;
  const moments = momentsFrom(context, begin);
  // Solved by iteration. Attacks mostly lead to states with fewer figures or less Life, which were
  // found later, so going backwards converges fast.
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
/** A bound for attacks that could repeat for ever. */
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

/** Every attack that a figure can reach, later ones after those that lead to them. */
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
  const { phase, acting, figures } = state;
  if (phase.name !== 'attack') throw new Error('no attack is under way');
  const { distributions, scenario } = context;
  const enemy = otherSide(acting);
  const met = context.matchup(state);
  const distribution = distributions.attacks(met, plannedIn(context.ways, phase))(
    met.ownWounds,
    met.enemyWounds,
  );
  const lives = {
    own: scenario[acting].life - met.ownWounds,
    enemy: scenario[enemy].life - (figures[enemy][foughtOf(figures[enemy])]?.wounds ?? 0),
  };
  const shares = sharesOf(distribution);
  const next = distribution.flatMap(({ outcome }, i) => {
    const { draft, next } = afterOutcome(context, state, outcome);
    const goesOn = next.is === 'throw' && figureOf(draft) === phase.figure;
    return goesOn ? [{ state: known(context, draft), share: shares[i] as number }] : [];
  });
  return { mean: meanValue(distribution, lives), next };
}

function known(context: DuelContext, state: DuelState): KnownState {
  return stateIn(context.situation(state), context.standOf(state.figures));
}
