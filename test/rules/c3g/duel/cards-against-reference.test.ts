import { appendFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shippedCard, shippedCards } from '../../../../src/cards/collections.ts';
import { completeRulings } from '../../../../src/rules/ruling.ts';
import { duelPairs } from '../../../../src/rules/c3g/duel/pairs.ts';
import { duelSide } from '../../../../src/rules/c3g/duel/read.ts';
import { DUEL_RULINGS } from '../../../../src/rules/c3g/duel/rulings.ts';
import { cardOf, duelOdds } from '../../../reference/index.ts';

const OPPONENTS = (process.env.OPP ?? 'Krug;4th Massachusetts Line;Agent Carr').split(';');
const LOG = process.env.KNOCKBACK_LOG;

test('x', { timeout: 10_000_000 }, () => {
  const part = Number(process.env.PART ?? 0);
  const parts = Number(process.env.PARTS ?? 1);
  const play = duelPairs(
    { distance: Number(process.env.DISTANCE ?? 1), superStrength: true, rulings: completeRulings(DUEL_RULINGS, undefined) },
    { mostStates: 20_000 },
  );
  for (const [i, entry] of shippedCards().entries()) {
    if (i % parts !== part || (process.env.ONLY && !process.env.ONLY.split(';').includes(shippedCard(entry).name))) continue;
    const card = shippedCard(entry);
    const side = duelSide(card);
    if (!side) continue;
    for (const name of OPPONENTS) {
      const other = shippedCard(shippedCards().find((e) => shippedCard(e).name === name) as never);
      const begun = performance.now();
      let line = '';
      try {
        const mine = play(side, duelSide(other) as never);
        const t1 = performance.now() - begun;
        const ref = duelOdds({ attacker: cardOf(card.name), defender: cardOf(name), distance: Number(process.env.DISTANCE ?? 1), budget: 1500 });
        const t2 = performance.now() - begun - t1;
        const diffs = (['attacker', 'defender'] as const).flatMap((winner) =>
          (['attacker', 'defender'] as const).map((first) => Math.abs(mine[winner][first] - (ref.byFirst[first]?.[winner] ?? -9))),
        );
        const worst = Math.max(...diffs);
        line = `${worst < 1e-9 ? 'ok' : 'DIFF'} ${worst.toExponential(2)} ${t1.toFixed(0)} ${t2.toFixed(0)} ${card.name} v ${name} mine ${mine.attacker.attacker.toFixed(6)} ref ${ref.byFirst.attacker?.attacker.toFixed(6)}`;
      } catch (error) {
        line = `ERR ${String((error as Error).message).slice(0, 100)} ${card.name} v ${name}`;
      }
      if (LOG) appendFileSync(LOG, `${line}\n`);
    }
  }
  expect(1).toBe(1);
});
