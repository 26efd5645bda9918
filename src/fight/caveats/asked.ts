import { listed } from '../../base/index.ts';
import {
  bare,
  type EffectLine,
  linesOfPower,
  type PowerUse,
  partsOf,
  powerTitle,
  scalesOf,
} from '../../cards/index.ts';
import { withInner } from '../combat/asks.ts';
import type { Fighter } from '../scenario.ts';
import { actsInRole, type CaveatFight, type CaveatSide } from './fight.ts';

/**
 * A circumstance that powers depend on, which some kinds of fights play and others must be given.
 */
interface Unsaid {
  readonly name: string;
  /** The field of the document that sets it. */
  readonly field: keyof Fighter;
  /** The conditions or scales that depend on it, by kind of fight that does not play it. */
  readonly askedBy: Readonly<Partial<Record<CaveatFight['kind'], readonly string[]>>>;
}

const inAny = (...names: readonly string[]): Unsaid['askedBy'] => ({
  attack: names,
  duel: names,
  survival: names,
  turn: names,
});

/** Circumstances that are taken as "no" by default. */
const TAKEN_AS_NO: readonly Unsaid[] = [
  {
    name: 'moved',
    field: 'moved',
    // Repeated attacks are made without moving; for a single attack it is unknown.
    askedBy: { attack: ['moved'], survival: ['moved', 'stationary'] },
  },
  { name: 'stationary', field: 'moved', askedBy: { attack: ['stationary'] } },
  { name: 'charged', field: 'charged', askedBy: { attack: ['charged'] } },
  { name: 'beganTurn', field: 'beganTurn', askedBy: { attack: ['beganTurn'] } },
  { name: 'terrain', field: 'terrain', askedBy: inAny('terrain') },
];

/** Circumstances that are taken as 0 by default. */
const TAKEN_AS_0: readonly Unsaid[] = [
  { name: 'allies', field: 'allies', askedBy: inAny('ally') },
  { name: 'kills', field: 'kills', askedBy: { attack: ['kill'] } },
];

/**
 * A circumstance that powers of a card depend on but the document does not set, and these powers.
 */
export interface AskedInVain {
  /** What would set it: a field, or a switch under `states`. */
  readonly name: string;
  readonly uses: readonly PowerUse[];
}

/**
 * Circumstances that a card's powers depend on and that are taken as "no": `moved`, a switch of the
 * experiment.
 */
export function takenAsNo(side: CaveatSide, fight: CaveatFight): AskedInVain[] {
  const switches = [...new Set(side.card.powers.flatMap((use) => statesAsked(use, side)))];
  return [
    ...unsaidOf(TAKEN_AS_NO, side, fight, (line) => conditionsOf(line).map(([name]) => name)),
    ...switches
      .filter((name) => !fight.states.includes(name))
      .map((name) => ({
        name,
        uses: side.card.powers.filter((use) => statesAsked(use, side).includes(name)),
      })),
  ];
}

/** Counts that a card's powers depend on and that are taken as 0. */
export function takenAs0(side: CaveatSide, fight: CaveatFight): AskedInVain[] {
  return unsaidOf(TAKEN_AS_0, side, fight, (line) =>
    Object.values(line).flatMap((value) => scalesOf({ line, value })),
  );
}

/**
 * Powers that depend on circumstances that are not set; their other caveats are told together with
 * that.
 */
export function waitingPowers(side: CaveatSide, fight: CaveatFight): ReadonlySet<PowerUse> {
  return new Set([...takenAsNo(side, fight), ...takenAs0(side, fight)].flatMap(({ uses }) => uses));
}

/** "moved (Bayonet Attack 1), shadow (Ambush: it is used this turn)" */
export function askedText(asked: readonly AskedInVain[]): string {
  return asked.map(({ name, uses }) => `${name} (${listed(uses.map(titleAndNote))})`).join(', ');
}

export function titlesOf(asked: readonly AskedInVain[]): string[] {
  return [...new Set(asked.flatMap(({ uses }) => uses.map(powerTitle)))];
}

function titleAndNote(use: PowerUse): string {
  // Notes begin with the name of the setting, which already precedes the power.
  const note = use.note?.replace(/^(switch [\w-]+|allies|charged): /, '');
  return note === undefined ? powerTitle(use) : `${powerTitle(use)}: ${note}`;
}

function unsaidOf(
  all: readonly Unsaid[],
  side: CaveatSide,
  { kind, hasBoard }: CaveatFight,
  namesIn: (line: EffectLine) => readonly string[],
): AskedInVain[] {
  return all
    .filter(({ field }) => side.card[field] === undefined && !(field === 'terrain' && hasBoard))
    .map(({ name, askedBy }) => ({
      name,
      uses: side.card.powers.filter((use) =>
        linesIn(use, side).some((line) =>
          namesIn(line).some((one) => askedBy[kind]?.includes(one)),
        ),
      ),
    }))
    .filter(({ uses }) => uses.length > 0);
}

function statesAsked(use: PowerUse, side: CaveatSide): string[] {
  return linesIn(use, side)
    .flatMap(conditionsOf)
    .flatMap(([kind, value]) => (kind === 'state' ? [String(value)] : []));
}

/** The lines of a power that act in the card's role, and their nested lines. */
function linesIn(use: PowerUse, side: CaveatSide): EffectLine[] {
  return linesOfPower(use)
    .filter((line) => actsInRole(line, side))
    .flatMap(withInner);
}

const conditionsOf = ({ when = [] }: EffectLine) => bare(when).map(partsOf);
