/* The movement powers that the published formula counts, as factors of Move. */

import { hyphenated } from '../../base/index.ts';
import { type Card, linesOfPower, type PowerUse, powerTitle, traitsIn } from '../../cards/index.ts';

/** Kinds of powers that increase the value of Move. */
export type MovementKind = 'flying' | 'stealth' | 'terrain';

/** A factor of Move, and the power that gives it. */
export interface MovementFactor {
  readonly kind: MovementKind;
  readonly times: number;
  readonly power: string;
}

const TIMES: Readonly<Record<MovementKind, number>> = { flying: 2, stealth: 1.5, terrain: 1.25 };
const KINDS = Object.keys(TIMES) as MovementKind[];

/**
 * Movement powers by name, listed here because they have no effect on dice. Stealth: the figure leaves any engagement
 * without being attacked and without needing luck; the text of Phantom Walk says so, that of Ghost Walk does not.
 * Terrain: water, snow, lava or height hinders its normal movement less. Leaps, tunnels and similar powers, which
 * replace normal movement, belong to neither kind unless they are stealthy.
 */
const NAMED: Readonly<Record<string, MovementKind>> = {
  disengage: 'stealth',
  'phantom-walk': 'stealth',
  'stealth-flying': 'stealth',
  'stealth-leap': 'stealth',
  'stealth-leap-25': 'stealth',
  'stealth-underground-movement': 'stealth',
  amphibious: 'terrain',
  'ascend-4': 'terrain',
  'climb-x2': 'terrain',
  'climb-x3': 'terrain',
  'lava-resistant': 'terrain',
  levitation: 'terrain',
  scale: 'terrain',
  'scale-1': 'terrain',
  slither: 'terrain',
  'snow-and-ice-enhanced-movement': 'terrain',
  swim: 'terrain',
  'water-suits': 'terrain',
};

/** The factors of a card's movement powers: each kind counts only once, with the first power that gives it. */
export function movementFactors({ powers }: Card): MovementFactor[] {
  return KINDS.flatMap((kind) => {
    const use = powers.find((one) => isOf(one, kind));
    return use ? [{ kind, times: TIMES[kind], power: powerTitle(use) }] : [];
  });
}

/** The kinds of movement that a power gives. */
export function movementKinds(use: PowerUse): MovementKind[] {
  return KINDS.filter((kind) => isOf(use, kind));
}

function isOf(use: PowerUse, kind: MovementKind): boolean {
  if (kind === 'flying') return flies(use);
  return NAMED[hyphenated(use.power)] === kind;
}

/** Whether a power gives flying unconditionally. */
function flies(use: PowerUse): boolean {
  return traitsIn(linesOfPower(use), 'mode').some(({ mode, rule }) => mode.fly && !rule.if);
}
