import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { grouped } from '../../src/base/words/numbers.ts';
import { shippedEstimates } from '../../src/studies/armies/shipped/index.ts';
import {
  type Judged,
  judgedCards,
  type Prediction,
  type Priced,
  predictionOf,
  pricesToJudge,
} from './prediction.ts';

/** The CSV that `knockback field` prints for a field with all classic cards. */
export interface FieldsOfDuels {
  readonly duels: string | undefined;
  readonly rounds: string | undefined;
}

/**
 * The rank correlations of its estimates that the program states, over all judged cards, rounded as they are printed.
 */
export function rankCorrelations(): Record<string, number> {
  const judged = judgedCards();
  const ways = pricesToJudge(judged);
  const of = (way: string) => predictionOf(judged, ways[way] ?? new Map());
  const rounded = ({ correlation }: Prediction) => Number(correlation.toFixed(2));
  const armies = of('armies (margin)');
  return {
    cards: armies.cards,
    armies: rounded(armies),
    regression: rounded(of('regression of printed points')),
    formula: rounded(of('formula')),
  };
}

/** The text of docs/prediction.md. */
export function predictionPage({ duels, rounds }: FieldsOfDuels): string {
  const judged = judgedCards();
  const ways: Record<string, Priced> = {
    ...pricesToJudge(judged),
    ...(duels && { duels: standings(duels) }),
    ...(rounds && { 'duels with rounds': standings(rounds) }),
  };
  const estimates = shippedEstimates('classic');
  const rows = Object.entries(ways).map(([way, priced]) =>
    [way, ...KINDS.map(({ fits }) => cell(judged.filter(fits), priced))].join(' | '),
  );
  return `# Does it predict?

For designers and players: how far can you trust estimates of points? In short, the estimates from games between random
armies agree with players' opinions best, and far better than the published formula.

In twenty years of play, players have found that the printed points of many cards are too high or too low. For half of
the classic cards they have published corrected points ("Delta", \`research/prediction/corrected-points.csv\`). A good
estimate finds the same cards overpriced and underpriced.

The table compares two orders of the cards: by estimated points per printed point, and by corrected points per printed
point. It gives Spearman's rank correlation (1: the same order; 0: nothing in common), with the 95% interval from 2,000
bootstrap samples of the cards and the number of cards.

| estimate | heroes | squads | all |
| :-- | --: | --: | --: |
${rows.map((row) => `| ${row} |`).join('\n')}

- **Armies**: the estimates that come with the program, from ${grouped(estimates?.games ?? 0)} random games with the seed "${estimates?.seed}". One is based
  on who won the games, the other on the margin: how many points the winner has left. More games would make both more
  exact, and could raise these correlations.
- **Formula, regression**: the other two estimates of [\`price\`](guide/fields-and-prices.md#what-a-card-is-worth).
- **Regression of corrected points**: predicts a card's corrected points from its printed numbers, and is fitted to the
  corrected points of all other cards. No other estimate uses the corrections, yet the games should do better: the aim
  is a correlation of 0.45 for heroes, 0.65 for squads and 0.55 for all.
- **Duels**: the share of duels that a card wins against all classic cards (\`knockback field --collection classic
  --format csv\`), also with \`--rounds\`.

\`npm run prediction\` makes this page, after \`npm run estimates\`.

${readFileSync('research/prediction/why-it-misses.md', 'utf8')}`;
}

const KINDS: readonly { readonly fits: (one: Judged) => boolean }[] = [
  { fits: ({ type }) => type === 'hero' },
  { fits: ({ type }) => type === 'squad' },
  { fits: () => true },
];

function cell(judged: readonly Judged[], priced: Priced): string {
  const { correlation, low, high, cards } = predictionOf(judged, priced);
  const text = (value: number) => value.toFixed(2).replace('-', '−');
  return `${text(correlation)} (${text(low)} to ${text(high)}; ${cards} cards)`;
}

/** The mean win share of each card. */
function standings(csv: string): Priced {
  const rows: Record<string, string>[] = parse(csv, { columns: true });
  return new Map(rows.map((row) => [row.card ?? '', Number(row.mean_win_share)]));
}
