import type { Way } from '../fights/planned-attack.ts';
import { isTogether, linesTakenUp } from '../fights/ways.ts';
import { attackPhase, nextInReach } from './after-throw.ts';
import { type DuelContext, figureOf } from './context.ts';
import { type Draft, type DuelState, draftOf, type Next, THROW, withUses } from './state.ts';
import { valueOfAttacks } from './way-value.ts';

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
 * Starts a figure's attacks in the way with the highest value among those within range; ties: the
 * first. If choices are best and there are several, it is to choose.
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
 * The states at a figure's first attack, in each way that reaches the enemy.
 *
 * @returns also whether the figure need not attack: only normal attacks are mandatory
 */
export function attacksFor(context: DuelContext, state: DuelState, choices: readonly Way[]) {
  const isFirst = figureOf(state) === 0;
  const begun = choices.flatMap((way) =>
    isTogether(way) && !isFirst ? [] : (begunIn(context, state, way) ?? []),
  );
  return { begun, isFree: begun.every((one) => isSpecial(context, one)) };
}

/** Whether attacking gains the figure nothing. */
function isWorthless(context: DuelContext, begun: Draft): boolean {
  context.looks.count++;
  return valueOfAttacks(context, begun) <= EQUAL;
}

const isSpecial = ({ ways }: DuelContext, { phase }: Draft) =>
  phase.name === 'attack' && ways.of(phase.way).attacks.every(({ special }) => special);

/** The state at a figure's first attack of a way; undefined if no attack reaches. */
function begunIn(context: DuelContext, draft: DuelState, chosen: Way): Draft | undefined {
  const { asks, ways } = context;
  const { acting } = draft;
  const figure = figureOf(draft);
  const way = ways.numberOf(chosen);
  const attack = nextInReach(context, draft, chosen, 0);
  if (attack === undefined) return undefined;
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
  begun.phase = attackPhase(context, draft, { figure, way, attack, again: 0, hurt: false });
  return begun;
}

/**
 * The state with the highest value; ties: the first. An attack that figures make together is worth
 * its part for each living figure of the squad.
 */
function strongest(context: DuelContext, begun: readonly Draft[], living: number): Draft {
  // Values are cached, so wounds may not be observed being read: record it here.
  context.looks.count++;
  const values = begun.map((one) => valueOfAttacks(context, one) / figuresIn(context, one, living));
  const best = values.reduce((a, value, i) => (value > (values[a] as number) + EQUAL ? i : a), 0);
  return begun[best] as Draft;
}

/** How many figures do not attack for themselves where one of them makes these attacks. */
function figuresIn({ ways }: DuelContext, { phase }: Draft, living: number): number {
  return phase.name === 'attack' && isTogether(ways.of(phase.way)) ? living : 1;
}

/** Values that differ by less are equal. */
const EQUAL = 1e-12;
