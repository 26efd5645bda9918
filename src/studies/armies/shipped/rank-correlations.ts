import measured from './rank-correlations.json' with { type: 'json' };

/**
 * How well estimates rank the classic cards, per printed point, beside the points that players give them: Spearman's rank
 * correlation, over so many cards (docs/prediction.md). `npm run prediction` writes it.
 */
export const RANK_CORRELATIONS: Readonly<
  Record<'cards' | 'armies' | 'regression' | 'formula', number>
> = measured;
