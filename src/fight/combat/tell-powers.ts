/* Tells the rolls of powers in an attack, and their effects, in the order of the stages. */

import { counted, does, isPlural, type Named, verbOf } from '../../base/index.ts';
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
import type { Step } from '../../rules/index.ts';
import type { C3gScenario } from '../scenario.ts';
import type { AttackOutcome } from './attack-outcome.ts';
import { countsAs, d20Text, luckFor, luckGivers } from './luck.ts';
import { IGNORE } from './pools.ts';
import type { AttackProfile } from './profile.ts';
import { inFaces } from './tell-faces.ts';

/**
 * The parts of a told attack between which the rolls of powers appear, in the order of the stages.
 */
const PARTS = [
  'dice',
  'beforehand',
  'attackRoll',
  'evasion',
  'defenseRoll',
  'reckoning',
  'wounded',
  'back',
  'knockback',
  'afterwards',
] as const;
type Part = (typeof PARTS)[number];

const OF_STAGE: Readonly<Record<AttackStage, Part>> = {
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

const OF_MOMENT: Readonly<Partial<Record<Moment, Part>>> = {
  before: 'beforehand',
  instead: 'beforehand',
  whenAttacked: 'beforehand',
  whenWounded: 'wounded',
};

function partOf({ effect, line, power }: ActiveEffect, { tolls }: AttackOutcome): Part {
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

/** Tells the rolls of powers in some parts of an attack: which figure, for what, and the result. */
export function tellPowerRolls(
  outcome: AttackOutcome,
  faces: FacesRolled,
  profile: AttackProfile,
  scenario: C3gScenario,
): (...parts: readonly Part[]) => Step[] {
  const rolls = powerRolls(outcome, faces, profile, scenario);
  return (...parts) =>
    rolls
      .filter(({ part }) => parts.includes(part))
      .map(({ owner, title, verb, what, line }) => ({
        title,
        text: `${does(scenario[owner], verb)} ${what}: ${lineText(line)}.`,
      }));
}

/**
 * Like `tellPowerRolls`, but without the effects of the powers. A failed D20 roll is told with the
 * number it needed.
 */
export function namePowerRolls(
  outcome: AttackOutcome,
  faces: FacesRolled,
  profile: AttackProfile,
  scenario: C3gScenario,
): (...parts: readonly Part[]) => string[] {
  const rolls = powerRolls(outcome, faces, profile, scenario);
  return (...parts) =>
    rolls
      .filter(({ part }) => parts.includes(part))
      .map(
        ({ owner, verb, what, needs }) =>
          `${does(scenario[owner], verb)} ${what}${failedText(scenario[owner], needs)}.`,
      );
}

/** The titles of powers that have rolled dice. */
export function titlesRolled(
  outcome: AttackOutcome,
  faces: FacesRolled,
  profile: AttackProfile,
  scenario: C3gScenario,
): string[] {
  return powerRolls(outcome, faces, profile, scenario).map(({ title }) => title);
}

/** The roll of a power, with what a story says about it. */
interface RollShown {
  readonly active: ActiveEffect;
  /**
   * "rolls 13 on the D20 for Poison"; "uses Poison" if any number is enough. In the form that
   * `does` reads.
   */
  readonly verb: 'rolls' | 'uses';
  readonly what: string;
  /** The number that a failed D20 needed: "16", "13 from 6 spaces away". Absent: not failed. */
  readonly needs?: string;
}

/** ", but needs 16" */
export function failedText(one: Named, needs: number | string | undefined): string {
  return needs === undefined ? '' : `, but ${verbOf(isPlural(one), 'needs')} ${needs}`;
}

interface PowerRoll extends RollShown {
  readonly part: Part;
  readonly owner: Side;
  readonly title: string;
  readonly line: EffectLine;
}

/** In the order of the stages; a roll shared by several effects of a power is told once. */
function powerRolls(
  outcome: AttackOutcome,
  faces: FacesRolled,
  { active, ignoresOn }: AttackProfile,
  scenario: C3gScenario,
): PowerRoll[] {
  const staged = active
    .map((one) => ({ ...one, part: partOf(one, outcome) }))
    .toSorted((a, b) => PARTS.indexOf(a.part) - PARTS.indexOf(b.part));
  const told = ignoresOn === undefined ? [] : [IGNORE.name];
  return rollsShown(staged, faces, scenario, outcome.attack, told).map((shown) => {
    const { power, line } = shown.active;
    const { part } = shown.active as (typeof staged)[number];
    return { ...shown, part, owner: power.owner, title: power.title, line };
  });
}

/** @param told dice that are told elsewhere */
export function rollsShown(
  active: readonly ActiveEffect[],
  faces: FacesRolled,
  scenario: C3gScenario,
  attack: AttackState,
  told: readonly string[] = [],
): RollShown[] {
  const known = new Set(told);
  return active.flatMap((one) => {
    const { power, line, dice } = one;
    const asked = asksD20(line) ? [power.d20.name, dice] : [dice];
    return asked.flatMap((name): RollShown[] => {
      const fell = known.has(name) ? [] : facesOf(faces, name);
      known.add(name);
      if (fell.length === 0) return [];
      if (name === dice && isCertain(one))
        return [{ active: one, verb: 'uses', what: power.title }];
      const purpose = isForAgain(power) ? `to use ${power.title}` : `for ${power.title}`;
      if (!isNumbers(fell))
        return [{ active: one, verb: 'rolls', what: `${inFaces(fell)} ${purpose}` }];
      const { text, added } = luckyText(one, fell, scenario);
      const needed = leastOf(one, name, attack);
      const isFailed = needed !== undefined && fell.every((face) => Number(face) < needed);
      const what = `${text} ${purpose}`;
      const far = isHelpedByDistance(one) ? ` from ${counted(attack.distance, 'space')} away` : '';
      return [
        { active: one, verb: 'rolls', what, ...(isFailed && { needs: `${needed + added}${far}` }) },
      ];
    });
  });
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

/** The D20 of a power, with the additions by others. Rolls for effects that others give are not raised. */
function luckyText({ power, line }: ActiveEffect, fell: readonly string[], of: C3gScenario) {
  const { granted = [] } = of[power.owner];
  const given = line.givenBy === undefined ? granted.filter(({ givenBy }) => givenBy) : [];
  const added = luckFor(power.title, given);
  const shown = fell.map(Number);
  const counts = shown.map((roll) => countsAs(roll, added));
  return { text: d20Text(shown, counts, luckGivers(power.title, given)), added };
}

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

/** A step that tells the effects of powers, if there are any. */
export function whatPowersDid(sentences: readonly string[]): Step[] {
  return sentences.length > 0 ? [{ title: 'What powers did', text: sentences.join(' ') }] : [];
}

export function tellEvasion({ attack }: AttackOutcome, { defender }: C3gScenario): string[] {
  return attack.evaded ? [`${does(defender, 'evades')} the attack: no wounds, no Knockback.`] : [];
}

export function tellAgain({ attack }: AttackOutcome, { attacker }: C3gScenario): string[] {
  const { healed, again } = attack;
  return [
    ...(healed > 0 ? [`${does(attacker, 'is')} healed of ${counted(healed, 'wound')}.`] : []),
    ...(again ? [`${attacker.name} may attack again.`] : []),
  ];
}
