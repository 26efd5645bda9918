/* Powers that act after an attack, on figures selected before the attack was applied. */

import type { RuleMoment } from '../../../../cards/index.ts';
import { type About, holdAt } from '../../attacks/conditions.ts';
import type { Game } from '../../game.ts';
import { options, playOn } from './play.ts';
import type { Played } from './played.ts';
import { timedOf } from './timed.ts';

/** Those powers of both figures that act after an attack, with the facts noted before the attack. */
export interface Aftermath {
  /** @param wounds the wounds that the attack has dealt to its target */
  after(wounds: number, isDestroyed: boolean): void;
}

/**
 * Notes the figures on which powers will act after an attack, while the target is still there; undefined if no power
 * needs them.
 */
export function aftermathOf(
  game: Game,
  figure: number,
  target: number,
  isNormal: boolean,
): Aftermath | undefined {
  const isEnemy = game.state.card(figure).side !== game.state.card(target).side;
  const own = planned(game, 'attackOver', figure, target, isNormal);
  const dying = isEnemy ? planned(game, 'destroyed', target, figure, isNormal) : [];
  if (own.length === 0 && dying.length === 0) return undefined;
  return {
    after(wounds, isDestroyed) {
      const attack = { isNormal, wounds, isDestroyed };
      for (const { played, others } of isDestroyed ? [...own, ...dying] : own) {
        const about = { ...played.about, attack };
        const { result } = sorted(played);
        if (holdAt(game.state, played.figure, result, about)) playOn({ ...played, about }, others);
      }
    },
  };
}

interface Planned {
  readonly played: Played;
  readonly others: readonly number[];
}

/** The events of a figure that may act after an attack between this figure and another. */
function planned(
  game: Game,
  moment: RuleMoment,
  figure: number,
  it: number,
  isNormal: boolean,
): Planned[] {
  const { state } = game;
  const card = state.card(figure);
  const about: About = { it, attack: { isNormal, wounds: 0, isDestroyed: false } };
  return (timedOf(card.card).early.get(moment) ?? []).flatMap(({ rule, line }) => {
    const played: Played = { game, figure, card, line, rule, about };
    if (!holdAt(state, figure, sorted(played).known, about)) return [];
    const others = options(played).filter((one) => moment === 'destroyed' || one !== it);
    return others.length > 0 ? [{ played, others }] : [];
  });
}

/**
 * Splits the conditions of an event into those that can be checked before the attack (`known`) and those about its
 * result.
 */
function sorted({ rule: { if: all = [] } }: Played) {
  return {
    known: all.filter(({ result }) => result === undefined),
    result: all.filter(({ result }) => result !== undefined),
  };
}
