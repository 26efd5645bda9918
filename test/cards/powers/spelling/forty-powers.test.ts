import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { shippedCard, shippedCards } from '../../../../src/cards/collections.ts';
import { rulesOfLine } from '../../../../src/cards/powers/adapter/index.ts';
import type { PowerUse } from '../../../../src/cards/powers/power.ts';
import { ruleSchema, spelledRule } from '../../../../src/cards/powers/spelling/rule.ts';

/*
 * Forty powers, from rare to simple, as designers should be able to write them. They were designed before the schema
 * was written; since then some forms have become shorter:
 *
 * - `at` names the moment, since readers of YAML 1.1 take a key `on` for `true`.
 * - The words of cards stand beside the other criteria of a selector.
 * - `roll: 16`, `turn: whole`, `side: enemy`, `put: target`, `cost: markerX` and `bar: { attack: others }`.
 * - `rows` are those of a D20 table; `does` is a list of actions.
 */

/** Powers whose rules, or all but those for one-on-one fights, are these in the collections as well. */
const IN_COLLECTIONS: Readonly<Record<string, string>> = {
  Tracking: '- {mode: {longer: {spaces: 2, for: noAttack}}}',
  'Swirling Vortex': `
- {whom: {side: enemy, size: [small, medium], within: 2, sight: true}, bar: goOn}`,
  'Combat Challenge': '- {whom: {side: enemy, within: 1}, bar: {attack: others}}',
  'Dismissive Strider': `
- {mode: {through: [small, medium]}}
- {whom: {side: enemy, size: [small, medium]}, bar: strike}
- {whom: {side: enemy, size: [small, medium]}, bar: bind}`,
  'Code of Honor': `
- {bar: {attack: {side: enemy, unique: unique, engaged: false, markers: none}}}`,
  Apparition: '- {whom: {side: enemy, beyond: 2}, bar: attack}',
  'Fire When Ready': '- {at: sideTurnEnds, may: true, cost: markerX, turn: moveOrAttack}',
  'Feed the Forge 15': `
- {at: destroyed, of: {side: either, within: 1}, whom: self, roll: {d20: 15, plus: {add: 8, if: {it: {species: [Eisenek, Soulborg]}}}}, heal: 1}`,
  'Rejected by Death': `
- {at: sideTurnBegins, if: {did: fell}, roll: 19, raise: {nextTo: {side: own}, within: 1}}`,
  'Stab in the Back': '- {at: turnEnds, roll: {d20: 1, atMost: true}, side: enemy}',
  'Eternal Hatred': `
- {at: markerShown, roll: 17, instead: turn, turn: {take: whole, by: enemy}}`,
  'Corrupted Programming': `
- {at: turnEnds, if: [{did: destroyed}, {turn: marker}], roll: {d20: 3, atMost: true}, turn: {take: whole, by: enemy}}`,
  'Eternal Heartbreak': `
- {at: destroyed, of: {side: own, name: Cyprien Esenwein}, whom: self, wound: 2}`,
  Unyielding: '- {whom: {side: enemy}, bar: control}',
  "Archer's Glory": `
- {at: attackOver, early: true, if: [{result: destroyed}, {not: adjacent}, {target: {side: enemy, type: hero, unique: unique}}], turn: whole}`,
  'Pounce Special Attack': `
- {if: [{did: moved}, {not: adjacent}, {height: {within: 5}}, {target: {size: [small, medium]}}], way: {special: {range: 3, dice: 5, rules: {at: attackOver, if: {not: {result: destroyed}}, whom: self, wound: destroy}}}}
- {at: attackOver, if: [{attack: special}, {result: destroyed}], put: target}`,
  'Leaf of the Home Tree Aura': `
- {at: struck, of: {side: own, species: Elf, within: 8, sight: true}, if: {result: destroyed}, roll: {dice: 10, symbols: 3}, does: {whom: it, ignore: wounds}}`,
  'Honor Among Thieves': `
- {at: struck, of: {side: own, class: Rogue, within: 1}, if: {not: adjacent}, may: true, whom: self, wound: pending}`,
  'Unleashed Fury': `
- {dice: {attack: {2: 1, 7: 2, 12: 3, 16: 4, 20: 8}}}
- {at: turnBegins, if: {tableDice: 0}, whom: {side: card, self: true, pick: 1}, wound: destroy}`,
  'Queen of the Crypt': `
- {at: beforeTurn, may: true, whom: {side: own, type: hero, species: [Undead, Eisenek], within: 5, sight: true, pick: {cards: 1}}, turn: whole}
- {at: beforeTurn, may: true, whom: {side: own, type: hero, species: [Undead, Eisenek], terrain: x, pick: {cards: 1}}, turn: whole}
- {at: beforeTurn, may: true, whom: {side: own, type: squad, species: [Undead, Eisenek], unique: unique, within: 5, sight: true, pick: {cards: 1}}, turn: whole}
- {at: beforeTurn, may: true, whom: {side: own, type: squad, species: [Undead, Eisenek], unique: unique, terrain: x, pick: {cards: 1}}, turn: whole}`,
  'Throw 14': `
- {at: beforeAttacks, may: true, whom: {side: enemy, size: [small, medium], except: {power: [flying, stealth flying]}, within: 1, pick: best}, roll: 14, does: [{put: {far: 4}}, {roll: 11, if: [{not: {it: {terrain: w}}}, {it: {level: ownHeight}}], wound: 2}]}`,
  'Defensive Aura': `
- {whom: {side: own, within: 4, sight: true}, gives: {if: {attack: any}, dice: {defense: 2}}}`,
  'Homing Device': `
- {if: {not: adjacent}, dice: {attack: {each: {side: own, species: Soulborg, general: Vydar, within: 1, from: target}}}}`,
  'Highland Fury': `
- {dice: {attack: {each: wounds, on: {side: own, type: hero, species: Human, class: Champion}}}}`,
  Regenerate: '- {at: turnEnds, heal: 1}',
  Frenzy: '- {at: turnEnds, roll: 16, turn: whole}',
  'Melee Defense 1': '- {if: adjacent, dice: {defense: 1}}',
  'Overextend Attack': `
- {at: turnEnds, if: {state: overextend}, limit: {uses: 1, per: round}, roll: 1, turn: whole}
- {at: turnEnds, if: {state: overextend}, limit: {uses: 1, per: round}, whom: self, wound: 1}`,
  'Wait Then Fire': '- {if: {not: {did: cardMoved}}, dice: {attack: 1}}',
};

/** Powers of which the collections have other rules, such as ladders or those for one-on-one fights, and parts of powers. */
const IN_DESIGN: Readonly<Record<string, string>> = {
  'Emerge from Swamp': `
- {at: roundBegins, rows: {12: {put: {within: 10, onto: [w, p, b]}}, 17: {put: {within: 10}}}}`,
  'Expendable Rabble': `
- {if: {attack: normal}, may: true, cost: {destroy: true, by: {side: own, size: small, species: Goblin, within: 1}}, ignore: wounds}`,
  'Run 3': `
- {mode: {longer: {spaces: 3, for: run}}}
- {if: {did: ran}, dice: {attack: -2}}`,
  "Master's Influence": `
- {whom: {side: own, type: squad, class: Monk, power: stealth leap}, gives: {value: {leapLevels: 13}}}`,
  'Battle Valor Special Attack': '- {way: {special: {range: 5, dice: 2, times: 5}}}',
  'Aegis of the Crimson Sigil': `
- {whom: {side: own, species: Elf, class: Wizard, self: true, within: 1, most: 1}, if: {markers: {shown: 1}}, gives: {if: {attack: any}, count: {shields: 1}}}`,
  Swordcatcher: `
- {if: [adjacent, {enemy: {size: [small, medium]}}, {count: {side: enemy, within: 1}, most: 1}], dice: {enemyAttack: -1}}`,
  'Fire and Rush Special Attack': `
- {if: [{began: unengaged}, {did: stood}], way: {special: {range: 5, dice: 3, again: {result: wounded}, rules: {if: {did: attackedSpecially}, dice: {attack: 1}}}}}
- {at: attackOver, if: [{attack: special}, {result: wounded}], limit: {uses: 1, per: turn}, may: true, whom: self, move: {spaces: 5, end: unengaged}}`,
  'Heat Blast Special Attack': `
- {way: {special: {range: 2, dice: 0, rules: {way: {hits: {whom: {side: either, except: {power: lava-resistant}, within: 2, sight: true}, roll: once}}}}}}
- {at: attacksOver, if: {attack: special}, tokens: {remove: all}}`,
  'Water Clone': `
- {at: beforeAttacks, may: true, cost: attacks, whom: {side: card, state: fallen, pick: 1}, roll: {d20: 15, plus: {add: 5, if: {ground: w}}}, raise: {within: 1, level: same}}`,
  'Circuitry Overload': `
- {at: beforeAttacks, whom: {side: either, type: squad, species: Soulborg, except: {name: Omnicron Repulsors}, within: 1, from: card}, roll: {d20: 13, per: whom}, wound: destroy}`,
};

const rulesIn = (yaml: string) =>
  (parse(yaml) as unknown[]).map((rule) => ruleSchema().parse(rule));

const ALL = { ...IN_COLLECTIONS, ...IN_DESIGN };

test('there are forty', () => {
  expect(Object.keys(ALL)).toHaveLength(40);
});

describe('each is read, and is written in the same form', () => {
  test.each(Object.entries(ALL))('%s', (_, yaml) => {
    expect(rulesIn(yaml).map((rule) => spelledRule(rule))).toEqual(parse(yaml));
  });
});

const POWERS = shippedCards().flatMap((entry) => shippedCard(entry).powers);

/** The rules of a power in battles. */
const battleRulesOf = ({ effects = [] }: PowerUse) =>
  effects
    .flatMap(rulesOfLine)
    .filter((rule) => rule.in !== 'fights')
    .map(({ in: _, ...rule }) => rule);

describe('each has these rules in the collections', () => {
  test.each(Object.entries(IN_COLLECTIONS))('%s', (name, yaml) => {
    const powers = POWERS.filter(({ power }) => power === name);
    expect(powers.map(battleRulesOf)).toContainEqual(rulesIn(yaml));
  });
});
