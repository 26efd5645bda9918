/* The rolls of powers in an attack, in the order of the stages, as plain data. */

import {
  type ActiveEffect,
  type AttackStage,
  type AttackState,
  bare,
  type EffectLine,
  isForAgain,
  isTable,
  lineText,
  type Moment,
  neededFor,
  partsOf,
  type Reach,
  type Side,
} from '../../cards/index.ts';
import { type FacesRolled, wholeName } from '../../chance/index.ts';
import { type PowerRoll, ROLL_TIMES, type RollTime } from '../../rules/index.ts';
import type { C3gScenario } from '../scenario.ts';
import type { AttackOutcome } from './attack-outcome.ts';
import { countsAs, luckFor, luckGivers } from './luck.ts';
import { ATTACK, DEFENSE, IGNORE } from './pools.ts';
import type { AttackProfile } from './profile.ts';

const OF_STAGE: Readonly<Record<AttackStage, RollTime>> = {
  dice: 'dice',
  mostDice: 'dice',
  ignoring: 'beforehand',
  attackRoll: 'attackRoll',
  automaticSkulls: 'attackRoll',
  evasion: 'evasion',
  undefended: 'defenseRoll',
  defenseRoll: 'defenseRoll',
  automaticShields: 'defenseRoll',
  reckoning: 'reckoning',
  woundsKnown: 'reckoning',
  extraWounds: 'wounded',
  back: 'back',
  knockback: 'knockback',
  knockbackPoints: 'knockback',
  healing: 'afterwards',
  again: 'afterwards',
};

const OF_MOMENT: Readonly<Partial<Record<Moment, RollTime>>> = {
  before: 'beforehand',
  instead: 'beforehand',
  whenAttacked: 'beforehand',
  whenWounded: 'wounded',
};

function timeOf({ effect, line, power }: ActiveEffect, { tolls }: AttackOutcome): RollTime {
  if (effect.at === 'moment') {
    if (line.stage !== 'whenDestroyed') return OF_MOMENT[line.stage as Moment] ?? 'afterwards';
    if (tolls.ignoring.defenderDestroyed) return 'beforehand';
    return tolls.wounds.defenderDestroyed ? 'wounded' : 'afterwards';
  }
  if (effect.at === 'never' || effect.at === 'battle') return 'afterwards';
  // The defender's rerolls concern its own dice.
  if (effect.at === 'attackRoll' && power.owner === 'defender') return 'defenseRoll';
  return OF_STAGE[effect.at];
}

/** In the order of the stages; a roll shared by several effects of a power is told once. */
export function powerRolls(
  outcome: AttackOutcome,
  faces: FacesRolled,
  { active, ignoresOn }: AttackProfile,
  scenario: C3gScenario,
): PowerRoll[] {
  const staged = active
    .map((one) => ({ ...one, at: timeOf(one, outcome) }))
    .toSorted((a, b) => ROLL_TIMES.indexOf(a.at) - ROLL_TIMES.indexOf(b.at));
  const told = ignoresOn === undefined ? [] : [IGNORE.name];
  return rollsShown(staged, faces, scenario, outcome.attack, told);
}

/**
 * The rolls of some effects.
 *
 * @param told dice that are told elsewhere
 */
export function rollsShown(
  active: readonly (ActiveEffect & { readonly at?: RollTime })[],
  faces: FacesRolled,
  scenario: C3gScenario,
  attack: AttackState,
  told: readonly string[] = [],
): PowerRoll[] {
  const known = new Set(told);
  return active.flatMap((one) => {
    const { power, line, dice, at } = one;
    const asked = asksD20(line) ? [power.d20.name, dice] : [dice];
    return asked.flatMap((name): PowerRoll[] => {
      const fell = known.has(name) ? [] : facesOf(faces, name);
      known.add(name);
      if (fell.length === 0) return [];
      const roll = {
        who: scenario[power.owner].name,
        power: power.title,
        effect: lineText(line),
        ...(at && { at }),
        ...(isForAgain(power) && { isForUse: true as const }),
      };
      if (name === dice && isCertain(one)) return [{ ...roll, faces: [] }];
      if (!isNumbers(fell)) return [{ ...roll, faces: fell }];
      return [{ ...roll, faces: fell, ...d20Told(one, name, fell, scenario, attack) }];
    });
  });
}

/**
 * What others add to the D20 of a power, and the number that it missed. Rolls for effects that others give are not
 * raised.
 */
function d20Told(
  one: ActiveEffect,
  name: string,
  fell: readonly string[],
  scenario: C3gScenario,
  attack: AttackState,
): Pick<PowerRoll, 'counts' | 'givers' | 'needs' | 'distance'> {
  const { power, line } = one;
  const { granted = [] } = scenario[power.owner];
  const given = line.givenBy === undefined ? granted.filter(({ givenBy }) => givenBy) : [];
  const added = luckFor(power.title, given);
  const needed = leastOf(one, name, attack);
  const isFailed = needed !== undefined && fell.every((face) => Number(face) < needed);
  return {
    ...(added !== 0 && {
      counts: fell.map((face) => countsAs(Number(face), added)),
      givers: luckGivers(power.title, given),
    }),
    ...(isFailed && { needs: needed + added }),
    ...(isFailed && isHelpedByDistance(one) && { distance: attack.distance }),
  };
}

/** Dice of the attack that were rolled again, by rerolls that are built into the die. */
export function rerolls(
  faces: FacesRolled,
  { active }: AttackProfile,
  scenario: C3gScenario,
): PowerRoll[] {
  const of = (owner: Side, dice: string, at: RollTime): PowerRoll[] => {
    const rerolled = rerolledCount(faces, dice);
    const cause = active.find(
      ({ effect, power }) => effect.name === 'rerolls' && power.owner === owner,
    );
    if (rerolled === 0 || !cause) return [];
    const { power, line } = cause;
    const who = scenario[owner].name;
    return [{ who, power: power.title, effect: lineText(line), at, faces: [], rerolled }];
  };
  return [
    ...of('attacker', ATTACK.name, 'attackRoll'),
    ...of('defender', DEFENSE.name, 'defenseRoll'),
  ];
}

/** How many dice of one name were rerolled. */
function rerolledCount(faces: FacesRolled, name: string): number {
  const all = Object.entries(faces).filter(([pool]) => wholeName(pool) === `${name}-rerolled`);
  return all.flatMap(([, fell]) => fell).filter((face) => face.includes(' then ')).length;
}

/** The lowest D20 number with an effect; undefined if lower numbers have one, too. */
function leastOf(
  { effect, value, line, power }: ActiveEffect,
  name: string,
  attack: AttackState,
): number | undefined {
  if (name === power.d20.name) return failsBelow(line) ? Math.min(...power.d20.numbers) : undefined;
  if (typeof value === 'object' && value !== null && 'd20' in value)
    return neededFor(value as Reach, attack);
  if (isTable(value)) return Math.min(...Object.keys(value).map(Number));
  return effect.isD20 === true && typeof value === 'number' ? value : undefined;
}

const isHelpedByDistance = ({ value }: ActiveEffect): boolean =>
  (value as Partial<Exclude<Reach, number>> | undefined)?.plus === 'distance';

/** Whether an effect acts at any number of the D20, so that its card asks for no roll. */
function isCertain({ effect, value }: ActiveEffect): boolean {
  const { d20 = value } = (value ?? {}) as { readonly d20?: unknown };
  return effect.isD20 === true && Number(d20) <= 1;
}

/** Whether a line acts only from some number of its power's D20 on. */
const failsBelow = ({ when = [] }: EffectLine) => when.some((one) => partsOf(one)[0] === 'd20');

const asksD20 = ({ when = [] }: EffectLine) => bare(when).some((one) => partsOf(one)[0] === 'd20');

/** The faces of all parts and rerolls of the dice. */
function facesOf(faces: FacesRolled, name: string): string[] {
  return Object.entries(faces)
    .filter(([pool]) => wholeName(pool).replace(/-again-\d+$/, '') === name)
    .flatMap(([, fell]) => fell);
}

const isNumbers = (faces: readonly string[]) => faces.every((face) => /^\d+$/.test(face));
