import { sharesOf } from '../../../exact/shares.ts';
import { otherSide } from '../../../powers/figure.ts';
import { meanValue } from '../combat/attack-value.ts';
import { plannedIn } from '../fights/ways.ts';
import { afterOutcome } from './after-throw.ts';
import { type DuelContext, figureOf } from './context.ts';
import { type KnownState, stateIn } from './situation.ts';
import { type DuelState, foughtOf } from './state.ts';

/** Where one attack of a figure can lead to: its mean value, and the next attacks of the same figure. */
interface Moment {
  readonly mean: number;
  readonly next: readonly { readonly state: KnownState; readonly share: number }[];
}

/**
 * The value of a figure's attacks from one that is under way until they are over: repeats, further figures
 * of the enemy and attacks that are lost among them. Whatever comes after them counts for nothing.
 */
export function valueOfAttacks(context: DuelContext, from: DuelState): number {
  const { values } = context;
  const begin = known(context, from);
  const found = values.get(begin);
  if (found !== undefined) return found;
  const moments = momentsFrom(context, begin);
  // Attacks lead on to such with fewer figures or less Life, which come later, and mostly back to none.
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

/** Values that change by less than this have been found. */
const EXACT = 1e-15;
/** More than attacks that go on for ever can take. */
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
  // An attack that always comes back to where it was never comes to anything.
  return again > 1 - 1e-12 ? 0 : value / (1 - again);
}

/** Every attack that a figure can come to, each after all from which it was found. */
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
  const law = distributions.attacks(met, plannedIn(context.ways, phase))(
    met.ownWounds,
    met.enemyWounds,
  );
  const lives = {
    own: scenario[acting].life - met.ownWounds,
    enemy: scenario[enemy].life - (figures[enemy][foughtOf(figures[enemy])]?.wounds ?? 0),
  };
  const shares = sharesOf(law);
  const next = law.flatMap(({ outcome }, i) => {
    const { draft, next } = afterOutcome(context, state, outcome);
    const goesOn = next.is === 'throw' && figureOf(draft) === phase.figure;
    return goesOn ? [{ state: known(context, draft), share: shares[i] as number }] : [];
  });
  return { mean: meanValue(law, lives), next };
}

function known(context: DuelContext, state: DuelState): KnownState {
  return stateIn(context.situation(state), context.standOf(state.figures));
}
