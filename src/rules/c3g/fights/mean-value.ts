import { sharesOf } from '../../../exact/shares.ts';
import { attackValue, type LivesLeft } from '../combat/attack-value.ts';
import type { WeighedExchange } from './exchange.ts';

/** The mean value of an attack by itself. */
export function meanValue(law: readonly WeighedExchange[], lives: LivesLeft): number {
  const shares = sharesOf(law);
  return law.reduce(
    (sum, { exchange }, i) => sum + (shares[i] as number) * attackValue(exchange, lives),
    0,
  );
}
