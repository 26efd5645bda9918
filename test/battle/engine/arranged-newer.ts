import { hero, squad } from '../battles.ts';
import { ARCHERS, type Arranged, CLIFF, MELEE, RIVER, STEP } from './arranged.ts';

/** Battles arranged for powers of the newer cards. */
export const ARRANGED_NEWER: readonly Arranged[] = [
  {
    ...{ card: 'Air Marshall Zed Nesbitt', power: 'Skyhook' },
    why: 'he has to fly over other Vorids',
    ...{ army: [{ card: 'The Eisen Expedition', figures: 4 }], enemy: MELEE, policy: 'random' },
  },
  {
    ...{ card: 'Air Marshall Zed Nesbitt', power: 'Crash Landing Special Attack' },
    why: 'he has to fly in the turn and end it next to an enemy',
    ...{ army: [], enemy: MELEE, policy: 'random', games: 100 },
  },
  {
    ...{ card: 'Lady Jaye', power: 'Master of Disguise 14' },
    why: 'a squad has to attack her and the D20 to be high',
    ...{ army: [], enemy: MELEE, games: 60 },
  },
  {
    ...{ card: 'Maltis Tez', power: 'Strategic Repositioning' },
    why: 'he has to attack and then move one space more',
    ...{ army: [], enemy: MELEE, policy: 'random', games: 60 },
  },
  {
    ...{ card: 'The Varja', power: 'Living Storm' },
    why: 'it has to fly over a figure with order markers and the D20 to be high',
    ...{ army: [], enemy: MELEE, policy: 'random', games: 100 },
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
    ...{ card: 'Isamu (SotC)', power: 'Phantom Walk' },
    why: 'his way has to lead through an enemy, or away from one',
    ...{ army: [], enemy: ['deathreavers x2'], policy: 'random', games: 40 },
  },
  {
    ...{ card: 'Kira Jax', power: 'Exploit Weakness' },
    why: 'the enemy in her sight has to have a power that hinders her attack',
    ...{ army: [], enemy: ['solomon-grundy'] },
  },
  {
    ...{ card: 'Krakenling', power: 'Swim' },
    why: 'water has to be in its way',
    ...{ army: [], enemy: MELEE, terrain: RIVER, policy: 'random' },
  },
  {
    ...{ card: 'Scarlett', power: 'Lethal to the Bone' },
    why: 'an enemy has to be 2 or 3 spaces away when she has attacked',
    ...{ army: [], enemy: ['tagawa-samurai'] },
  },
  {
    ...{ card: 'Arktos', power: "Hunter's Aim Spirit", own: { life: 1 } },
    why: 'he has to fall before an archer who then needs the Range',
    ...{ army: ['syvarris'], enemy: ARCHERS, games: 100 },
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
    ...{ own: { life: 20 }, army: [], enemy: ['gladiatrons x2'], games: 100 },
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

/** Powers whose use cannot be distinguished from staying in place. */
export const NEVER_COUNTED = ['Pel the Hill Giant: Lazy'];
