import type { BattleCard } from './cards.ts';
import type { PairDistributions } from './distributions.ts';
import type { GameState } from './state.ts';

/** Whose uses of a limited line are counted, and where. */
interface UseSlot {
  readonly isOwn: boolean;
  /** The number of the line among those of its card. */
  readonly line: number;
  readonly uses: number;
  readonly isOfFigure: boolean;
}

/** How often lines have been used that may be used only so often. */
export class Uses {
  private readonly state: GameState;
  private readonly slots = new Map<PairDistributions, readonly UseSlot[]>();

  constructor(state: GameState) {
    this.state = state;
  }

  private slotsOf(pair: PairDistributions, own: BattleCard, other: BattleCard): readonly UseSlot[] {
    const known = this.slots.get(pair);
    if (known) return known;
    const slots = pair.limited.map((line): UseSlot => {
      const at = own.limited.indexOf(line);
      const isOwn = at >= 0;
      return {
        isOwn,
        line: isOwn ? at : other.limited.indexOf(line),
        uses: line.uses as number,
        isOfFigure: line.of === 'figure',
      };
    });
    this.slots.set(pair, slots);
    return slots;
  }

  /** Where the uses of a limited line are counted: those of a card with its first figure. */
  private counterOf({ isOwn, line, isOfFigure }: UseSlot, figure: number, target: number): number {
    const { state } = this;
    const user = isOwn ? figure : target;
    const card = state.card(user);
    const from = (state.tables.limitedFrom[card.index] as number) + line;
    return (isOfFigure ? user : card.firstFigure) * state.lines + from;
  }

  /** The limited lines of two cards that are used up, as bits. */
  spent(pair: PairDistributions, figure: number, target: number): number {
    const { state } = this;
    const slots = this.slotsOf(pair, state.card(figure), state.card(target));
    let bits = 0;
    for (const [i, slot] of slots.entries()) {
      if ((state.used[this.counterOf(slot, figure, target)] as number) >= slot.uses) bits |= 1 << i;
    }
    return bits;
  }

  /** Notes that limited lines, by their numbers in the distributions of the two, have been used. */
  note(figure: number, target: number, lines: readonly number[]): void {
    if (lines.length === 0) return;
    const { state } = this;
    const [own, other] = [state.card(figure), state.card(target)];
    const slots = this.slotsOf(state.tables.distributions.of(own, other), own, other);
    for (const line of lines) {
      const slot = slots[line];
      if (!slot) continue;
      const counter = this.counterOf(slot, figure, target);
      state.used[counter] = (state.used[counter] as number) + 1;
    }
  }
}
