import type { ArmiesAnswer } from '../../../../src/studies/armies/answer.ts';
import type { CardEstimate } from '../../../../src/studies/armies/estimates.ts';

export function estimate(
  card: string,
  printed: number,
  points: number,
  standardError: number,
  more: Partial<CardEstimate> = {},
): CardEstimate {
  return {
    card,
    type: 'hero',
    printed,
    points,
    standardError,
    byMargin: { points, standardError },
    armies: 100,
    copies: 200,
    destroyed: 30,
    lost: 20,
    turns: 3,
    preys: [],
    foes: [],
    ...more,
  };
}

/** An answer with invented games, so that none has to be played. */
export function answerOf(
  cards: readonly CardEstimate[],
  {
    estimates,
    ...more
  }: Partial<Omit<ArmiesAnswer, 'estimates'>> & {
    readonly estimates?: Partial<ArmiesAnswer['estimates']>;
  } = {},
): ArmiesAnswer {
  return {
    seed: 'given',
    games: 1234,
    setting: {
      collection: 'some cards',
      points: 400,
      spread: 60,
      partners: 30,
      policy: 'standard',
      rounds: 12,
      maps: ['The Ford', 'Open Field'],
    },
    estimates: {
      cards,
      pairs: [],
      perPoint: { points: 0.01, standardError: 0.001 },
      byPoints: 0.02,
      rounds: 5,
      maps: [],
      ...estimates,
    },
    leftOut: [],
    silent: [],
    ...more,
  };
}
