/* Sentences about rolls for powers and the costs of powers, and counts in words. */

import { counted, does, isPlural, listed, type Named, verbOf } from '../../base/index.ts';
import { type FacesRolled, wholeName } from '../../chance/index.ts';
import type { AttackEvent, PowerRoll, RollTime } from '../../rules/index.ts';

/** Finds the figure, card or side with a name, so that verbs can agree with it in number. */
export type Who = (name: string) => Named;

/** Finds figures and cards by name. Any other name takes a singular verb. */
export function whoIn(all: readonly Named[]): Who {
  const known = new Map(all.map((one) => [one.name, one]));
  return (name) => known.get(name) ?? { name };
}

/** A count in a report of a fight: "1 wound", "2 wounds", "no wounds". */
export function some(n: number, thing: string, things = `${thing}s`): string {
  return `${n === 0 ? 'no' : n} ${n === 1 ? thing : things}`;
}

/** Combat dice in words, as in the rule document's examples: "two skulls, three shields and one blank". */
export function inFaces(faces: readonly string[] = []): string {
  const kinds = ['skull', 'shield', 'blank']
    .map((kind) => [kind, faces.filter((face) => face === kind).length] as const)
    .filter(([, times]) => times > 0);
  return listed(kinds.map(([kind, times]) => counted(times, kind)));
}

/** "17 on the D20", "17 on the D20 (19 with Sonya Esenwein's Eternal Strength)" */
export function d20Text(
  shown: readonly (number | string)[],
  counts: readonly number[] = [],
  givers: readonly string[] = [],
): string {
  const rolled = `${listed(shown.map(String))} on the D20`;
  const isSame = counts.every((count, i) => Number(shown[i]) === count);
  return isSame ? rolled : `${rolled} (${listed(counts.map(String))} with ${listed(givers)})`;
}

/** ", but needs 16" */
export function failedText(one: Named, needs: number | string | undefined): string {
  return needs === undefined ? '' : `, but ${verbOf(isPlural(one), 'needs')} ${needs}`;
}

/** "rolls 13 on the D20 for Poison"; "uses Poison" if the power needs no roll. */
export function rollText(roll: PowerRoll, one: Named): string {
  const { power, faces, isForUse, rerolled } = roll;
  const [rolls, uses] = ['rolls', 'uses'].map((verb) => verbOf(isPlural(one), verb));
  if (rerolled !== undefined) return `${rolls} ${some(rerolled, 'die', 'dice')} again for ${power}`;
  if (faces.length === 0) return `${uses} ${power}`;
  const purpose = isForUse ? `to use ${power}` : `for ${power}`;
  const isD20 = faces.every((face) => /^\d+$/.test(face));
  return `${rolls} ${isD20 ? d20Text(faces, roll.counts, roll.givers) : inFaces(faces)} ${purpose}`;
}

/** The number that a roll missed: "16", "13 from 6 spaces away". */
export function neededText({ needs, distance }: PowerRoll): string | undefined {
  if (needs === undefined) return undefined;
  return distance === undefined ? `${needs}` : `${needs} from ${counted(distance, 'space')} away`;
}

/**
 * A roll as a sentence, with the number that it missed; for dice rolled again, with what they show: "Finn rolls 2 dice
 * again for Chain Axe: 1 skull."
 */
export function rollSentence(roll: PowerRoll, who: Who): string {
  const one = who(roll.who);
  const symbol = roll.at === 'defenseReroll' ? 'shield' : 'skull';
  const again = roll.rerolled === undefined ? '' : `: ${shownText(roll.faces, symbol)}`;
  return `${one.name} ${rollText(roll, one)}${failedText(one, neededText(roll))}${again}.`;
}

/** How many of the faces are a symbol: "2 skulls", "no shields". */
export function shownText(faces: readonly string[], symbol: 'skull' | 'shield'): string {
  return some(faces.filter((face) => face === symbol).length, symbol);
}

/** The faces that the attack or defense dice show before any of them are rolled again. */
export function firstFaces(dice: FacesRolled, name: 'attack' | 'defense'): string[] {
  return Object.entries(dice)
    .filter(([pool]) => [name, `${name}-rerolled`].includes(wholeName(pool)))
    .flatMap(([, faces]) => faces.map((face) => face.split(' then ')[0] ?? face));
}

/**
 * What powers cost both figures at one point of an attack.
 *
 * @param count writes "two wounds" or "2 wounds"
 */
export function tollSentences(
  { rolls, tolls }: AttackEvent,
  at: RollTime,
  who: Who,
  count: (n: number, thing: string) => string,
): string[] {
  // Powers whose rolls were already described are not named again.
  const told = rolls.filter(({ rerolled }) => rerolled === undefined).map(({ power }) => power);
  return tolls
    .filter((toll) => toll.at === at)
    .map(({ who: name, wounds, kind, causes, isBacklash, isPrice }) => {
      const unnamed = isBacklash ? causes : causes.filter((cause) => !told.includes(cause));
      const from = (word: string) => (unnamed.length > 0 ? `${word} ${listed(unnamed)}` : '');
      if (wounds === 0)
        return `${does(who(name), 'is')} destroyed${from(isPrice ? ', the price of' : ' by')}.`;
      const thing = kind ? `${kind} wound` : 'wound';
      return `${name} receives ${count(wounds, thing)}${from(isBacklash ? ' by' : ' from')}.`;
    });
}

/** Why there are fewer wounds than hits minus blocks. */
export function whyFewer({ fewer }: AttackEvent): string {
  return fewer ? FEWER[fewer] : '';
}

const FEWER: Readonly<Record<NonNullable<AttackEvent['fewer']>, string>> = {
  ignored: ', since they are ignored',
  oneShield: ', since one shield blocks everything',
  most: ', the most that one attack can deal',
  lifeLeft: ', all the Life left',
};

/** Why no attack was made. */
export function noAttackText({ who: name, target, none, hidden }: AttackEvent, who: Who): string {
  switch (none) {
    case 'replaced':
      return `${name} used a power instead of attacking.`;
    case 'targetDestroyed':
      return `${target} was destroyed before the attack.`;
    case 'attackerDestroyed':
      return `${name} was destroyed before the attack.`;
    case 'hidden':
      return `${hidden}.`;
    default:
      return `${does(who(name), 'has')} no attack dice, so there is no attack.`;
  }
}
