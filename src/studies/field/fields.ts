/* The fields of a table of duels, described once for the command line and the library. */

import { TERMS_FIELDS } from '../../fight/index.ts';
import { switchField, wholeField } from '../../rules/index.ts';

export const BUDGET_FIELD = wholeField(1, 100_000, {
  text: 'equal points: as many copies of each card as these points buy, but only one of a unique card; a card that does not say whether it is unique counts as common',
  placeholder: 'points',
});

export const FIELD_FIELDS = {
  ...TERMS_FIELDS,
  budget: BUDGET_FIELD,
  countUnmodelled: switchField({
    text: 'also count unnamed cards with powers that are not modelled',
  }),
} as const;
