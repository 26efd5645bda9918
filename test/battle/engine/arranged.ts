import type { Document } from '../../fight/scenarios.ts';
import { hero } from '../battles.ts';

/**
 * A battle arranged so that a power can act, which it seldom can in games with randomly drawn cards.
 */
export interface Arranged {
  readonly card: string;
  /** Differences from the printed card. */
  readonly own?: Document;
  readonly power: string;
  /** Why this rarely happens in such games. */
  readonly why: string;
  /** The armies with and against the card. */
  readonly army: readonly (string | Document)[];
  readonly enemy: readonly (string | Document)[];
  readonly terrain?: string;
  readonly others?: readonly Document[];
  /** The policies of the two sides; default: standard. */
  readonly policy?: string;
  readonly theirs?: string;
  /** The most games; default: 20. */
  readonly games?: number;
}

const rows = (row: string) => new Array(5).fill(row).join('\n');

export const OPEN = rows('1a 1a 1a 1 1 1 1 1 1 1c 1c 1c');
/** A step of three levels across the middle, as high as dwarves are tall. */
export const STEP = rows('1a 1a 1a 1 4 4 4 4 1 1c 1c 1c');
const SHADOW = rows('1a 1a 1a 1x 1x 1x 1x 1x 1x 1c 1c 1c');
/** Shadow on both sides of a ridge that no figure can climb. */
const RIDGE = rows('1a 1a 1a 1x 1x 30 30 1x 1x 1c 1c 1c');
/** One start area above a cliff. */
export const CLIFF = rows('9a 9a 9a 1 1 1 1 1 1 1c 1c 1c');
/** The other start area on top of a cliff. */
const PLATEAU = rows('1a 1a 1a 20 20 20 20c 20c 20c');
export const RIVER = rows('1a 1a 1a 1 1w 1w 1w 1w 1 1c 1c 1c');

export const MELEE = ['tarn-viking-warriors', 'finn-the-viking-champion'];
export const ARCHERS = ['syvarris', 'marro-warriors', 'ne-gok-sa'];

export const ARRANGED: readonly Arranged[] = [
  {
    ...{ card: 'Mind Flayer Mastermind', power: 'Psionic Blast Special Attack' },
    why: 'its attack has to wound a card that has unrevealed markers',
    ...{ army: [], enemy: MELEE },
  },
  {
    ...{ card: 'Omnicron Repulsors', power: 'Circuitry Overload' },
    why: 'Soulborgs have to stand next to them',
    ...{ army: ['blastatrons x2'], enemy: ['deathwalker-7000'] },
  },
  {
    ...{ card: 'Omnicron Repulsors', power: 'EMP Response' },
    why: 'a Soulborg has to attack them, and they to block it',
    ...{ army: ['omnicron-snipers'], enemy: ['blastatrons x2', 'deathwalker-9000'] },
  },
  {
    ...{ card: 'Sgt. Drake Alexander (RotV)', power: 'Grapple Gun 25' },
    why: 'the enemy has to be on top of a cliff that nobody walks up',
    ...{ army: [], enemy: ['finn-the-viking-champion'], terrain: PLATEAU },
  },
  {
    ...{ card: 'Otonashi', power: 'Tricky Speed 4' },
    why: 'a hero of 10 points gets no order marker from who wants to win',
    ...{ army: ['nakita-agents'], enemy: MELEE, policy: 'random' },
  },
  {
    ...{ card: 'Axegrinders of Burning Forge', power: 'Climb X2' },
    why: 'a step as high as they are tall has to be in their way',
    ...{ army: [], enemy: ARCHERS, terrain: STEP },
  },
  {
    ...{ card: 'Goblin Cutters', power: 'Scale' },
    why: 'a step as high as they are tall has to be in their way',
    ...{ army: [], enemy: ARCHERS, terrain: STEP },
  },
  {
    ...{ card: 'Spartacus', power: 'Gladiator Inspiration' },
    why: 'all order markers of a round have to lie on Gladiators, one of them on him',
    ...{ army: ['capuan-gladiators x2'], enemy: MELEE },
  },
  {
    ...{ card: 'Migol Ironwill', power: 'Climb X2' },
    why: 'a step as high as he is tall has to be in his way',
    ...{ army: [], enemy: ARCHERS, terrain: STEP },
  },
  {
    ...{ card: 'Mika Connour', power: 'Shadow Dance' },
    why: 'shadow has to lie where she does not walk',
    ...{ army: [], enemy: ARCHERS, terrain: RIDGE, policy: 'random' },
  },
  {
    ...{ card: 'Othkurik The Black Dragon', power: 'Lurking Ambush' },
    why: 'his turn has to begin unengaged on shadow',
    ...{ army: [], enemy: ARCHERS, terrain: SHADOW },
  },
  {
    ...{ card: 'Sahuagin Raider', power: 'Amphibious' },
    why: 'water has to be in its way',
    ...{ army: [], enemy: ARCHERS, terrain: RIVER },
  },
  {
    ...{ card: 'Dzu-Teh', power: 'Glacier Traverse' },
    why: 'a glacier has to be in their way',
    ...{ army: [], enemy: ARCHERS },
    others: [
      {
        obstacle: 'glacier',
        at: [
          [4, 1],
          [5, 1],
          [4, 2],
          [5, 2],
          [4, 3],
          [5, 3],
        ],
      },
    ],
  },
  {
    ...{ card: 'Marro Warriors', power: 'Water Clone' },
    why: 'some of them have to have fallen, and the attacks of the others to promise little',
    ...{ army: [], enemy: MELEE },
  },
  {
    ...{ card: 'Samuel Brown', power: 'Fire and Rush Special Attack' },
    why: 'he has to stay where he is for it, with an enemy in range that he wounds',
    ...{ own: { move: 0 }, army: [], enemy: MELEE, games: 60 },
  },
  {
    ...{ card: 'Thanos', power: 'Rejected by Death' },
    why: 'he has to fall with friends left, and the D20 to show a high number',
    ...{ army: ['krug'], enemy: ['major-q9', 'braxas', 'charos', 'nilfheim'], games: 100 },
  },
  {
    ...{ card: 'Sir Gilbert', power: "Jandar's Dispatch" },
    why: 'the D20 has to let followers of Jandar move',
    ...{ army: ['knights-of-weston x2'], enemy: MELEE },
  },
  {
    ...{ card: 'Agent Skahen', power: 'Cover Fire' },
    why: 'a Tricky friend of Vydar has to gain by moving',
    ...{ army: ['nakita-agents'], enemy: MELEE },
  },
  {
    ...{ card: 'Hatamoto Taro', power: 'Adjacent Tough 1' },
    why: 'he stays behind those whom his other aura helps, and is seldom attacked',
    ...{ army: ['roman-legionnaires x2'], enemy: MELEE, policy: 'random' },
  },
  {
    ...{ card: 'Horned Skull Brutes', power: 'Expendable Rabble' },
    why: 'a small Goblin has to be next to one that is wounded',
    ...{ army: ['goblin-cutters x2'], enemy: MELEE, games: 100 },
  },
  {
    ...{ card: 'Rechets of Bogdan', power: "Iskra's Summoning" },
    why: 'only Iskra Esenwein summons them',
    ...{ army: ['iskra-esenwein'], enemy: MELEE },
  },
  {
    ...{ card: 'Sir Dupuis', power: "Knight's Courage" },
    why: 'a Knight has to be near him as he attacks',
    ...{ army: ['knights-of-weston x2'], enemy: MELEE },
  },
  {
    ...{ card: 'Tul-Bak-Ra', power: 'Teleport Reinforcements' },
    why: 'he has to be wounded while Marro squads are farther back',
    ...{ army: ['marro-drones x2'], enemy: ARCHERS, games: 100 },
  },
  {
    ...{ card: 'Deepwyrm Drow', power: 'Poison Weapons' },
    why: 'a strike has to wound a hero that leaves, which nobody does with a mind to win',
    ...{ army: [], enemy: ['finn-the-viking-champion', 'thorgrim-the-viking-champion'] },
    ...{ theirs: 'random', games: 100 },
  },
  {
    ...{ card: 'Isamu', power: 'Vanish 9' },
    why: 'he has to be attacked, with a way out',
    ...{ army: [], enemy: ARCHERS },
  },
  {
    ...{ card: 'Ninjas of the Northern Wind', power: 'Disappearing Ninja' },
    why: 'the D20 has to show 12 against an attack, with a way out',
    ...{ army: [], enemy: ARCHERS },
  },
  {
    ...{ card: 'Werewolf Lord', power: 'Moon Frenzy' },
    why: 'few cards are Hybrid heroes',
    army: [hero('Hybrid', { species: 'Hybrid', type: 'hero' })],
    enemy: MELEE,
  },
  {
    ...{ card: 'Minions of Utgar', power: "Utgar's Orders" },
    why: 'three Minions are worth more than the turn of one hero, as long as they live',
    ...{ army: ['taelord-the-kyrie-warrior'], enemy: MELEE, policy: 'random' },
  },
];
