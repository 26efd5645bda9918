import { otherSide, type Side } from '../../../powers/figure.ts';
import type { Asks } from '../combat/asks.ts';
import type { C3gScenario } from '../scenario.ts';
import type { FightSide, TwoSides } from '../side.ts';
import { cardsNow, type LinesSoFar } from './cards-now.ts';
import { tableLinesOf } from './tables.ts';
import type { PlannedAttack } from './ways.ts';

/** A figure of the acting side and the enemy's that it faces, as far as powers can ask. */
export interface Matchup {
  readonly acting: Side;
  readonly ownWounds: number;
  readonly enemyWounds: number;
  readonly enemyLife: number;
  /** Enemy figures that each side has destroyed. */
  readonly kills: Readonly<Record<Side, number>>;
  readonly distance: number;
  readonly began: number;
  readonly moved: boolean;
  /** Whether further figures of either side stand next to the other's. */
  readonly company: { readonly own: boolean; readonly enemy: boolean };
  /** Wounds that the acting side has dealt to the enemy's figure in this turn. */
  readonly dealt: number;
  /** Which limited lines have acted as often as they may. */
  readonly spent: readonly boolean[];
  /** What the acting side's tables of attack dice came to this turn. */
  readonly tables: readonly number[];
  /** How often the figure has attacked again in this turn, where that has a limit. */
  readonly again: number;
}

/**
 * Meetings of one key have one law.
 *
 * @param countsWounds whether wounds count, where they do not by themselves: Life left is what they leave
 */
export function matchupKey(matchup: Matchup, asks: Asks, countsWounds = true): string {
  const { acting, ownWounds, enemyWounds, distance, again, spent, tables } = matchup;
  const wounds = countsWounds ? `${asks.ownWounds ? ownWounds : 0},${enemyWounds}` : '';
  let key = `${acting},${wounds},${distance},${again}`;
  if (asks.movement) key += `,${matchup.began},${matchup.moved}`;
  if (asks.kills) key += `,${matchup.kills.attacker},${matchup.kills.defender}`;
  if (asks.company) key += `,${matchup.company.own},${matchup.company.enemy}`;
  if (asks.dealt) key += `,${matchup.dealt}`;
  for (const one of spent) key += one ? ',spent' : ',';
  for (const dice of tables) key += `,${dice}`;
  return key;
}

/** The attack that a figure makes when the two meet, as a scenario of its own. */
export function fightAt(sides: TwoSides, { limited }: Asks) {
  const tableLines = {
    attacker: tableLinesOf(sides.attacker, sides.states),
    defender: tableLinesOf(sides.defender, sides.states),
  };
  return (matchup: Matchup, planned?: PlannedAttack): C3gScenario => {
    const { acting, distance, began, moved, company, dealt, spent, tables, again } = matchup;
    const enemy = otherSide(acting);
    const lines = {
      planned,
      spent: limited.filter((_, i) => spent[i]),
      tableLines: tableLines[acting],
      tables,
      again,
    };
    const { granted = [], special } = planned ?? {};
    const now = isAsOnCard(lines) ? undefined : cardsNow(sides[acting], sides[enemy], lines);
    const acts: FigureNow = {
      wounds: matchup.ownWounds,
      kills: matchup.kills[acting],
      nextToEnemy: company.enemy,
      began,
      moved,
      dealt,
      acts: true,
    };
    const stands: FigureNow = {
      wounds: matchup.enemyWounds,
      kills: matchup.kills[enemy],
      nextToEnemy: company.own,
      began,
      moved: false,
      dealt: 0,
      acts: false,
    };
    const attacker = now ? figureOf(now.attacker, acts) : figureOnCard(sides[acting], acts);
    return {
      rules: 'c3g',
      attacker:
        granted.length === 0
          ? attacker
          : { ...attacker, granted: [...(attacker.granted ?? []), ...granted] },
      defender: now ? figureOf(now.defender, stands) : figureOnCard(sides[enemy], stands),
      specialAttack: special !== undefined,
      ...(special && { special: now?.special ?? special }),
      superStrength: sides.superStrength,
      heightAdvantage: 'neither',
      distance,
      ...(sides.states && { states: sides.states }),
      choice: { goal: 'spaces' },
      rulings: sides.rulings,
    };
  };
}

/** Whether all lines of both cards can act as they stand there. */
function isAsOnCard({ planned, spent, tables, again }: LinesSoFar): boolean {
  const hasAll = (planned?.withheld ?? []).length === 0 && !planned?.isLeft;
  return hasAll && spent.length === 0 && tables.length === 0 && again === 0;
}

/** How a figure of a card stands when the two meet. */
interface FigureNow {
  readonly wounds: number;
  /** In this sides. */
  readonly kills: number;
  readonly nextToEnemy: boolean;
  readonly began: number;
  readonly moved: boolean;
  readonly dealt: number;
  /** It is its turn. */
  readonly acts: boolean;
}

function figureOf(card: FightSide, standing: FigureNow): FightSide {
  const { wounds, kills, nextToEnemy, began, moved, dealt, acts } = standing;
  return {
    ...card,
    wounds,
    dealt,
    kills: (card.kills ?? 0) + kills,
    nextToEnemy,
    beganTurn: [began === 1 ? 'engaged' : 'unengaged', ...(card.beganTurn ?? [])],
    moved,
    ...(acts && { granted: card.granted ?? [], charged: began }),
  };
}

/** A card stands in few ways, in however many duels: copying all that is on it takes its time. */
const ON_CARD = new WeakMap<FightSide, Map<string, FightSide>>();

function figureOnCard(card: FightSide, standing: FigureNow): FightSide {
  const known = ON_CARD.get(card) ?? new Map<string, FightSide>();
  ON_CARD.set(card, known);
  const { wounds, kills, nextToEnemy, began, moved, dealt, acts } = standing;
  const key = `${wounds},${kills},${nextToEnemy},${began},${moved},${dealt},${acts}`;
  const figure = known.get(key) ?? figureOf(card, standing);
  known.set(key, figure);
  return figure;
}
