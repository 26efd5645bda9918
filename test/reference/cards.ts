import { inEffects } from './rules/in-effects.ts';

/** Plain data from a YAML file. */
export type Plain =
  | string
  | number
  | boolean
  | null
  | undefined
  | Plain[]
  | { [key: string]: Plain };
export type Fields = { [key: string]: Plain };

/** A card as the collections write it. Fields that a fight does not need (`points`, `note` …) may also be present. */
export interface CardData {
  name: string;
  type?: string;
  figures?: number;
  life?: number;
  move?: number;
  range?: number;
  attack: number;
  defense: number;
  height?: number;
  base?: string;
  size?: string;
  powers?: Plain[];
  [other: string]: Plain;
}

/** One effect of a power: what it does (`kind`), how much (`value`), and when. */
export interface Effect {
  /** Unique among the effects of the card: the key for uses and rolls. */
  readonly id: string;
  /** The place of its power on the card. */
  readonly power: number;
  readonly kind: string;
  readonly value: Plain;
  readonly when: readonly Plain[];
  readonly stage: string | undefined;
  readonly per: string | undefined;
  readonly most: number | undefined;
  readonly uses: number | undefined;
  /** For how long one use counts. */
  readonly period: string;
  readonly of: string;
  /** For an effect with a stage: the figures on which it acts. */
  readonly targets: Plain;
  /** Inside a special attack, when it belongs only to that attack (section 7). */
  readonly special: boolean;
}

export interface Power {
  readonly name: string;
  readonly may: boolean;
  readonly effects: readonly Effect[];
}

export interface Card {
  readonly name: string;
  readonly type: string;
  readonly figures: number;
  readonly life: number | undefined;
  readonly move: number;
  readonly range: number | undefined;
  readonly attack: number;
  readonly defense: number;
  readonly height: number;
  readonly data: CardData;
  readonly powers: readonly Power[];
}

/** The effects of the powers with fixed names; `n` is the number written with the name. */
const NAMED: { [name: string]: (n: number) => Fields[] } = {
  'super-strength': () => [{ superStrength: true }],
  tough: (n) => [{ automaticShields: n, when: 'normalAttack' }],
  'nth-metal-mace': () => [{ enemyDefenseDice: -1 }],
  'deadly-strike': () => [{ hitsPerSkull: 2, when: 'normalAttack' }],
  'lava-resistant': () => [{ lavaResistant: true }],
  'ignores-attack': (n) => [{ ignoreAttack: n }],
  'counter-strike': () => [{ counterStrike: true, when: ['normalAttack', 'adjacent'] }],
  'stealth-dodge': () => [{ oneShieldBlocksAll: true, when: { not: 'adjacent' } }],
  'one-shield-defense': () => [{ mostWounds: 1, when: 'shieldRolled' }],
  'shields-of-valor': () => [{ blocksPerShield: 2 }],
  'life-drain': () => [{ heals: 1, when: 'destroyed' }],
  'double-attack': () => [{ attacks: 2 }],
  flying: () => [{ flying: true }],
};

const KINDS = new Set(
  `attackDice noEnemyHeight defenseDice enemyAttackDice enemyDefenseDice mostEnemyDefenseDice ignoreAttack evade
  ignoreWounds rerolls blanksCount automaticSkulls automaticShields noDefense hitsPerSkull blocksPerShield
  oneShieldBlocksAll mostWounds extraWounds unblockableWounds destroys costs counterStrike backlash superStrength
  lavaResistant knockbackPoints heals attackAgain attacks anotherTurn flying specialAttack notTargetedBeyond returns range targets leavingAttackDice ignoreLeavingWounds`.split(
    /\s+/,
  ),
);

/** Powers without effect in a one-on-one fight. */
const OF_BATTLES = new Set(
  `aura spirit bonding moveAgain initiative takesMarkers gathersMarkers bringsMarker turnForX gives takesWounds arrives relocates runs move charge hurries climb passesThrough
  ignoresTerrain unhurtByFalls leap regroups holdsFast mustBeAttacked attacksPast healsFriend bringsBack comesBack
  calls comesLater takesControl negates goesOver enemyTakesTurn suffersWith carries throws swaps steadfast swarms harmsAnother
  harmsDying harmsNear leavingWounds turnForKill takesPlace saves sacrifices losesFigure leapLevels stopsNear hides
  countsAs fliesUnstruck leavesUnstruck cannotStrike attacksNot notAttacked lendsItself collects spendsTokens raisesFallen givesWay healsItself`.split(
    /\s+/,
  ),
);

const isOfBattles = (data: Plain) =>
  isFields(data) && (data.in === 'battles' || Object.keys(data).some((key) => OF_BATTLES.has(key)));

export const isFields = (value: Plain): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const listOf = (value: Plain): Plain[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

const text = (value: Plain): string | undefined => (typeof value === 'string' ? value : undefined);
const number = (value: Plain): number | undefined =>
  typeof value === 'number' ? value : undefined;

export function readEffect(data: Plain, power: number, id: string, special: boolean): Effect {
  if (!isFields(data)) throw new Error(`not an effect: ${JSON.stringify(data)}`);
  const written = Object.keys(data).filter((key) => KINDS.has(key));
  // Beside another effect it says which figures that acts on.
  const kinds = written.length > 1 ? written.filter((key) => key !== 'targets') : written;
  const [kind] = kinds;
  if (!kind || kinds.length > 1) throw new Error(`not one effect: ${JSON.stringify(data)}`);
  return {
    id,
    power,
    kind,
    value: data[kind],
    when: listOf(data.when),
    stage: text(data.stage),
    // For an additional attack, `most` does not limit a number; both meanings are kept here.
    most: number(data.most),
    ...scaled(data),
    targets: kind === 'targets' ? undefined : data.targets,
    special,
  };
}

/** `per` is either the multiplier of a number or the period of a use; its value shows which. */
function scaled(data: Fields): Pick<Effect, 'per' | 'uses' | 'period' | 'of'> {
  const periods = ['turn', 'round', 'game'];
  const words = listOf(data.per).map(String);
  return {
    per: words.find((word) => !periods.includes(word)),
    uses: number(data.uses),
    period: words.find((word) => periods.includes(word)) ?? 'game',
    of: text(data.of) ?? 'card',
  };
}

/** The name in the words of cards: `{ tough: 2 }` is called tough. */
function readPower(written: Plain, place: number): Power {
  const data = isFields(written) && written.rules !== undefined ? inEffects(written) : written;
  const read = (name: string, effects: Plain[], may: boolean): Power => ({
    name,
    may,
    effects: effects
      .filter((effect) => !isOfBattles(effect))
      .map((effect, index) => readEffect(effect, place, `${place}.${index}`, false)),
  });
  if (typeof data === 'string') {
    const named = NAMED[data];
    if (!named) throw new Error(`no power is called ${data}`);
    return read(data, named(1), false);
  }
  if (!isFields(data)) throw new Error(`not a power: ${JSON.stringify(data)}`);
  if (typeof data.name === 'string')
    return read(data.name, listOf(data.effects), data.may === true);
  const [name, value] = Object.entries(data).find(([key]) => NAMED[key]) ?? [];
  const named = name === undefined ? undefined : NAMED[name];
  if (!name || !named) throw new Error(`no such power: ${JSON.stringify(data)}`);
  return read(name, named(number(value) ?? 1), data.may === true);
}

/** `granted` effects of other figures (section 7) form one additional power, after those of the card. */
export function readCard(data: CardData, granted: readonly Plain[] = []): Card {
  const type = data.type ?? ((data.figures ?? 1) > 1 ? 'squad' : 'hero');
  const powers = (data.powers ?? []).map((power, place) => readPower(power, place));
  if (granted.length > 0)
    powers.push(readPower({ name: 'granted', effects: [...granted] }, powers.length));
  return {
    name: data.name,
    type,
    figures: type === 'hero' ? 1 : (data.figures ?? 3),
    life: data.life,
    move: data.move ?? 5,
    range: data.range,
    attack: data.attack,
    defense: data.defense,
    height: data.height ?? 5,
    data,
    powers,
  };
}

/** A special attack as the card has it. */
export interface SpecialAttack {
  readonly id: string;
  readonly effect: Effect;
  readonly range: number;
  readonly dice: number;
  readonly times: number;
  readonly beside: boolean;
  /** How many figures make it together, in place of all attacks of the squad. */
  readonly together: number;
  readonly againWhen: Plain;
  readonly effects: readonly Effect[];
}

export function specialAttacks(card: Card): SpecialAttack[] {
  return card.powers
    .flatMap((power) => power.effects)
    .filter((effect) => effect.kind === 'specialAttack')
    .map((effect) => {
      const data = effect.value;
      if (!isFields(data)) throw new Error('a special attack is a list of fields');
      return {
        id: effect.id,
        effect,
        range: number(data.range) ?? 1,
        dice: number(data.dice) ?? card.attack,
        times: number(data.times) ?? 1,
        beside: data.beside === true,
        together: number(data.together) ?? 1,
        againWhen: data.againWhen,
        effects: listOf(data.effects).map((inner, index) =>
          readEffect(inner, effect.power, `${effect.id}.${index}`, true),
        ),
      };
    });
}
