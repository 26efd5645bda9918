import type { Document } from '../../scenarios.ts';
import { hero, squad } from '../battles.ts';

/** A battle in which a power has its chance that games of cards drawn for each other seldom give it. */
export interface Arranged {
  readonly card: string;
  /** What differs from the card as it is printed. */
  readonly own?: Document;
  readonly power: string;
  /** Why such games seldom come to it. */
  readonly why: string;
  /** Who is with the card, and against it. */
  readonly army: readonly (string | Document)[];
  readonly enemy: readonly (string | Document)[];
  readonly terrain?: string;
  readonly others?: readonly Document[];
  /** Who plays the two sides; absent: standard. */
  readonly policy?: string;
  readonly theirs?: string;
  /** At the most; absent: 20. */
  readonly games?: number;
}

const rows = (row: string) => new Array(5).fill(row).join('\n');

export const OPEN = rows('1a 1a 1a 1 1 1 1 1 1 1c 1c 1c');
/** A step of three levels across the middle, as high as dwarves are tall. */
const STEP = rows('1a 1a 1a 1 4 4 4 4 1 1c 1c 1c');
const SHADOW = rows('1a 1a 1a 1x 1x 1x 1x 1x 1x 1c 1c 1c');
/** Shadow on both sides of a ridge that nobody climbs. */
const RIDGE = rows('1a 1a 1a 1x 1x 30 30 1x 1x 1c 1c 1c');
/** One start area above a cliff. */
const CLIFF = rows('9a 9a 9a 1 1 1 1 1 1 1c 1c 1c');
const RIVER = rows('1a 1a 1a 1 1w 1w 1w 1w 1 1c 1c 1c');

const MELEE = ['tarn-viking-warriors', 'finn-the-viking-champion'];
const ARCHERS = ['syvarris', 'marro-warriors', 'ne-gok-sa'];

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
    ...{ army: ['goblin-cutters x2'], enemy: MELEE },
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
    ...{ army: ['marro-drones x2'], enemy: ARCHERS },
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

/** The same of the newer cards. */
export const ARRANGED_NEWER: readonly Arranged[] = [
  {
    ...{ card: 'Air Marshall Zed Nesbitt', power: 'Skyhook' },
    why: 'he has to fly over other Vorids',
    ...{ army: [{ card: 'The Eisen Expedition', figures: 4 }], enemy: MELEE, policy: 'random' },
  },
  {
    ...{ card: 'Concan the Kyrie Warrior (SotC)', power: 'Might of Bleakewoode' },
    why: 'a card of Utgar has to have its turn, and others of Jandar to attack near him',
    ...{ army: ['ne-gok-sa', 'finn-the-viking-champion'], enemy: ['krug'], policy: 'random' },
    games: 100,
  },
  {
    ...{ card: 'Frizzt Galagan', power: 'Swim' },
    why: 'water has to be in his way',
    ...{ army: [], enemy: MELEE, terrain: RIVER, policy: 'random' },
  },
  {
    ...{ card: 'Misaerx the Kyrie Warrior', power: 'Life Drain Spirit' },
    why: 'she has to fall before another Warrior of Revna',
    ...{ own: { life: 1, defense: 0 }, army: ['Kilkorax the Kyrie Warrior'] },
    ...{ enemy: ARCHERS, policy: 'random', games: 60 },
  },
  {
    ...{ card: 'Necrotech Wraithriders', power: 'Rolling Movement' },
    why: 'a step higher than they are tall has to be in their way',
    ...{ army: [], enemy: MELEE, terrain: CLIFF, policy: 'random' },
  },
  {
    ...{ card: 'Oathbound Phalanx', power: 'Break the Link' },
    why: 'how many Legionnaires there are is not known',
    ...{ army: [{ card: 'Oathbound Legionnaires', figures: 3 }], enemy: MELEE },
  },
  {
    ...{ card: 'Queen Maladrix The Conqueror', power: 'Festering Honor Guard Bonding' },
    why: 'how many Honor Guards there are is not known',
    ...{ army: [{ card: 'Festering Honor Guard', figures: 3 }], enemy: MELEE },
  },
  {
    ...{ card: 'Raakchott, Steward of Death', power: 'Soul Fury Special Attack' },
    why: 'a figure has to fall near him before he attacks',
    ...{ army: ['deathreavers'], enemy: ['krug', ...MELEE], policy: 'random', games: 60 },
  },
  {
    ...{ card: '8th Infantry Pathfinder', power: 'Marching Orders' },
    why: 'a Soldier Hero of Jandar has to have had its turn within their reach',
    ...{ army: ['capt.-john-varan'], enemy: MELEE, policy: 'random' },
  },
  {
    ...{ card: 'Achillean Gladiatrix', power: 'Skewer' },
    why: 'a figure has to stand behind one next to her that she destroys',
    ...{ own: { life: 9, attack: 9, range: 1 }, army: [], enemy: MELEE, games: 60 },
  },
  {
    ...{ card: 'Ataraxis the Starlich', power: 'Necrotizing Wormhole' },
    why: 'she changes places only where that brings her side nearer to the enemy',
    ...{ army: MELEE, enemy: ['krug'], policy: 'random' },
  },
  ...['Beakface Rogue', 'Beakface Sneaks'].map((card) => ({
    ...{ card, power: 'Glide', why: 'a cliff has to be in its way' },
    ...{ army: [], enemy: MELEE, terrain: CLIFF, policy: 'random' },
  })),
  {
    ...{ card: 'Brimstone', power: 'Heat Blast Special Attack' },
    why: 'its normal attack is worth more on a single figure',
    ...{ army: [], enemy: MELEE, policy: 'random', games: 60 },
  },
  {
    ...{ card: 'Cormin the Dark', power: 'Stab in the Back' },
    why: 'the D20 has to show 1',
    ...{ army: [], enemy: ['krug'], games: 60 },
  },
  {
    ...{ card: 'Father Caylus', power: 'Brutal Taskmaster' },
    why: 'his marker has to be revealed before other Clerics act',
    ...{ army: ['Acolytes of Vorganund'], enemy: MELEE, policy: 'random', games: 40 },
  },
  ...[
    ['Goblin Slashers', 'Scale'],
    ['Marro Gnids', 'Scale 1'],
    ['Urk', 'Scale'],
  ].map(([card = '', power = '']) => ({
    ...{ card, power, why: 'a step as high as they are tall has to be in their way' },
    ...{ army: [], enemy: ARCHERS, terrain: STEP },
  })),
  {
    ...{ card: 'Kantono Daishi', power: 'Dishonorable Leadership' },
    why: 'Ninjas have to be in his sight',
    ...{ army: ['ninjas-of-the-northern-wind'], enemy: ['krug'] },
  },
  {
    ...{ card: 'Kha', power: 'Poison Weapons' },
    why: 'a strike has to wound a hero that leaves, which nobody does with a mind to win',
    ...{ own: { life: 9, defense: 9 }, army: [], policy: 'nearest' },
    ...{ enemy: ['finn-the-viking-champion', 'thorgrim-the-viking-champion'] },
    ...{ theirs: 'random', games: 200 },
  },
  {
    ...{ card: 'M-43 Resistance Fighters', power: 'Priority Targeting' },
    why: 'whoever is engaged has to gain more by attacking somebody else',
    ...{ own: { defense: 9 }, army: [], enemy: [squad('Weak', { points: 9 }), 'krug'] },
    games: 60,
  },
  {
    ...{ card: 'Shadow Fiend', power: 'Shadow Swoop' },
    why: 'it has to fly over a squad figure',
    ...{ army: [], enemy: ['deathreavers', ...MELEE], policy: 'nearest', games: 60 },
  },
  {
    ...{ card: 'Shieldsmiths of Granite Keep', power: 'Steadfast' },
    why: 'somebody has to throw them',
    ...{ army: [], enemy: ['jotun'] },
  },
  ...['Samurai Life Debt', 'Defensive Formation'].map((power) => ({
    ...{ card: 'Tomoe Gozen', power, why: 'she needs other Samurai' },
    ...{ army: ['kozuke-samurai'], enemy: MELEE },
  })),
  {
    ...{ card: 'Van Nessing', power: 'Holy Relic' },
    why: 'an enemy of the Undead has to roll a D20 near him',
    ...{ army: [], enemy: ['cyprien-esenwein', 'sonya-esenwein'] },
  },
  {
    ...{ card: 'Zaeus', power: 'Gorillinator Attack Bonding' },
    why: 'it needs Gorillinators',
    ...{ army: ['gorillinators'], enemy: MELEE },
  },
  {
    ...{ card: 'Zogross Hardscale', power: 'Tribal Protection' },
    why: 'an enemy has to be engaged with a Warrior of Ullar',
    ...{ army: ['warriors-of-ashra'], enemy: MELEE },
  },
  {
    ...{ card: 'Zombie Hulk', power: 'Horde Shriek' },
    why: 'it needs others of the Undead',
    ...{ army: ['zombies-of-morindan'], enemy: MELEE },
  },
  {
    ...{ card: 'Zombie Hulk', power: 'Zombie Rises Again' },
    why: 'a Hulk has to have fallen, and Zombies to destroy a large enemy',
    ...{ own: { life: 9, attack: 9 }, army: [{ card: 'Zombie Hulk', life: 1, defense: 0 }] },
    enemy: ['A', 'B', 'C', 'D'].map((name) =>
      hero(name, { size: 'large', life: 1, defense: 0, attack: 4 }),
    ),
    games: 60,
  },
  {
    ...{ card: 'Fia Bonny the Void Siren', power: 'Master of Disguise 13' },
    why: 'squads have to attack her',
    ...{ army: [], enemy: ['marro-warriors', 'tarn-viking-warriors'] },
  },
  {
    ...{ card: 'Beorn Boltcutter', power: 'Sabotage', why: 'it is felt by Soulborgs alone' },
    ...{ army: MELEE, enemy: ['blastatrons x2'] },
  },
  ...[
    ['Bol', 'Scale'],
    ['Shieldsmiths of Granite Keep', 'Climb X2'],
  ].map(([card = '', power = '']) => ({
    ...{ card, power, why: 'a step as high as they are tall has to be in their way' },
    ...{ army: [], enemy: ARCHERS, terrain: STEP },
  })),
  {
    ...{ card: 'Rendar Fy', power: 'Battle Rifle', own: { move: 0 } },
    why: 'he has to stay where he is, with an enemy beyond his Range',
    ...{ army: [], enemy: ['krug'] },
  },
  {
    ...{ card: 'Wildwood Runner', power: 'Ascend 4', why: 'a step has to be in its way' },
    ...{ army: [], enemy: MELEE, terrain: STEP, policy: 'random', games: 60 },
  },
  {
    ...{ card: 'Goblin Slashers', power: 'Goblin Retreat' },
    why: 'they have to gain by leaving those that they are engaged with',
    ...{ army: [], enemy: MELEE, policy: 'random' },
  },
  {
    ...{ card: 'Sir Orrick', power: "A Brother's Call" },
    why: 'other Humans of Jandar have to be engaged',
    ...{ army: ['finn-the-viking-champion', 'knights-of-weston x2'], enemy: MELEE },
  },
  {
    ...{ card: 'Teeth of the Makwa', power: 'Hunting Party' },
    why: 'it needs a Scout or a Tribesman',
    army: [hero('Scout', { class: 'Scout', type: 'hero', points: 200, attack: 6 })],
    enemy: MELEE,
  },
  ...['Battle Copter', 'COBRA Flight Pod'].map((card) => ({
    ...{ card, power: 'Battle Ready', own: { copies: 2 } },
    why: 'a policy that marks the best card seldom wants the marker elsewhere',
    ...{ army: ['tarn-viking-warriors'], enemy: ['krug'], policy: 'random' },
  })),
  {
    ...{ card: 'Revenants of Revna', power: 'Blood for Blood', own: { figures: 3 } },
    why: 'how many Revenants there are is not known',
    ...{ army: ['Misaerx the Kyrie Warrior'], enemy: MELEE },
  },
  {
    ...{ card: 'Vorid Glide Strikers', power: 'Glider Landing', own: { figures: 3 } },
    why: 'how many of them there are is not known',
    ...{ army: ['krug'], enemy: MELEE },
  },
  ...['Summon the Kraken', 'Command the Kraken'].map((power) => ({
    ...{ card: 'The Kraken', power, own: { figures: 3 }, army: ['krug'], enemy: MELEE },
    why: 'how many figures it has is not known',
  })),
];

/** Powers that nothing tells apart from who stays where it is. */
export const NEVER_COUNTED = ['Pel the Hill Giant: Lazy'];
