/**
 * Twelve armies of 305 to 500 points, used to measure policies. Each army plays against itself. The armies include
 * melee and ranged heroes, one or several kinds of squads, flyers, double bases, and cards that act through other
 * cards.
 */
export const MIRROR_ARMIES: readonly (readonly string[])[] = [
  ['krug', 'ne-gok-sa', 'marro-warriors', 'tarn-viking-warriors'],
  ['syvarris', 'finn-the-viking-champion', 'tarn-viking-warriors', 'airborne-elite'],
  ['raelin-the-kyrie-warrior-rotv', 'deathreavers x2', 'sgt-drake-alexander-rotv'],
  ['4th-massachusetts-line x4', 'concan-the-kyrie-warrior'],
  ['knights-of-weston x3', 'sir-gilbert', 'sir-denrick'],
  ['blade-gruts x3', 'grimnak', 'heavy-gruts x2'],
  ['nilfheim', 'deathreavers x2', 'isamu'],
  ['major-q9', 'zettian-guards', 'microcorp-agents x2'],
  ['minions-of-utgar', 'cyprien-esenwein', 'sonya-esenwein'],
  ['marro-stingers x4', 'ne-gok-sa', 'deathreavers'],
  ['agent-carr', 'krav-maga-agents', 'izumi-samurai', 'syvarris'],
  ['charos', 'kelda-the-kyrie-warrior', 'gorillinators x2'],
];

/** Armies used to measure auras. Each plays against the same army without its auras. */
export const AURA_ARMIES: readonly (readonly string[])[] = [
  ['raelin-the-kyrie-warrior-rotv', 'knights-of-weston x3'],
  ['raelin-the-kyrie-warrior-rotv', '4th-massachusetts-line x3'],
  ['sir-gilbert', 'knights-of-weston x3', 'sir-denrick'],
  ['grimnak', 'blade-gruts x3', 'heavy-gruts x2'],
];

/** The built-in maps, by file name in experiments/maps. */
export const MAPS = [
  'open-field.yaml',
  'river-and-bridge.yaml',
  'the-hill.yaml',
  'road-and-ruins.yaml',
  'cliffs-and-lava.yaml',
  'the-mountain-pass.yaml',
] as const;
