/* Examples of every action, trait and condition, as cards write them. */

import type { ActionName } from './actions.ts';
import type { TraitName } from './traits.ts';

/** Any data that YAML can contain. */
type Written = unknown;

const ADJACENT_ENEMY = { side: 'enemy', within: 1, pick: 'best' };

/** Rules with each action. */
export const ACTION_EXAMPLES: Readonly<Record<ActionName, readonly Written[]>> = {
  dice: [
    { if: 'adjacent', dice: { attack: 1 } },
    { dice: { attack: { each: 'ownWound', most: 5 } } },
    { dice: { attack: { each: { side: 'own', species: 'Elf', within: 1, from: 'target' } } } },
    { dice: { enemyDefense: { each: 'revealedMarkers', on: 'target', times: -1 } } },
    { if: { attack: 'any' }, dice: { enemyDefense: -1 } },
  ],
  count: [
    { count: { shields: 1 } },
    { count: { reroll: { dice: 'attack', faces: ['blank'], most: 1 } } },
    { if: { not: 'adjacent' }, count: { oneShieldBlocksAll: true } },
  ],
  ignore: [
    { roll: 16, ignore: 'attack' },
    { if: { result: 'destroyed' }, roll: 17, ignore: 'wounds' },
  ],
  wound: [
    { at: 'attackOver', whom: 'self', wound: 1 },
    { at: 'wounded', of: { side: 'enemy' }, wound: { 10: 1, 20: 'destroy' } },
    { at: 'beforeAttacks', whom: ADJACENT_ENEMY, roll: { d20: 15, per: 'whom' }, wound: 1 },
  ],
  heal: [
    { at: 'turnEnds', if: { ground: 's' }, heal: 1 },
    {
      at: 'turnBegins',
      whom: { side: 'own', within: 4, sight: true, pick: 'best' },
      heal: { 15: 1 },
    },
  ],
  again: [{ if: { result: 'destroyed' }, again: { most: 1 } }],
  turn: [
    { at: 'turnEnds', roll: 16, turn: 'whole' },
    {
      at: 'beforeTurn',
      may: true,
      whom: { side: 'own', species: 'Elf', pick: { cards: 1 } },
      turn: 'whole',
    },
  ],
  move: [{ at: 'attackOver', of: 'attacked', may: true, whom: 'self', move: 4 }],
  put: [
    {
      at: 'beforeAttacks',
      may: true,
      whom: ADJACENT_ENEMY,
      roll: 14,
      put: { far: 4, falls: true },
    },
  ],
  raise: [
    {
      at: 'sideTurnBegins',
      if: { did: 'fell' },
      roll: 19,
      raise: { nextTo: { side: 'own' }, within: 1 },
    },
  ],
  side: [{ at: 'beforeAttacks', whom: ADJACENT_ENEMY, roll: 20, side: 'own' }],
  loses: [
    {
      at: 'turnEnds',
      whom: { side: 'enemy', unique: 'unique', within: 6, sight: true, pick: 'best' },
      roll: 16,
      loses: 'powers',
    },
    {
      at: 'beforeAttacks',
      may: true,
      whom: { side: 'enemy', within: 6, sight: true, pick: 'best' },
      for: 'turn',
      loses: 'powers',
    },
  ],
  markers: [
    { at: 'attackOver', if: { result: 'wounded' }, roll: 14, markers: { take: 'all', to: 'off' } },
  ],
  tokens: [{ at: 'destroyed', of: { side: 'enemy', within: 5 }, tokens: { add: 1, most: 4 } }],
  hide: [{ at: 'turnEnds', whom: 'self', hide: 'turn' }],
  gives: [
    {
      at: 'markerShown',
      whom: { side: 'enemy', within: 5, sight: true, pick: 'best' },
      roll: 16,
      for: 'round',
      gives: { dice: { attack: -1 } },
    },
  ],
};

/** Rules with each trait. */
export const TRAIT_EXAMPLES: Readonly<Record<TraitName | 'gives', readonly Written[]>> = {
  value: [
    { value: { move: 2 } },
    { value: { move: { each: 'fallenOfCard', most: 3 } } },
    { value: { range: { each: 'ally' } } },
  ],
  mode: [
    { mode: 'fly' },
    { mode: { through: 'all' } },
    { mode: { longer: { spaces: 2, for: 'run' } } },
  ],
  bar: [
    { whom: { beyond: 1 }, bar: 'attackNormally' },
    { whom: { side: 'enemy', size: ['small', 'medium'], within: 1 }, bar: 'move' },
  ],
  way: [{ way: { attacks: 2 } }, { way: { special: { range: 5, dice: 3 } } }],
  words: [
    { words: { mark: 'prey' } },
    { whom: { side: 'own', self: true }, words: { class: 'Lawman' } },
  ],
  gives: [
    {
      whom: { side: 'own', within: 4, sight: true },
      gives: { if: { attack: 'any' }, dice: { defense: 1 } },
    },
  ],
};

/** The conditions of rules, by name. */
export const CONDITION_EXAMPLES: Readonly<Record<string, Written>> = {
  adjacent: 'adjacent',
  attack: { attack: 'special' },
  distance: { distance: 3 },
  height: { height: 'higher' },
  ground: { ground: { is: 's', within: 2 } },
  self: { self: 'engaged' },
  target: { target: { size: ['small', 'medium'] } },
  enemy: { enemy: { wounds: 2 } },
  did: { did: 'moved' },
  began: { began: { away: 4 } },
  shows: { shows: { skulls: 2 } },
  result: { result: 'destroyed' },
  count: { count: { side: 'own', species: 'Elf', within: 1 }, least: 2 },
  markers: { markers: { number: 2 } },
  turn: { turn: 'marker' },
  wayOut: { wayOut: 4 },
  state: { state: 'in-shadow' },
  d20: { d20: 11 },
  rolled: { rolled: 13 },
  not: { not: ['adjacent', { attack: 'special' }] },
};
