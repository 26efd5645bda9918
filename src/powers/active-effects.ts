import { slug } from '../words/slug.ts';
import { partsOf } from './describe.ts';
import type { ActiveEffect, ActivePower } from './effect.ts';
import type { Condition, EffectLine } from './effect-line.ts';
import { effectNamed } from './effects/index.ts';
import type { Confrontation, Side } from './figure.ts';
import { powerNamed } from './named/index.ts';
import type { PowerUse } from './power.ts';

/** What a power does: of a known one its bundle, of another what the card says. */
export function linesOfPower({ power, number = 0, effects }: PowerUse): readonly EffectLine[] {
  return effects ?? powerNamed(power)?.effects(number) ?? [];
}

/** "Tough 2", "Rage Smash" */
export function powerTitle({ power, number }: PowerUse): string {
  const title = powerNamed(power)?.title ?? power;
  return number === undefined ? title : `${title} ${number}`;
}

/** The effects of both sides, in the order of their cards. */
export type ActiveEffects = readonly ActiveEffect[];

/** Everything that acts in a fight, with names for its dice: `evade`, and `evade-2` for a second one. */
export function activeEffects(fight: Confrontation): ActiveEffects {
  const nameOf = numberedNames();
  return (['attacker', 'defender'] as const).flatMap((owner) =>
    powersIn(fight, owner).flatMap(({ title, lines, ofSpecialAttack }) => {
      const d20 = { name: nameOf(`roll-${slug(title)}`), numbers: d20Numbers(lines) };
      const power: ActivePower = { title, owner, ofSpecialAttack, d20 };
      return lines.flatMap((line) => activeIn(line, power, nameOf));
    }),
  );
}

interface Lines {
  readonly title: string;
  readonly lines: readonly EffectLine[];
  readonly ofSpecialAttack: boolean;
}

function powersIn(fight: Confrontation, owner: Side): Lines[] {
  const { powers, granted = [] } = fight[owner];
  const ofCard = powers.map((use) => ({
    title: powerNamed(use.power)?.title ?? use.power,
    lines: linesOfPower(use),
    ofSpecialAttack: false,
  }));
  const given = { title: 'other figures', lines: granted, ofSpecialAttack: false };
  const all = granted.length > 0 ? [...ofCard, given] : ofCard;
  if (owner === 'defender' || !fight.special) return all;
  const { title, effects = [], againWhen } = fight.special;
  // `againWhen` is the special attack's own `attackAgain`, with a roll of its own.
  const again = againWhen ? [{ attackAgain: true, when: againWhen }] : [];
  return [
    ...all,
    { title, lines: effects, ofSpecialAttack: true },
    { title: `${title} again`, lines: again, ofSpecialAttack: true },
  ];
}

/** A name as it is, the second time with `-2` behind it. */
function numberedNames(): (name: string) => string {
  const times = new Map<string, number>();
  return (name) => {
    const n = (times.get(name) ?? 0) + 1;
    times.set(name, n);
    return n === 1 ? name : `${name}-${n}`;
  };
}

/** Dice that were called otherwise before there were effects. */
const DICE_NAMES: Readonly<Record<string, string>> = { ignoreAttack: 'ignore' };

function activeIn(
  line: EffectLine,
  power: ActivePower,
  nameOf: (name: string) => string,
): ActiveEffect[] {
  return Object.entries(line).flatMap(([name, value]) => {
    const effect = effectNamed(name);
    if (!effect || value === undefined) return [];
    if (effect.owner !== 'either' && effect.owner !== power.owner) return [];
    const dice = nameOf(DICE_NAMES[name] ?? name);
    return [{ effect, value, line, power, dice }];
  });
}

/** The numbers that the `d20` conditions of some lines ask of one roll, ascending. */
export function d20Numbers(lines: readonly EffectLine[]): number[] {
  const numbers = lines
    .flatMap(({ when = [] }) => bare(when))
    .flatMap((condition) => {
      const [name, value] = partsOf(condition);
      return name === 'd20' ? [value as number] : [];
    });
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** What has been asked of each list of conditions. */
const BARE = new WeakMap<readonly Condition[], readonly Condition[]>();

/** Conditions without the `not` around them. */
export function bare(when: readonly Condition[]): readonly Condition[] {
  if (when.length === 0) return when;
  const known = BARE.get(when);
  if (known) return known;
  const found = when.flatMap((condition): readonly Condition[] => {
    const [name, value] = partsOf(condition);
    return name === 'not' ? bare(value as readonly Condition[]) : [condition];
  });
  BARE.set(when, found);
  return found;
}
