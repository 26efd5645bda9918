import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { predictionPage, rankCorrelations } from './page.ts';

/*
 * Writes the table of docs/prediction.md, and the correlations that `knockback price` states. The results of duels come
 * from the command `field`. Their rows change only if these files exist: knockback field --collection classic --format
 * csv > duels.csv, and the same with --rounds > duels-rounds.csv
 */

const PAGE = 'docs/prediction.md';
const field = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
const [duels = 'duels.csv', rounds = 'duels-rounds.csv'] = process.argv.slice(2);
const page = readFileSync(PAGE, 'utf8');
writeFileSync(PAGE, predictionPage(page, { duels: field(duels), rounds: field(rounds) }));
writeFileSync(
  'src/studies/armies/shipped/rank-correlations.json',
  `${JSON.stringify(rankCorrelations(), null, 2)}\n`,
);
