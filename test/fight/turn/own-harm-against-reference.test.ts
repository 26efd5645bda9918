import { test } from 'vitest';
import { shareOf } from '../../cases.ts';
import { expectBestPlay } from './best-play.ts';
import { askingOfAttackers, randomTurn } from './random/turns.ts';

/** More with KNOCKBACK_TURNS=3000, others with KNOCKBACK_TURNS_FROM=1000. */
const { from, count: TURNS } = shareOf(60, 'KNOCKBACK_TURNS', 'deep');
const FROM = Number(process.env.KNOCKBACK_TURNS_FROM ?? from);

test.each(Array.from({ length: TURNS }, (_, i) => 60_000 + FROM + i))(
  'what befalls attackers is measured as the reference finds: random turn %i',
  (seed) => expectBestPlay(askingOfAttackers(randomTurn(seed), seed)),
);
