/** Powers as they are at one moment of a duel, in the form that the oracle of one attack takes. */

import type { Effect, Power, Scale } from '../powers/fight.ts';
import type { Duel, DuelEffect, Period, SideName } from './duel.ts';
import type { DuelState } from './state.ts';

/** The facts that stay the same for a whole turn. */
export interface Turn {
  /** Spaces between the sides when it began. */
  beganAt: number;
  moved: boolean;
  /** The results of tables of attack dice, which are rolled once per turn. */
  tables: Readonly<Record<string, number>>;
}

interface Moment {
  state: DuelState;
  turn: Turn;
  /** Additional attacks that the figure has made this turn. */
  again: number;
}

/** An effect's name within a duel. */
export const labelOf = (side: SideName, ...place: readonly number[]): string =>
  `${side} ${place.join('.')}`;

const isScale = (per: Scale | Period | undefined): per is Scale =>
  per !== undefined && per !== 'turn' && per !== 'round' && per !== 'game';

/** Uses without a period count for the whole game. */
const periodOf = ({ per }: DuelEffect): Period =>
  per === 'turn' || per === 'round' ? per : 'game';

export function powersNow(duel: Duel, side: SideName, moment: Moment): Power[] {
  return (duel[side].powers ?? []).map(({ name, effects }, power) => ({
    name,
    effects: effectsNow(effects, (effect) => labelOf(side, power, effect), moment),
  }));
}

/** The effects without those that are used up, and with the results of the turn's tables. */
export function effectsNow(
  effects: readonly DuelEffect[],
  labelOfEffect: (index: number) => string,
  moment: Moment,
): Effect[] {
  return effects.flatMap((effect, index): Effect[] => {
    const label = labelOfEffect(index);
    const { uses, per, specialAttack, flying, lavaResistant, attacks, attackAgain, ...rest } =
      effect;
    if (uses !== undefined && (moment.state.spent[label] ?? 0) >= uses) return [];
    const table = moment.turn.tables[label];
    const mayGoOn = effect.most === undefined || moment.again < effect.most;
    return [
      {
        ...rest,
        ...(table !== undefined && { attackDice: table }),
        ...(attacks !== undefined && { attacks: attacksNow(attacks, label, moment) }),
        ...(attackAgain !== undefined && mayGoOn && { attackAgain }),
        ...(isScale(per) && { per }),
        ...(uses !== undefined && { limited: label }),
      },
    ];
  });
}

function attacksNow(attacks: NonNullable<DuelEffect['attacks']>, label: string, moment: Moment) {
  return typeof attacks === 'number'
    ? attacks
    : effectsNow(attacks, (index) => `${label}.${index}`, moment);
}

export function spending(state: DuelState, labels: readonly string[]): DuelState {
  if (labels.length === 0) return state;
  const counts = { ...state.spent };
  for (const label of labels) counts[label] = (counts[label] ?? 0) + 1;
  return { ...state, spent: sorted(counts) };
}

/** Equal states must be written alike. */
function sorted(counts: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Every limited effect of a duel, with its period. */
export function periods(duel: Duel): Record<string, Period> {
  const found: Record<string, Period> = {};
  const look = (effects: readonly DuelEffect[], name: (index: number) => string): void => {
    effects.forEach((effect, index) => {
      const label = name(index);
      if (effect.uses !== undefined) found[label] = periodOf(effect);
      const inner = [
        ...(typeof effect.attacks === 'object' ? effect.attacks : []),
        ...(effect.specialAttack?.effects ?? []),
      ];
      look(inner, (place) => `${label}.${place}`);
    });
  };
  for (const side of ['attacker', 'defender'] as const) {
    (duel[side].powers ?? []).forEach(({ effects }, power) => {
      look(effects, (effect) => labelOf(side, power, effect));
    });
  }
  return found;
}

export function restored(state: DuelState, duel: Duel, period: Period): DuelState {
  const of = periods(duel);
  const kept = Object.entries(state.spent).filter(([label]) => of[label] !== period);
  return { ...state, spent: Object.fromEntries(kept) };
}
