import { slug } from '../../base/index.ts';
import { partsOf } from './describe.ts';
import type { ActiveEffect, ActivePower } from './effect.ts';
import type { Condition, EffectLine } from './effect-line.ts';
import { effectNamed } from './effects/index.ts';
import type { Confrontation, Side } from './figure.ts';
import { powerNamed } from './named-powers.ts';
import type { PowerUse } from './power.ts';

/** Powers of cards are read again for every fight that they are in. */
const LINES = new WeakMap<PowerUse, readonly EffectLine[]>();

/** All that a power does: of a known one its bundle, of another what the card says. */
export function allLinesOf(use: PowerUse): readonly EffectLine[] {
  const { power, number = 0, effects } = use;
  if (effects) return effects;
  const known = LINES.get(use);
  if (known) return known;
  const lines = powerNamed(power)?.effects(number) ?? [];
  LINES.set(use, lines);
  return lines;
}

const IN_FIGHTS = new WeakMap<readonly EffectLine[], readonly EffectLine[]>();

/** What a power does in a fight of two. */
export function linesOfPower(use: PowerUse): readonly EffectLine[] {
  const lines = allLinesOf(use);
  const known = IN_FIGHTS.get(lines);
  if (known) return known;
  const found = lines.some(isOfBattles) ? lines.filter((line) => !isOfBattles(line)) : lines;
  IN_FIGHTS.set(lines, found);
  return found;
}

/** The lines of a power with effects that do nothing in an attack, but act in battles. */
export function battleLinesOf(use: PowerUse): readonly EffectLine[] {
  return allLinesOf(use).filter(hasBattleEffect);
}

/** A power as the attacks of battles have it: with the lines for battles in place of those for fights of two. */
export function inBattle(use: PowerUse): PowerUse {
  if (!use.effects?.some((line) => line.in !== undefined)) return use;
  const effects = use.effects
    .filter((line) => line.in !== 'fights')
    .map(({ in: _, ...line }): EffectLine => line);
  return { ...use, effects, ...(use.mayInBattles && { may: true }) };
}

/** Whether a line does nothing in a fight of two. */
export function isOfBattles(line: EffectLine): boolean {
  return line.in === 'battles' || hasBattleEffect(line);
}

function hasBattleEffect(line: EffectLine): boolean {
  return Object.keys(line).some((name) => effectNamed(name)?.at === 'battle');
}

/** Whether lines do nothing but act through other figures. */
export function actThroughOthers(lines: readonly EffectLine[]): boolean {
  return (
    lines.length > 0 &&
    lines.every((line) => Object.keys(line).some((name) => effectNamed(name)?.throughOthers))
  );
}

/** The effects of both sides, in the order of their cards. */
export type ActiveEffects = readonly ActiveEffect[];

/** Everything that acts in a fight, with names for its dice: `evade`, and `evade-2` for a second one. */
export function activeEffects(fight: Confrontation): ActiveEffects {
  const nameOf = numberedNames();
  const all: ActiveEffect[] = [];
  for (const owner of SIDES) {
    for (const { title, lines, may, ofSpecialAttack } of powersIn(fight, owner)) {
      const { roll, numbers, effects } = writtenIn(lines, title);
      const d20 = { name: nameOf(roll), numbers };
      const power: ActivePower = { title, owner, may, ofSpecialAttack, d20 };
      for (const { effect, value, line, dice } of effects) {
        if (effect.owner !== 'either' && effect.owner !== owner) continue;
        all.push({ effect, value, line, power, dice: nameOf(dice) });
      }
    }
  }
  return all;
}

/** What follows the name of a special attack where it is rolled for making it once more. */
const AGAIN = ' again';

export const isForAgain = ({
  title,
  ofSpecialAttack,
}: Pick<ActivePower, 'title' | 'ofSpecialAttack'>): boolean =>
  ofSpecialAttack && title.endsWith(AGAIN);

/** What stands in the place of a power's name where other figures give what acts. */
export const GRANTED_TITLE = 'other figures';

const SIDES = ['attacker', 'defender'] as const;

interface Lines {
  readonly title: string;
  readonly lines: readonly EffectLine[];
  readonly may: boolean;
  readonly ofSpecialAttack: boolean;
}

function powersIn(fight: Confrontation, owner: Side): Lines[] {
  const { powers, granted = [] } = fight[owner];
  const all: Lines[] = powers.map((use) => ({
    title: powerNamed(use.power)?.title ?? use.power,
    lines: linesOfPower(use),
    may: use.may ?? false,
    ofSpecialAttack: false,
  }));
  for (const [title, lines] of byGiver(granted)) {
    all.push({ title, lines, may: false, ofSpecialAttack: false });
  }
  if (owner === 'defender' || !fight.special) return all;
  const { title, effects = [], againWhen } = fight.special;
  // `againWhen` is the special attack's own `attackAgain`, with a roll of its own.
  const again = againWhen ? [{ attackAgain: true, when: againWhen }] : [];
  return [
    ...all,
    { title, lines: effects, may: false, ofSpecialAttack: true },
    { title: `${title}${AGAIN}`, lines: again, may: false, ofSpecialAttack: true },
  ];
}

/** Lines that others give, by the titles of what gives them. */
function byGiver(granted: readonly EffectLine[]): [string, readonly EffectLine[]][] {
  if (granted.length === 0) return [];
  if (!granted.some(({ givenBy }) => givenBy)) return [[GRANTED_TITLE, granted]];
  const all = new Map<string, EffectLine[]>();
  for (const line of granted) {
    const title = line.givenBy ?? GRANTED_TITLE;
    all.set(title, [...(all.get(title) ?? []), line]);
  }
  return [...all];
}

/** What is written in some lines, whoever has them. */
interface Written {
  /** What the D20 of the power is called, and the numbers that are asked of it. */
  readonly title: string;
  readonly roll: string;
  readonly numbers: readonly number[];
  readonly effects: readonly Omit<ActiveEffect, 'power'>[];
}

const WRITTEN = new WeakMap<readonly EffectLine[], Written>();

function writtenIn(lines: readonly EffectLine[], title: string): Written {
  const known = WRITTEN.get(lines);
  if (known?.title === title) return known;
  const written = {
    title,
    roll: `roll-${slug(title)}`,
    numbers: d20Numbers(lines),
    effects: lines.flatMap(effectsOf),
  };
  WRITTEN.set(lines, written);
  return written;
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

/** The effects of a line, by the names of their dice before these are numbered. */
function effectsOf(line: EffectLine): Written['effects'] {
  return Object.entries(line).flatMap(([name, value]) => {
    const effect = effectNamed(name);
    if (!effect || value === undefined) return [];
    return [{ effect, value, line, dice: DICE_NAMES[name] ?? name }];
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
