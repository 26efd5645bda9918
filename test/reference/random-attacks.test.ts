import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runsOf } from '../cases.ts';
import { documentOf } from '../fight/powers-document.ts';
import { anyPowersFight } from '../fight/random-powers.ts';
import { distributionsOf, measuredLaws } from './agreement.ts';
import { attackDistribution } from './index.ts';
import { fightDataOf } from './random-fight.ts';

/** More with KNOCKBACK_POWERS=20000. */
const RUNS = runsOf(1000, 'KNOCKBACK_POWERS', 'long');

test(`${RUNS.numRuns} random attacks of cards with up to six effects each have the odds of the reference`, () => {
  fc.assert(
    fc.property(anyPowersFight, (fight) => {
      const laws = measuredLaws(documentOf(fight));
      const { outcomes } = attackDistribution(fightDataOf(fight));
      expect(laws).toEqual(distributionsOf(outcomes, Object.keys(laws)));
    }),
    RUNS,
  );
}, 600_000);
