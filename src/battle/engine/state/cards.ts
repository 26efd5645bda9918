/* The cards of a battle in the form that the engine reads: numbered, with their powers prepared. */

import {
  addedIn,
  allLinesOf,
  battleLinesOf,
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
import { type OwnSwitch, rolledLine, useOfX, withOwnSwitches } from './own-switches.ts';

/** The most figures of a side on the board at the same time, since each is one bit of a word. */
export const MOST_FIGURES = 31;

/**
 * A card of an army, as the engine needs it. Cards are numbered across both sides, the first side first. All have the
 * same fields in the same order, so that V8 gives them one hidden class.
 */
export interface BattleCard {
  readonly index: number;
  readonly side: 0 | 1;
  readonly card: FightSide;
  /** For all copies together. */
  readonly points: number;
  readonly figures: number;
  /** The figures that a turn activates: those of one copy. */
  readonly activated: number;
  readonly copies: number;
  readonly life: number;
  readonly move: number;
  readonly height: number;
  readonly isDouble: boolean;
  readonly isHero: boolean;
  readonly flies: boolean;
  /** Whether enemies do not strike it when it flies away. */
  readonly fliesUnstruck: boolean;
  readonly lavaResistant: boolean;
  readonly superStrength: boolean;
  /** Printed Range. */
  readonly range: number;
  /** The longest reach of its normal and special attacks. */
  readonly reach: number;
  /**
   * The reach of its attacks without a straight line, and of special attacks along one; 0 if it has
   * none.
   */
  readonly freeReach: number;
  readonly lineReach: number;
  /** The reach of its special attacks that need no line of sight; 0 if it has none. */
  readonly blindReach: number;
  /** The reach of special attacks that may ignore enemies that engage it; 0 if it has none. */
  readonly pastReach: number;
  /** How many dice it adds to the strikes of enemies that it leaves. */
  readonly leavingDice: number;
  /** The lowest D20 roll that ignores strikes as it leaves; 0 if none does, 1 if all do. */
  readonly ignoresLeaving: number;
  /** Whether powers act when an enemy comes next to it. */
  readonly answersArrival: boolean;
  /** Whether powers act at the end of its turn. */
  readonly endsTurn: boolean;
  /** Whether any of these powers reaches enemies that are not adjacent. */
  readonly endsTurnAfar: boolean;
  /** Whether powers may give it another turn. */
  readonly mayGoAgain: boolean;
  /** Lines with a limited number of uses. */
  readonly limited: readonly EffectLine[];
  /** The lines whose attack dice a D20 table decides for each turn. */
  readonly tables: readonly EffectLine[];
  /** The lines that act only in battles, without those whose switch is off. */
  readonly battleLines: readonly EffectLine[];
  /** The number of the power to which each line belongs. */
  readonly powerOf: ReadonlyMap<EffectLine, number>;
  /** Its switches that the battle decides. */
  readonly decided: readonly OwnSwitch[];
  /**
   * Whether it may roll its tables of attack dice after moving; if absent, they are rolled as its
   * turn begins.
   */
  readonly mayRoll: boolean;
  /** A line that needs a D20 roll before attacks, with the number to reach. */
  readonly rolls: { readonly line: EffectLine; readonly number: number } | undefined;
  /** What its powers add to its movements. */
  readonly longer: readonly Longer[];
  /** Numbers that its lines add or set outside attacks, and tables of such numbers that it rolls as its turn begins. */
  readonly values: readonly Held<'value'>[];
  readonly valueTables: readonly ValueTable[];
  /** Lines by which more or fewer of its figures act in a turn. */
  readonly swarms: readonly SwarmLine[];
  /** Whether it may pay for another turn; and what it spends marker X on, if anything. */
  readonly mayPay: boolean;
  readonly spendsX: 'turn' | 'round' | 'power' | undefined;
  /** Events by which it takes other figures along when it moves. */
  readonly carries: readonly HeldEvent[];
  /** Bars that keep its figures from attacking others, or others from attacking them. */
  readonly barsOnAttacks: readonly Held<'bar'>[];
  /** Bars that keep enemies from moving or controlling it by their powers. */
  readonly barsOnControl: readonly Held<'bar'>[];
  /** Whether it begins off the board and arrives later. */
  readonly waits: boolean;
  /** Whether its living figures are interchangeable, with no wounds or uses of their own. */
  readonly areAlike: boolean;
  /** Its counterpart on the other side, which replaces it there; undefined if it never changes sides. */
  readonly otherSelf: number | undefined;
  /** Whether it is such a counterpart, and so in no army. */
  readonly isOtherSelf: boolean;
  /** Whether it is a counterpart, which is in no army. */
  readonly firstFigure: number;
  /** Its fields that do not depend on the army. */
  readonly played: PlayedCard;
}

/** The fields of a card that depend on the army. */
type Enlisted = Pick<
  BattleCard,
  'index' | 'side' | 'points' | 'figures' | 'copies' | 'firstFigure' | 'otherSelf' | 'isOtherSelf'
>;

/** The fields of a card that do not depend on the army. */
export type PlayedCard = Omit<BattleCard, keyof Enlisted | 'played'>;

/** A card of an army. */
export function enlisted(
  { index, side, points, figures, copies, firstFigure, otherSelf, isOtherSelf }: Enlisted,
  played: PlayedCard,
): BattleCard {
  return {
    index,
    side,
    points,
    figures,
    copies,
    firstFigure,
    otherSelf,
    isOtherSelf,
    played,
    // Last, because V8 gives objects that begin with a spread different hidden classes.
    ...played,
  };
}

/**
 * @param played makes a card as a side plays it, with its switches on; it may return a cached one
 */
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
          isOtherSelf: false,
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
  const type = written.type ?? (written.figures === 1 ? 'hero' : 'squad');
  const inBattles = { ...written, type, powers: written.powers.map(inBattle) };
  const { card, decided } = withOwnSwitches(inBattles, side, on);
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

/** A line by which a number of figures act in a turn, fixed or rolled on a table. */
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
 * The length of the line, from the attacker, on which a special attack hits figures; 0 without a
 * line.
 */
const alongLineOf = ({ effects = [] }: SpecialAttack): number =>
  Math.max(0, ...hitsIn(effects).map(lineFrom));

/** Length of the straight line of targets that begins at the attacker; 0: no line. */
export const lineFrom = ({ line = 0, from }: Pick<TargetsValue, 'line' | 'from'> = {}): number =>
  from === undefined ? line : 0;

const farthest = (attacks: readonly { readonly range: number }[]): number =>
  Math.max(0, ...attacks.map(({ range }) => range));

/** A list of the card with the most points, for choices before the battle. */
export const dearest = (cards: readonly BattleCard[]): BattleCard[] =>
  [...cards].sort((a, b) => b.points - a.points).slice(0, 1);

/**
 * The facts about the board to which the powers of one or two cards refer. Keys of attacks contain
 * only these.
 */
export interface AsksOfBoard {
  readonly distance: boolean;
  /** Whether distance matters for more than which targets are in reach. */
  readonly farther: boolean;
  /** The letters of all terrain to which they refer; empty for none. */
  readonly terrain: string;
  readonly engaged: boolean;
  /** Whether the number of levels between the two matters. */
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
