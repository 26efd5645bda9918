import { test } from 'vitest';
import { shareOf } from '../../cases.ts';
import { expectBestPlay } from './best-play.ts';
import { randomTurn } from './random/turns.ts';

/** More with KNOCKBACK_TURNS=3000, others with KNOCKBACK_TURNS_FROM=1000. */
const { from, count: TURNS } = shareOf(80, 'KNOCKBACK_TURNS', 'long');
const FROM = Number(process.env.KNOCKBACK_TURNS_FROM ?? from);

test.each(Array.from({ length: TURNS }, (_, i) => FROM + i))(
  'the best play of random turn %i, and each first choice, is worth what the reference finds',
  (seed) => expectBestPlay(randomTurn(seed)),
);
