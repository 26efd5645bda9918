import measured from './rank-correlations.json' with { type: 'json' };

/**
 * How well each estimate ranks the classic cards by worth per printed point, compared with the points that players give
 * them: Spearman's rank correlation. `cards` is the number of cards. See docs/prediction.md; `npm run prediction`
 * writes the values.
 */
export const RANK_CORRELATIONS: Readonly<
  Record<'cards' | 'armies' | 'regression' | 'formula', number>
> = measured;
