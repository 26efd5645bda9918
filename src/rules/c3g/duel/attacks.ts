import { originalOf } from './changed-lines.ts';
import type { DuelContext } from './context.ts';
import type { Exchange } from './exchange.ts';
import { meanWounds } from './laws.ts';
import { type Draft, type Next, THROW } from './passage.ts';
import { type Attacking, type DuelState, hurtFirst } from './state.ts';
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
  const { asks, laws, ways, meeting } = context;
  if (draft.phase.name !== 'ready') throw new Error('no figure is ready to attack');
  const { figure } = draft.phase;
  const wounds = (one: Way) =>
    one.attacks
      .filter((planned) => reaches(context, draft, planned))
      .reduce((sum, planned) => sum + meanWounds(laws.attack(meeting(draft), planned)), 0);
  const [only, ...others] = choices;
  const chosen =
    others.length === 0
      ? only
      : choices.reduce((best, one) => (wounds(one) > wounds(best) + 1e-12 ? one : best));
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
): Next {
  const { asks, traits } = context;
  const { figure, way } = phase;
  if (exchange.ownDestroyed) return { is: 'attack', figure };
  const hurt = phase.hurt || (exchange.ownHurt && traits[draft.acting].hasOrder);
  if (exchange.again && reaches(context, draft, plannedIn(context, phase))) {
    draft.phase = { ...phase, again: Math.min(phase.again + 1, asks.mostAgain), hurt };
    return THROW;
  }
  const attack = nextInReach(context, draft, way, phase.attack + 1);
  if (attack !== undefined) {
    draft.phase = { ...phase, attack, hurt };
    return THROW;
  }
  if (hurt) draft.figures = hurtFirst(draft.figures, draft.acting, figure);
  return { is: 'attack', figure: figure + 1 };
}
