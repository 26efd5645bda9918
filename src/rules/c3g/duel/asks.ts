import { bare, linesOfPower } from '../../../powers/active-effects.ts';
import { conditionNamed } from '../../../powers/conditions/index.ts';
import { partsOf } from '../../../powers/describe.ts';
import type { Condition, EffectLine } from '../../../powers/effect-line.ts';
import type { Side } from '../../../powers/figure.ts';
import type { Fighter } from '../scenario.ts';

/** A figure as far as its powers. */
export type Powered = Pick<Fighter, 'powers' | 'granted'>;

/** Two that fight, and the switches that are on. */
interface Sides extends Readonly<Record<Side, Powered>> {
  readonly states?: readonly string[];
}

/**
 * What the powers of two cards look at, beside who fights whom: only that needs to be told apart in
 * the states of their duel.
 */
export interface Asks {
  /** Wounds on either figure, and not only whether an attack destroys. */
  readonly wounds: boolean;
  /** Wounds on the acting figure: also where an attack can harm or heal it. */
  readonly ownWounds: boolean;
  /** Whether a figure moved this turn, and how the turn began. */
  readonly movement: boolean;
  readonly kills: boolean;
  /** Whether more figures of the other side stand by. */
  readonly company: boolean;
  /** Whether a side's ways to attack, and its range, are the same at any time. */
  readonly fixedWays: Readonly<Record<Side, boolean>>;
  readonly fixedRange: Readonly<Record<Side, boolean>>;
  /** Lines that act only so often, by their place in the list. */
  readonly limited: readonly EffectLine[];
  /** Whether any of them is for a round only. */
  readonly rounds: boolean;
  /** How often figures may attack again in a turn, where that has a limit: the highest. */
  readonly mostAgain: number;
}

const TO_OWN_FIGURE = ['counterStrike', 'backlash', 'unblockableWounds', 'costs', 'heals'];

export function asksOf(duel: Sides): Asks {
  const { attacker, defender } = duel;
  const acting = [...actingLines(duel, 'attacker'), ...actingLines(duel, 'defender')];
  const lines = acting.flatMap(withInner);
  const conditions = lines.flatMap(({ when = [] }) => bare(when)).map(partsOf);
  const names = new Set(conditions.map(([name]) => name));
  const scales = new Set(lines.flatMap(scalesIn));
  const asksFigure = conditions.some(
    ([name, value]) => (name === 'enemy' || name === 'target') && 'nextToAlly' in (value as object),
  );
  const again = lines.flatMap(({ attackAgain, most }) =>
    attackAgain !== undefined && most !== undefined ? [most] : [],
  );
  const limited = acting.filter(({ uses }) => uses !== undefined);
  const wounds =
    [...names].some((name) => conditionNamed(name)?.changes) ||
    scales.has('ownWound') ||
    scales.has('enemyWound');
  const has = (side: Powered, is: (line: EffectLine) => boolean) => linesOf(side).some(is);
  const shortens = ({ notTargetedBeyond }: EffectLine) => notTargetedBeyond !== undefined;
  return {
    fixedWays: { attacker: !has(attacker, mayChange), defender: !has(defender, mayChange) },
    fixedRange: { attacker: !has(defender, shortens), defender: !has(attacker, shortens) },
    wounds,
    ownWounds: wounds || lines.some((line) => TO_OWN_FIGURE.some((name) => name in line)),
    movement: ['moved', 'stationary', 'charged', 'beganTurn'].some((name) => names.has(name)),
    kills: scales.has('kill'),
    company: asksFigure,
    limited,
    rounds: limited.some(({ per }) => per === 'round'),
    mostAgain: Math.max(0, ...again),
  };
}

/** Whether a line's attacks depend on how things stand. */
function mayChange({ attacks, specialAttack, when, uses }: EffectLine): boolean {
  return specialAttack !== undefined || (attacks !== undefined && (when ?? uses) !== undefined);
}

/** Every line that acts for a side. */
export function linesOf({ powers, granted = [] }: Powered): EffectLine[] {
  return [...powers.flatMap((use) => linesOfPower(use)), ...granted];
}

/** The lines of a side but for those that wait for a switch that is off. */
export function actingLines(duel: Sides, side: Side): EffectLine[] {
  const isOff = (condition: Condition) => {
    const [name, value] = partsOf(condition);
    return name === 'state' && !duel.states?.includes(value as string);
  };
  return linesOf(duel[side]).filter(({ when = [] }) => !when.some(isOff));
}

/** A line, and those of a special attack within it. */
function withInner(line: EffectLine): EffectLine[] {
  const special = line.specialAttack as
    | { readonly effects?: readonly EffectLine[]; readonly againWhen?: EffectLine['when'] }
    | undefined;
  if (!special) return [line];
  const again = special.againWhen ? [{ when: special.againWhen }] : [];
  return [line, ...(special.effects ?? []), ...again];
}

function scalesIn(line: EffectLine): string[] {
  const ofDice = Object.values(line).flatMap((value) =>
    typeof value === 'object' && value !== null && 'per' in value ? [String(value.per)] : [],
  );
  return [...(line.per === undefined ? [] : [line.per]), ...ofDice];
}
