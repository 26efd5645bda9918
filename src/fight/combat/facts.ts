/* The facts in a report: cards, powers, dice and bystanders, in words. */

import { counted, possessive } from '../../base/index.ts';
import { placeName } from '../../board/index.ts';
import { lineText, powerTitle } from '../../cards/index.ts';
import type { Fact } from '../../rules/index.ts';
import { tellDice } from '../narration/attack-steps.ts';
import { whoIn } from '../narration/rolls.ts';
import type { C3gScenario, Fighter } from '../scenario.ts';
import type { Other } from '../setup.ts';
import type { AttackProfile } from './profile.ts';

/** The two cards, the dice with their reasons, and the other figures and objects on the board. */
export function factsOf(scenario: C3gScenario, attack: AttackProfile): Fact[] {
  const { attacker, defender, board } = scenario;
  const others = board?.others ?? [];
  return [
    { term: 'Attacker', text: cardText(attacker) },
    { term: 'Defender', text: cardText(defender) },
    ...[attacker, defender].flatMap(ownPowers),
    { term: 'The attack', text: diceText(attack, scenario) },
    ...(board ? [] : [{ term: 'Ground', text: 'Endless clear, level ground.' }]),
    ...(others.length > 0 ? [{ term: 'Also there', text: others.map(otherText).join('; ') }] : []),
  ];
}

function diceText(attack: AttackProfile, scenario: C3gScenario): string {
  const { attacker, defender, special, specialAttack } = scenario;
  const named = {
    who: attacker.name,
    target: defender.name,
    ...(special && { power: special.title }),
    ...(specialAttack && { isSpecial: true as const }),
  };
  return tellDice({ ...attack, ...named }, whoIn([attacker, defender])).text;
}

/** "Hawkgirl: Attack 5, Defense 4, Life 5, Height 5; Super Strength" */
export function cardText(
  { name, attack, defense, life, height, base, powers, wounds }: Fighter,
  more: readonly string[] = [],
): string {
  const numbers = [
    ...(attack === undefined ? [] : [`Attack ${attack}`]),
    ...(defense === undefined ? [] : [`Defense ${defense}`]),
    ...(life === undefined ? [] : [`Life ${life}`]),
    ...(wounds > 0 ? [`${counted(wounds, 'wound')} already`] : []),
    `Height ${height}`,
    ...(base === 'double' ? ['double-space base'] : []),
    ...(typeof base === 'number' ? [`base of ${base} spaces`] : []),
    ...more,
  ].join(', ');
  return `${name}: ${[numbers, ...powers.map(powerTitle)].join('; ')}`;
}

/** The effects written on the card itself, in words. */
export function ownPowers({ name, type, powers }: Fighter): Fact[] {
  return powers.flatMap((use) => {
    const text = (use.effects ?? []).map(lineText).join('; ');
    return text ? [{ term: `${possessive({ name, type })} ${powerTitle(use)}`, text }] : [];
  });
}

/** "The Joker (figure on 3,0, Life 4)" */
export function otherText({ kind, name, spaces, life, wounds, passable }: Other): string {
  const about = [
    `${passable ? `passable ${kind}` : kind} on ${placeName(spaces)}`,
    ...(life === undefined ? [] : [`Life ${life}`]),
    ...(wounds > 0 ? [`${counted(wounds, 'wound')} already`] : []),
  ];
  return `${name} (${about.join(', ')})`;
}

/** The effects that other figures grant a card according to the experiment, in words. */
export function grantedRemarks({ name, granted = [] }: Fighter): string[] {
  const written = granted.filter(({ givenBy }) => givenBy === undefined);
  return written.length > 0
    ? [`Other figures grant ${name}: ${written.map(lineText).join('; ')}.`]
    : [];
}
