import type { Measure } from '../plan.ts';
import type { Blow } from './blow.ts';

/** A measure and how it is read off a blow. A new one is an entry here. */
export interface C3gMeasure extends Measure {
  of(blow: Blow): number | string;
}

export const C3G_MEASURES: readonly C3gMeasure[] = [
  {
    name: 'displaced',
    title: 'Displaced at all',
    kind: 'flag',
    of: (blow) => Number(blow.spacesMoved > 0),
  },
  { name: 'spacesMoved', title: 'Spaces moved', kind: 'count', of: (blow) => blow.spacesMoved },
  {
    name: 'attackWounds',
    title: 'Wounds by the attack',
    kind: 'count',
    of: (blow) => blow.strike.wounds,
  },
  {
    name: 'totalWounds',
    title: 'Wounds in all',
    kind: 'count',
    of: (blow) => blow.strike.wounds + blow.knockbackWounds + blow.fallWounds,
  },
  { name: 'destroyed', title: 'Destroyed', kind: 'flag', of: (blow) => Number(blow.destroyed) },
  {
    name: 'knockbackPoints',
    title: 'Knockback points',
    kind: 'count',
    of: (blow) => blow.strike.knockbackPoints,
  },
  { name: 'stoppedBy', title: 'Stopped by', kind: 'name', of: (blow) => blow.stoppedBy },
  {
    name: 'knockbackDamageRolled',
    title: 'Knockback Damage rolled',
    kind: 'flag',
    of: (blow) => Number(blow.knockbackDamageRolled),
  },
  {
    name: 'knockbackWounds',
    title: 'Wounds by Knockback Damage',
    kind: 'count',
    of: (blow) => blow.knockbackWounds,
  },
  {
    name: 'blockerWounds',
    title: 'Hits on what was in the way',
    kind: 'count',
    of: (blow) => blow.blockerWounds,
  },
  { name: 'fallWounds', title: 'Wounds by falls', kind: 'count', of: (blow) => blow.fallWounds },
  {
    name: 'hazardDestroyed',
    title: 'Destroyed by molten lava',
    kind: 'flag',
    of: (blow) => Number(blow.hazardDestroyed),
  },
];
