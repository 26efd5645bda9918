import { test } from 'vitest';
import { randomTurn } from '../../../oracle/turns/random-turns.ts';
import { expectBestPlay } from './best-play.ts';

/** More with KNOCKBACK_TURNS=3000, others with KNOCKBACK_TURNS_FROM=1000. */
const TURNS = Number(process.env.KNOCKBACK_TURNS ?? 80);
const FROM = Number(process.env.KNOCKBACK_TURNS_FROM ?? 0);

test.each(Array.from({ length: TURNS }, (_, i) => FROM + i))(
  'the best play of random turn %i, and each first choice, is worth what trying every choice finds',
  (seed) => expectBestPlay(randomTurn(seed)),
);
