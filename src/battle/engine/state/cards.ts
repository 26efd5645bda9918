/* The cards of a battle in the form that the engine reads: numbered, with their powers prepared. */

import {
  addedIn,
  allLinesOf,
  battleLinesOf,
  cardType,
  type EffectLine,
  eventsIn,
  type Held,
  type HeldEvent,
  hitsIn,
  inBattle,
  isOfKind,
  lettersIn,
  READS,
  readsOf,
  type SpecialAttack,
  stepsOf,
  type TargetsValue,
  takesTurn,
  traitsIn,
  type Value,
  type ValueTable,
  valueTablesIn,
} from '../../../cards/index.ts';
import {
  addsDistance,
  conditionsIn,
  type FightSide,
  linesActing,
  linesOf,
  luckLeavingIn,
  type Powered,
  specialAttacksOf,
  switchedOn,
  tableLinesOf,
  withInner,
} from '../../../fight/index.ts';
import type { BattleScenario } from '../../scenario.ts';
import { type Longer, longerBy } from '../ground/longer-moves.ts';
import { countedAs } from '../powers/counting-as.ts';
import {
  type OwnCount,
  type OwnSwitch,
  rolledLine,
  useOfX,
  withOwnSwitches,
} from './own-switches.ts';

/** Maximum number of figures of a side on the board at the same time: each is one bit of a 32-bit word. */
export const MOST_FIGURES = 31;

/**
 * A card of an army in the form that the engine reads. Cards are numbered across both sides, the first side first. All
 * card objects have the same fields in the same order, so that V8 gives them one hidden class.
 */
export interface BattleCard {
  readonly index: number;
  readonly side: 0 | 1;
  readonly card: FightSide;
  /** Points of all copies together. `figures` also counts all copies. */
  readonly points: number;
  readonly figures: number;
  /** The number of figures that a turn activates: the figures of one copy. */
  readonly activated: number;
  readonly copies: number;
  readonly life: number;
  readonly move: number;
  readonly height: number;
  readonly isDouble: boolean;
  readonly isHero: boolean;
  readonly flies: boolean;
  /** Whether its figures can fly away without being struck by enemies. */
  readonly fliesUnstruck: boolean;
  readonly lavaResistant: boolean;
  readonly superStrength: boolean;
  /** Printed Range. */
  readonly range: number;
  /** The longest reach of the card's normal and special attacks. */
  readonly reach: number;
  /** The reach of its attacks that do not follow a straight line. */
  readonly freeReach: number;
  /** The reach of its attacks along a straight line; 0 if it has none. */
  readonly lineReach: number;
  /** The reach of its special attacks that need no line of sight; 0 if it has none. */
  readonly blindReach: number;
  /** The reach of its special attacks on figures other than the enemies engaged with it; 0 if it has none. */
  readonly pastReach: number;
  /** The number of dice added to the strikes by enemies that its figures leave. */
  readonly leavingDice: number;
  /**
   * The lowest D20 roll with which it ignores strikes as it leaves; 0 if it cannot ignore them, 1 if it always does.
   */
  readonly ignoresLeaving: number;
  /** Whether any of its powers acts when an enemy comes next to one of its figures. */
  readonly answersArrival: boolean;
  /** Whether any of its powers acts at the end of its turn. */
  readonly endsTurn: boolean;
  /** Whether any power that acts at the end of its turn reaches enemies that are not adjacent. */
  readonly endsTurnAfar: boolean;
  /** Whether powers may give it another turn. */
  readonly mayGoAgain: boolean;
  /** Lines with a limited number of uses. */
  readonly limited: readonly EffectLine[];
  /** The lines whose attack dice are rolled on a D20 table each turn. */
  readonly tables: readonly EffectLine[];
  /** The lines that act only in battles, except those whose switch is off. */
  readonly battleLines: readonly EffectLine[];
  /** For each line, the index of the power that contains it. */
  readonly powerOf: ReadonlyMap<EffectLine, number>;
  /** The switches of the card that the battle decides. */
  readonly decided: readonly OwnSwitch[];
  /** The things that the battle counts for its attacks, in the order of `Figure.counted`. */
  readonly counted: readonly OwnCount[];
  /** Whether it may roll its tables of attack dice after moving; otherwise, they are rolled when its turn begins. */
  readonly mayRoll: boolean;
  /** A line that needs a D20 roll before attacks, and the roll that the line needs; undefined if there is none. */
  readonly rolls: { readonly line: EffectLine; readonly number: number } | undefined;
  /** What the card's powers add to its movements. */
  readonly longer: readonly Longer[];
  /** Its lines that add to statistics, or set them, outside attacks. */
  readonly values: readonly Held<'value'>[];
  /** Its tables of additions to statistics, rolled when its turn begins. */
  readonly valueTables: readonly ValueTable[];
  /** Lines that change how many of its figures act in a turn. */
  readonly swarms: readonly SwarmLine[];
  /** Whether it may pay for another turn. */
  readonly mayPay: boolean;
  /** What the card uses order marker X for; undefined if it does not use X. */
  readonly spendsX: 'turn' | 'round' | 'power' | undefined;
  /** Events that let a moving figure of the card carry other figures. */
  readonly carries: readonly HeldEvent[];
  /** Prohibitions that keep its figures from attacking certain figures, or certain figures from attacking them. */
  readonly barsOnAttacks: readonly Held<'bar'>[];
  /** Prohibitions that keep enemies' powers from moving or controlling it. */
  readonly barsOnControl: readonly Held<'bar'>[];
  /** Whether it begins off the board and arrives later. */
  readonly waits: boolean;
  /** Whether its living figures are interchangeable, with no wounds or uses of their own. */
  readonly areAlike: boolean;
  /** The card's counterpart on the other side, which replaces it there; undefined if the card never changes sides. */
  readonly otherSelf: number | undefined;
  /**
   * The card's counterpart without powers, which replaces it on its own side; undefined if it never loses its powers.
   */
  readonly powerless: number | undefined;
  /** Whether it is a counterpart of either kind; a counterpart is in no army. */
  readonly isOtherSelf: boolean;
  /** For a counterpart, the index of its card in an army; otherwise its own index. */
  readonly original: number;
  /** The number of its first figure; its other figures have the numbers that follow. */
  readonly firstFigure: number;
  /** The fields of this card that do not depend on the army. */
  readonly played: PlayedCard;
}

/** The fields of a card that depend on the army. */
type Enlisted = Pick<
  BattleCard,
  | 'index'
  | 'side'
  | 'points'
  | 'figures'
  | 'copies'
  | 'firstFigure'
  | 'otherSelf'
  | 'powerless'
  | 'isOtherSelf'
  | 'original'
>;

/** The fields of a card that do not depend on the army. */
export type PlayedCard = Omit<BattleCard, keyof Enlisted | 'played'>;

/** Makes a card of an army from the fields that depend on the army and those that do not. */
export function enlisted(as: Enlisted, played: PlayedCard): BattleCard {
  const { index, side, points, figures, copies, firstFigure } = as;
  const { otherSelf, powerless, isOtherSelf, original } = as;
  return {
    index,
    side,
    points,
    figures,
    copies,
    firstFigure,
    otherSelf,
    powerless,
    isOtherSelf,
    original,
    played,
    // Last: V8 gives different hidden classes to objects that begin with a spread.
    ...played,
  };
}

/** @param played compiles a card for a side, given the switches that are on; may return a cached result */
export function battleCards(
  { sides, states = [] }: BattleScenario,
  played: typeof playedCard = playedCard,
): BattleCard[] {
  const cards: BattleCard[] = [];
  let firstFigure = 0;
  for (const [number, { cards: army }] of sides.entries()) {
    const side = number as 0 | 1;
    for (const { card, copies, points } of countedAs(army)) {
      const one = enlisted(
        {
          index: cards.length,
          side,
          points: points * copies,
          figures: card.figures * copies,
          copies,
          firstFigure,
          otherSelf: undefined,
          powerless: undefined,
          isOtherSelf: false,
          original: cards.length,
        },
        played(card, side, states),
      );
      cards.push(one);
      firstFigure += one.figures;
    }
  }
  return cards;
}

export function playedCard(written: FightSide, side: 0 | 1, on: readonly string[]): PlayedCard {
  const type = cardType(written);
  const inBattles = { ...written, type, powers: written.powers.map(inBattle) };
  const { card, decided, counted } = withOwnSwitches(inBattles, side, on);
  const states = [...on, ...decided.map(({ name }) => name)];
  const lines = linesActing(card, states);
  const battleLines = switchedOn(card.powers.flatMap(battleLinesOf), states);
  const modes = [...traitsIn(lines, 'mode'), ...traitsIn(battleLines, 'mode')];
  const bars = traitsIn(battleLines, 'bar');
  const endings = eventsIn(lines, 'turnEnds').filter(({ rule }) => !takesTurn(rule));
  const ignored = luckLeavingIn(lines);
  const specials = specialAttacksOf(card);
  const range =
    card.range + addedIn(lines, 'range').reduce((sum, more) => sum + Math.max(0, more), 0);
  return {
    card,
    activated: card.figures,
    life: card.life,
    move: card.move,
    height: card.height,
    isDouble: card.base === 'double',
    isHero: type === 'hero',
    flies: modes.some(({ mode }) => mode.fly),
    fliesUnstruck: bars.some(({ bar }) => bar.what === 'strike' && bar.flying),
    lavaResistant: modes.some(
      ({ mode }) => mode.lavaResistant || mode.ignoresTerrain?.includes('m'),
    ),
    superStrength: modes.some(({ mode }) => mode.superStrength),
    range: card.range,
    reach: Math.max(1, range, farthest(specials)),
    freeReach: Math.max(1, range, farthest(specials.filter((one) => !alongLineOf(one)))),
    lineReach: Math.max(...[0, ...specials.map(alongLineOf)], ...hitsIn(lines).map(lineFrom)),
    blindReach: farthest(specials.filter(({ blind }) => blind)),
    pastReach: farthest(specials.filter(({ past }) => past)),
    leavingDice: addedIn(lines, 'leavingDice').reduce((sum, dice) => sum + dice, 0),
    ignoresLeaving: ignored.length > 0 ? Math.max(1, Math.min(...ignored)) : 0,
    answersArrival: eventsIn(lines, 'moved').length > 0,
    endsTurn: endings.length > 0,
    endsTurnAfar: endings.some(({ rule }) => rule.if?.some(({ distance }) => distance)),
    mayGoAgain: eventsIn(lines, 'turnEnds').some(({ rule }) => takesTurn(rule)),
    limited: [...linesOf(card), ...battleLines]
      .flatMap(withInner)
      .filter(({ uses }) => uses !== undefined),
    tables: tableLinesOf(card, states),
    battleLines,
    powerOf: new Map(
      card.powers.flatMap((use, power) => allLinesOf(use).map((line) => [line, power] as const)),
    ),
    decided,
    counted,
    longer: battleLines.flatMap(longerBy),
    values: traitsIn(battleLines, 'value'),
    valueTables: valueTablesIn(battleLines),
    swarms: battleLines.flatMap(swarmIn),
    rolls: rolledLine(card, decided),
    mayRoll: decided.some(({ by }) => by === 'stinger-drain'),
    mayPay: decided.some(({ by }) => by === 'overextend'),
    spendsX: useOfX(card, decided),
    carries: eventsIn(battleLines, 'moved').filter(({ rule }) =>
      stepsOf(rule.does).some(({ put }) => put?.after === 'move'),
    ),
    barsOnAttacks: bars.filter(({ bar }) => bar.what === 'attack' && !bar.others),
    barsOnControl: bars.filter(({ bar }) => bar.what === 'control'),
    waits: modes.some(({ mode }) => mode.waits),
    areAlike: card.life === 1 && !lines.some(({ of }) => of === 'figure'),
  };
}

/** A line that decides how many figures act in a turn: a fixed number, or one rolled on a table. */
export interface SwarmLine {
  readonly line: EffectLine;
  readonly activates: NonNullable<Value['activates']>;
  readonly table: ValueTable | undefined;
}

function swarmIn(line: EffectLine): SwarmLine[] {
  const held = traitsIn([line], 'value').find(({ value }) => value.activates);
  const table = valueTablesIn([line]).find(({ rows }) =>
    Object.values(rows).some(({ activates }) => activates),
  );
  const activates = held?.value.activates ?? Object.values(table?.rows ?? {})[0]?.activates;
  return activates ? [{ line, activates, table }] : [];
}

/**
 * The length of the line from the attacker on which a special attack hits figures; 0 if it does not hit along a line.
 */
const alongLineOf = ({ effects = [] }: SpecialAttack): number =>
  Math.max(0, ...hitsIn(effects).map(lineFrom));

/** Length of the straight line of targets that begins at the attacker; 0 if the targets are not on such a line. */
export const lineFrom = ({ line = 0, from }: Pick<TargetsValue, 'line' | 'from'> = {}): number =>
  from === undefined ? line : 0;

const farthest = (attacks: readonly { readonly range: number }[]): number =>
  Math.max(0, ...attacks.map(({ range }) => range));

/** A list with only the card that has the most points, for choices before the battle. */
export const dearest = (cards: readonly BattleCard[]): BattleCard[] =>
  [...cards].sort((a, b) => b.points - a.points).slice(0, 1);

/**
 * The facts about the board on which the powers of one or two cards depend. Cache keys of attacks contain only these.
 */
export interface AsksOfBoard {
  readonly distance: boolean;
  /** Whether distance matters for anything other than which targets are in reach. */
  readonly farther: boolean;
  /** The letters of all terrain to which the powers refer; empty if there is none. */
  readonly terrain: string;
  readonly engaged: boolean;
  /** Whether the number of levels between the two figures matters. */
  readonly levels: boolean;
}

export function asksOfBoard(card: Powered): AsksOfBoard {
  const lines = linesOf(card).flatMap(withInner);
  const conditions = conditionsIn(lines);
  const farther =
    lines.some(addsDistance) || conditions.some(({ distance }) => distance !== undefined);
  return {
    farther,
    distance: farther || lines.some((line) => isOfKind(line, 'bar.attackNormally')),
    terrain: [...new Set(lettersIn(conditions))].sort().join(''),
    engaged: (readsOf(conditions) & READS.engagement) !== 0,
    levels: conditions.some(({ height }) => typeof height === 'number'),
  };
}
