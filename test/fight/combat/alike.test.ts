import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellsOf, decode } from '../../../src/chance/dice/cells.ts';
import { weigh } from '../../../src/chance/exact/weigh.ts';
import { writtenOutcome } from '../../../src/rules/measure.ts';
import type { ThrowModel } from '../../../src/rules/model.ts';
import { runsOf } from '../../cases.ts';
import { documentOf } from '../powers-document.ts';
import { anyPowersFight } from '../random-powers.ts';
import { planOf } from '../scenarios.ts';

test('attacks that are told to be alike come to the same with the same dice, however many are rolled', () => {
  const numbers = fc.nat(3);
  let compared = 0;
  fc.assert(
    fc.property(anyPowersFight, numbers, numbers, (fight, attack, defense) => {
      const { attacker, defender } = fight;
      const other = {
        ...fight,
        attacker: { ...attacker, attack },
        defender: { ...defender, defense },
      };
      const [a, b] = [fight, other].map((one) => planOf(documentOf(one)).model) as [
        ThrowModel,
        ThrowModel,
      ];
      if (a.alike === undefined || a.alike !== b.alike) return;
      expect(a.thrown.map(({ name }) => name)).toEqual(b.thrown.map(({ name }) => name));
      const { cells, weights } = weigh(a.thrown);
      const ofOther = new Set(
        [...weigh(b.thrown).weights.keys()].map((cell) =>
          JSON.stringify(decode(cellsOf(b.thrown), cell)),
        ),
      );
      for (const cell of weights.keys()) {
        const raw = decode(cells, cell);
        if (!ofOther.has(JSON.stringify(raw))) continue;
        compared++;
        expect(writtenOutcome(a.resolve(raw))).toEqual(writtenOutcome(b.resolve(raw)));
      }
    }),
    runsOf(1000, 'KNOCKBACK_POWERS', 'deep'),
  );
  expect(compared).toBeGreaterThan(20);
});
