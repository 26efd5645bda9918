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

For designers and players who want to know how far to trust estimates of points. Estimates from games between random
armies agree best with what players think of a card, and far better than the published formula.

After twenty years, players have corrected the printed points of half of the classic cards ("Delta",
\`research/prediction/corrected-points.csv\`). The table shows how well each estimate per printed point ranks the cards as
these corrections do: Spearman's rank correlation with its 95% bootstrap interval over the cards (2,000 samples). Nothing
was fitted to the corrections.

| by | heroes | squads | all |
| :-- | --: | --: | --: |
${rows.map((row) => `| ${row} |`).join('\n')}

- **Armies**: the estimates that ship with the program, ${grouped(estimates?.games ?? 0)} games from seed "${estimates?.seed}". Their standard
  errors blur the ranking, so more games can raise a correlation. In earlier versions the correlation for all cards was
  0.40 to 0.60.
- **Duels**: mean win shares of \`knockback field --collection classic --format csv\`, with and without \`--rounds\`.
- **Regression of corrected points**: predicts each card from the printed numbers of the others. The aim is 0.45 for
  heroes, 0.65 for squads and 0.55 for all, each above this regression.

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
