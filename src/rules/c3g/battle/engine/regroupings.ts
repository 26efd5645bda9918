import { fitsArmyCard } from '../../../../powers/card-asked.ts';
import type { EffectLine } from '../../../../powers/effect-line.ts';
import type { Occasion, RegroupsValue } from '../../../../powers/effects/regrouping.ts';
import type { Acts } from './acts.ts';
import type { BattleCard } from './cards.ts';
import type { Game } from './game.ts';
import { holdsFor } from './holds.ts';

/** Figures of a side that may move out of turn. */
interface Regrouping extends RegroupsValue {
  readonly card: BattleCard;
  readonly line: EffectLine;
  /** The cards whose figures may move. */
  readonly movers: readonly BattleCard[];
}

/** Movements out of turn, when what they follow happens. */
export class Regroupings {
  private readonly game: Game;
  private readonly acts: Acts;
  /** By card. */
  private readonly all: readonly (readonly Regrouping[])[];

  constructor(game: Game, acts: Acts) {
    this.game = game;
    this.acts = acts;
    const { cards } = game.tables;
    this.all = cards.map((card) => regroupingsOf(card, cards));
  }

  /**
   * Something happens to a card.
   *
   * @param figure to which of its figures, which may be destroyed by it
   */
  of(card: number, at: Occasion, figure: number): void {
    const own = this.all[card] as readonly Regrouping[];
    if (own.length === 0 || this.game.isOver()) return;
    for (const one of own) if (one.at === at) this.regroup(one, figure);
  }

  private regroup(one: Regrouping, figure: number): void {
    const { game, acts } = this;
    const { state, policies } = game;
    const holder = state.isOnBoard(figure) ? figure : this.anyOf(one.card);
    if (
      holder < 0
        ? one.within !== undefined || one.line.when
        : !holdsFor(state, holder, one.line.when)
    )
      return;
    const movers = this.moversOf(one, holder);
    if (movers.length === 0) return;
    acts.beginRegrouping(one, movers);
    policies[one.card.side].regroup?.(movers);
    if (acts.endRegrouping()) game.fires(one.card, one.line);
  }

  private anyOf({ firstFigure, figures }: BattleCard): number {
    for (let f = firstFigure; f < firstFigure + figures; f++)
      if (this.game.state.isOnBoard(f)) return f;
    return -1;
  }

  private moversOf(
    { movers, within, sight, others, engaged }: Regrouping,
    holder: number,
  ): number[] {
    const { state } = this.game;
    const found: number[] = [];
    for (const { firstFigure, figures } of movers) {
      for (let f = firstFigure; f < firstFigure + figures; f++) {
        if (!state.isOnBoard(f)) continue;
        if (others && f === holder) continue;
        if (within !== undefined && state.distance(holder, f) > within) continue;
        if (sight && !state.sees(holder, state.place[holder] as number, f)) continue;
        if (engaged !== undefined && state.isEngaged(f) !== engaged) continue;
        found.push(f);
      }
    }
    return found;
  }
}

function regroupingsOf(card: BattleCard, cards: readonly BattleCard[]): Regrouping[] {
  return card.battleLines.flatMap((line) => {
    const value = line.regroups as RegroupsValue | undefined;
    if (!value) return [];
    const { who } = value;
    const movers = cards.filter((other) =>
      who ? other.side === card.side && fitsArmyCard(who, other.card) : other === card,
    );
    return [{ ...value, card, line, movers }];
  });
}
