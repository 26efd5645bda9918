/** The charts of a report that are not named after a measure, and so names that no measure can have. */
export const CHART_NAMES = [
  'board',
  'convergence',
  'course',
  'first',
  'left',
  'life',
  'standing',
  'sweep',
] as const;
