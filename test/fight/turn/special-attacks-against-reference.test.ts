import { describe, test } from 'vitest';
import { shareOf } from '../../cases.ts';
import { expectBestPlay } from './best-play.ts';
import { randomTurn, withSpecialAttacks } from './random/turns.ts';

/** More with KNOCKBACK_TURNS=3000, others with KNOCKBACK_TURNS_FROM=1000. */
const { from, count: TURNS } = shareOf(40, 'KNOCKBACK_TURNS', 'deep');
const FROM = Number(process.env.KNOCKBACK_TURNS_FROM ?? from);

describe('attackers with several special attacks of different Ranges', () => {
  test.each(Array.from({ length: TURNS }, (_, i) => 50_000 + FROM + i))(
    'are worth what the reference finds: random turn %i',
    (seed) => expectBestPlay(withSpecialAttacks(randomTurn(seed), seed)),
  );
});
