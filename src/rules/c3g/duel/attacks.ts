import { originalOf } from './changed-lines.ts';
import type { DuelContext } from './context.ts';
import { type Draft, type Next, THROW } from './draft.ts';
import type { Exchange } from './exchange.ts';
import { meanWounds } from './laws.ts';
import type { Attacking, DuelState } from './state.ts';
import type { PlannedAttack, Way } from './ways.ts';

/** The attacks of the acting side's figures from one on; when none can be made, the turn ends. */
export function attackFrom(context: DuelContext, draft: Draft, first: number): Next {
  const { laws, meeting } = context;
  for (let figure = first; figure < draft.figures[draft.acting].length; figure++) {
    draft.phase = { name: 'ready', figure };
    const choices = laws.ways(draft.acting, () => meeting(draft));
    if (choices.length > 1 || beginAttacks(context, draft, choices[0]?.ways ?? [])) return THROW;
  }
  return { is: 'end', figure: 0 };
}

/**
 * A figure's attacks begin, in the way with most mean wounds of those within range; of equals the first.
 *
 * @param draft a state in which a figure is ready
 * @returns whether any of them reaches
 */
export function beginAttacks(context: DuelContext, draft: Draft, choices: readonly Way[]): boolean {
  const { asks, ways } = context;
  if (draft.phase.name !== 'ready') throw new Error('no figure is ready to attack');
  const { figure } = draft.phase;
  const chosen = choices.length > 1 ? strongest(context, draft, choices) : choices[0];
  if (!chosen) return false;
  const before = draft.used;
  const takenUp = chosen.takesUp.map(originalOf);
  draft.used =
    takenUp.length === 0
      ? before
      : before.map((times, i) => {
          const line = asks.limited[i];
          return line && takenUp.includes(line) ? times + 1 : times;
        });
  const way = ways.numberOf(chosen);
  const attack = nextInReach(context, draft, way, 0);
  if (attack === undefined) draft.used = before;
  else draft.phase = { name: 'attack', figure, way, attack, again: 0, hurt: false };
  return attack !== undefined;
}

function strongest(context: DuelContext, draft: Draft, choices: readonly Way[]): Way | undefined {
  const { laws } = context;
  const met = context.meeting(draft);
  let best: Way | undefined;
  let most = 0;
  for (const one of choices) {
    let wounds = 0;
    for (const planned of one.attacks) {
      if (reaches(context, draft, planned)) wounds += meanWounds(laws.attack(met, planned));
    }
    if (best && wounds <= most + 1e-12) continue;
    best = one;
    most = wounds;
  }
  return best;
}

/** The attack under way in a state. */
export function plannedIn({ ways }: DuelContext, { way, attack }: Attacking): PlannedAttack {
  return ways.of(way).attacks[attack] as PlannedAttack;
}

function reaches(
  { laws, meeting }: DuelContext,
  state: DuelState,
  { special }: PlannedAttack,
): boolean {
  const range = special?.range ?? laws.range(state.acting, () => meeting(state));
  return range >= state.distance;
}

function nextInReach(
  context: DuelContext,
  state: DuelState,
  way: number,
  from: number,
): number | undefined {
  const { attacks } = context.ways.of(way);
  const at = attacks.findIndex((planned, i) => i >= from && reaches(context, state, planned));
  return at < 0 ? undefined : at;
}

/** An attack is over: the figure's next one, or the next figure's. */
export function afterAttack(
  context: DuelContext,
  draft: Draft,
  phase: Attacking,
  exchange: Exchange,
): { readonly next: Next; readonly comesFirst: boolean } {
  const { asks, traits } = context;
  const { figure, way } = phase;
  if (exchange.ownDestroyed) return { next: { is: 'attack', figure }, comesFirst: false };
  const hurt = phase.hurt || (exchange.ownHurt && traits[draft.acting].hasOrder);
  if (exchange.again && reaches(context, draft, plannedIn(context, phase))) {
    draft.phase = { ...phase, again: Math.min(phase.again + 1, asks.mostAgain), hurt };
    return { next: THROW, comesFirst: false };
  }
  const attack = nextInReach(context, draft, way, phase.attack + 1);
  if (attack !== undefined) {
    draft.phase = { ...phase, attack, hurt };
    return { next: THROW, comesFirst: false };
  }
  return { next: { is: 'attack', figure: figure + 1 }, comesFirst: hurt };
}
