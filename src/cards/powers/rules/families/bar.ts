/* Bars: actions that figures may not take. */

import { figuresText, placeText, type Selector } from '../selector.ts';
import type { Clause } from './clause.ts';

/** An action that figures may not take: those that the rule names or, if it names none, the figure with the power. */
export interface Bar {
  readonly what:
    | 'move'
    | 'goOn'
    | 'attack'
    | 'attackNormally'
    | 'attackSpecially'
    | 'strike'
    | 'bind'
    | 'control';
  /** The figures that may not be attacked or struck (default: the figure with the power). */
  readonly against?: Selector;
  /** The figures may attack only the figure with the power. */
  readonly others?: true;
  /** The bar holds only while the figure flies. */
  readonly flying?: true;
}

export function barText(bar: Bar, whom: Selector | undefined, self: string): Clause {
  const { what, against, others, flying } = bar;
  const several = whom !== undefined;
  const who = whom === undefined ? self : figuresText(whom, true);
  if (what === 'goOn') {
    const { within, sight, ...moving } = whom ?? {};
    const near = placeText({ ...(within !== undefined && { within }), ...(sight && { sight }) });
    return {
      who: figuresText(moving, true),
      several,
      does: `must stop when they move to a space ${near}`,
    };
  }
  const at = against === undefined ? 'it' : figuresText(against, true);
  const does: Readonly<Record<Exclude<Bar['what'], 'goOn'>, string>> = {
    move: 'cannot move, and must stop when moving adjacent to it',
    attack: others ? 'cannot attack any other figure' : `cannot attack ${at}`,
    attackNormally: `cannot target ${at} with normal attacks`,
    attackSpecially: 'cannot make special attacks',
    strike: flying
      ? `cannot attack ${at} when it leaves an engagement by flying`
      : `cannot make leaving engagement attacks against ${at}`,
    bind: 'cannot keep it from attacking non-adjacent figures while engaged with it',
    control: 'cannot move or control it',
  };
  return { who: what === 'control' ? `powers of ${who}` : who, several, does: does[what] };
}
