/* The fields of a table of duels, described once for the command line and the library. */

import { TERMS_FIELDS } from '../../fight/index.ts';
import { switchField, wholeField } from '../../rules/index.ts';

export const BUDGET_FIELD = wholeField(1, 100_000, {
  text: 'equal points: each side is as many copies of its card as these points buy, but only one of a unique card; a card that does not say whether it is unique counts as common',
  placeholder: 'points',
});

export const FIELD_FIELDS = {
  ...TERMS_FIELDS,
  budget: BUDGET_FIELD,
  countUnmodelled: switchField({
    text: 'in means, also count cards with powers that are not modelled, even if you did not name them',
  }),
} as const;
