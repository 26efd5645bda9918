import type { RawOutcome } from '../../dice/throw.ts';
import { knocksBack } from './dice.ts';
import type { Muster } from './muster.ts';
import type { C3gScenario } from './scenario.ts';
import { type Strike, strike } from './strike.ts';

/** Everything that one attack did, from the strike to where the defender came to rest. */
export interface Blow {
  readonly strike: Strike;
  readonly spacesMoved: number;
  readonly stoppedBy: string;
  readonly knockbackDamageRolled: boolean;
  readonly knockbackWounds: number;
  readonly blockerWounds: number;
  readonly fallWounds: number;
  readonly hazardDestroyed: boolean;
  readonly destroyed: boolean;
}

/** Plays one attack by the rules: the strike, then Knockback on clear, level ground without end. */
export function blow(raw: RawOutcome, attack: Muster, scenario: C3gScenario): Blow {
  const struck = strike(raw, attack, scenario);
  const stays = struck.destroyed && scenario.rulings.destroyedFiguresStay;
  return {
    strike: struck,
    spacesMoved: knocksBack(attack) && !stays ? struck.knockbackPoints : 0,
    stoppedBy: 'none',
    knockbackDamageRolled: false,
    knockbackWounds: 0,
    blockerWounds: 0,
    fallWounds: 0,
    hazardDestroyed: false,
    destroyed: struck.destroyed,
  };
}
