import { test } from 'vitest';
import { askingOfAttackers, randomTurn } from '../../../oracle/turns/random-turns.ts';
import { expectBestPlay } from './best-play.ts';

/** More with KNOCKBACK_TURNS=3000, others with KNOCKBACK_TURNS_FROM=1000. */
const TURNS = Number(process.env.KNOCKBACK_TURNS ?? 60);
const FROM = Number(process.env.KNOCKBACK_TURNS_FROM ?? 0);

test.each(Array.from({ length: TURNS }, (_, i) => 60_000 + FROM + i))(
  'what befalls attackers is measured as trying every choice finds: random turn %i',
  (seed) => expectBestPlay(askingOfAttackers(randomTurn(seed), seed)),
);
