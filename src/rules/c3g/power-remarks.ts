import { bare, linesOfPower, powerTitle } from '../../powers/active-effects.ts';
import { lineText, partsOf } from '../../powers/describe.ts';
import type { EffectLine } from '../../powers/effect-line.ts';
import { effectNamed } from '../../powers/effects/index.ts';
import type { PowerUse } from '../../powers/power.ts';
import { listed } from '../../words/english.ts';
import type { AttackProfile } from './profile.ts';
import type { C3gScenario, Fighter } from './scenario.ts';

/** Moments that a single attack does not have. */
const NOT_IN_AN_ATTACK: readonly unknown[] = ['enemyArrives', 'endOfTurn'];

/** What of the cards does not show in this attack: nothing is left out in silence. */
export function powerRemarks(scenario: C3gScenario, { fight }: AttackProfile): string[] {
  return [scenario.attacker, scenario.defender].flatMap((fighter) => [
    ...notShowing(fighter),
    ...fighterRemarks(fighter, fight.states),
  ]);
}

/** What holds of a card's powers in any fight. */
export function fighterRemarks(fighter: Fighter, states: readonly string[]): string[] {
  return [...notModelled(fighter), ...switchedOff(fighter, states), ...grantedTo(fighter)];
}

function notModelled({ name, powers }: Fighter): string[] {
  const naming = (modelled: PowerUse['modelled']) =>
    listed(powers.filter((use) => use.modelled === modelled).map(titleAndMissing));
  const [no, partly, throughOthers] = [naming('no'), naming('partly'), naming('throughOthers')];
  return [
    ...(no ? [`Not modelled of ${name}: ${no}.`] : []),
    ...(partly ? [`Modelled only in part of ${name}: ${partly}.`] : []),
    ...(throughOthers ? [`Acts through other cards only, of ${name}: ${throughOthers}.`] : []),
  ];
}

/** "Cell Divide (figures come back)" */
function titleAndMissing(use: PowerUse): string {
  return use.missing === undefined ? powerTitle(use) : `${powerTitle(use)} (${use.missing})`;
}

/** Powers that act over several attacks only, such as attacks a turn. */
function notShowing({ name, powers }: Fighter): string[] {
  const shows = (line: EffectLine) =>
    !NOT_IN_AN_ATTACK.includes(line.stage) &&
    Object.keys(line).some((key) => {
      const at = effectNamed(key)?.at;
      return at !== undefined && (at !== 'never' || key === 'specialAttack' || key === 'flying');
    });
  const hidden = powers.filter((use) => {
    const lines = linesOfPower(use);
    return lines.length > 0 && !lines.some(shows);
  });
  if (hidden.length === 0) return [];
  const titles = listed(hidden.map(powerTitle));
  return [
    `${titles} of ${name} ${hidden.length > 1 ? 'act' : 'acts'} over several attacks and cannot show in a single one.`,
  ];
}

function switchedOff(fighter: Fighter, states: readonly string[]): string[] {
  const waiting = switchesOff(fighter, states);
  return waiting.length > 0
    ? [`Switches that are off here (states) for powers of ${fighter.name}: ${waiting.join(', ')}.`]
    : [];
}

/** Powers that wait for a switch of the experiment, each with its switches: `Shadow Ambush (shadow)`. */
export function switchesOff({ powers }: Fighter, states: readonly string[]): string[] {
  return powers.flatMap((use) => {
    const off = linesOfPower(use)
      .flatMap(({ when = [] }) => bare(when))
      .map(partsOf)
      .flatMap(([kind, value]) =>
        kind === 'state' && !states.includes(String(value)) ? [String(value)] : [],
      );
    return off.length > 0 ? [`${powerTitle(use)} (${listed([...new Set(off)])})`] : [];
  });
}

function grantedTo({ name, granted = [] }: Fighter): string[] {
  return granted.length > 0
    ? [`Other figures grant ${name}: ${granted.map(lineText).join('; ')}.`]
    : [];
}
