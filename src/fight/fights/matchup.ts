/* Two figures that meet in a fight of many attacks, and the attack of one on the other as a separate scenario. */

import { otherSide, type Side } from '../../cards/index.ts';
import type { PowerDependencies } from '../combat/power-dependencies.ts';
import type { C3gScenario } from '../scenario.ts';
import type { FightSide, TwoSides } from '../side.ts';
import { actsAsPrinted, cardsNow, type LinesSoFar } from './cards-now.ts';
import type { PlannedAttack } from './planned-attack.ts';
import { tableLinesOf } from './tables.ts';

/** An acting figure and the enemy figure that it faces, with everything about them that affects powers. */
export interface Matchup {
  readonly acting: Side;
  readonly ownWounds: number;
  readonly enemyWounds: number;
  readonly enemyLife: number;
  /** How many enemy figures each side has destroyed. */
  readonly kills: Readonly<Record<Side, number>>;
  readonly distance: number;
  readonly began: number;
  readonly moved: boolean;
  /** For each side, whether other figures of that side are also next to the opposing figure. */
  readonly company: { readonly own: boolean; readonly enemy: boolean };
  /** Wounds that the acting side has dealt to the enemy's figure this turn. */
  readonly dealt: number;
  /** The acting side has already attacked the enemy's figure this turn. */
  readonly attacked?: true;
  /** For each limited effect, whether it is used up. */
  readonly spent: readonly boolean[];
  /** This turn's results on the acting side's tables of attack dice. */
  readonly tables: readonly number[];
  /** How many times the figure has attacked again this turn; always 0 if there is no limit. */
  readonly again: number;
}

/**
 * A key for a matchup. Matchups with equal keys have the same distribution.
 *
 * @param countsWounds whether the key includes wounds
 */
export function matchupKey(matchup: Matchup, asks: PowerDependencies, countsWounds = true): string {
  const { acting, ownWounds, enemyWounds, distance, again, spent, tables } = matchup;
  const wounds = countsWounds ? `${asks.ownWounds ? ownWounds : 0},${enemyWounds}` : '';
  let key = `${acting},${wounds},${distance},${again}`;
  if (asks.movement) key += `,${matchup.began},${matchup.moved}`;
  if (asks.kills) key += `,${matchup.kills.attacker},${matchup.kills.defender}`;
  if (asks.company) key += `,${matchup.company.own},${matchup.company.enemy}`;
  if (matchup.attacked) key += ',attacked';
  if (asks.dealt) key += `,${matchup.dealt}`;
  for (const one of spent) key += one ? ',spent' : ',';
  for (const dice of tables) key += `,${dice}`;
  return key;
}

/** One figure's attack on another, as a scenario of its own. */
export function fightAt(sides: TwoSides, { limited }: PowerDependencies) {
  const tableLines = {
    attacker: tableLinesOf(sides.attacker, sides.states),
    defender: tableLinesOf(sides.defender, sides.states),
  };
  return (matchup: Matchup, planned?: PlannedAttack): C3gScenario => {
    const { acting, distance, began, moved, company, dealt, spent, tables, again } = matchup;
    const enemy = otherSide(acting);
    // 1. The lines that can act now.
    const lines = {
      planned,
      spent: limited.filter((_, i) => spent[i]),
      tableLines: tableLines[acting],
      tables,
      again,
    };
    const { granted = [], special, part } = planned ?? {};
    const now = isAsOnCard(lines) ? undefined : cardsNow(sides[acting], sides[enemy], lines);
    // 2. The circumstances of both figures.
    const acts: FigureNow = {
      wounds: matchup.ownWounds,
      kills: matchup.kills[acting],
      figures: sides[acting].figures - matchup.kills[enemy],
      nextToEnemy: company.enemy,
      began,
      moved,
      dealt,
      attacked: matchup.attacked ?? false,
      acts: true,
    };
    const stands: FigureNow = {
      wounds: matchup.enemyWounds,
      kills: matchup.kills[enemy],
      figures: sides[enemy].figures - matchup.kills[acting],
      nextToEnemy: company.own,
      began,
      moved: false,
      dealt: 0,
      attacked: false,
      acts: false,
    };
    // 3. The scenario.
    const attacker = now ? figureOf(now.attacker, acts) : figureOnCard(sides[acting], acts);
    return {
      rules: 'c3g',
      attacker:
        granted.length === 0
          ? attacker
          : { ...attacker, granted: [...(attacker.granted ?? []), ...granted] },
      defender: now ? figureOf(now.defender, stands) : figureOnCard(sides[enemy], stands),
      specialAttack: special !== undefined,
      ...(part?.rolled !== undefined && special?.dice !== 0 && { rolled: part.rolled }),
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

/** Whether all lines of both cards can act exactly as printed. */
function isAsOnCard({ planned, spent, tables, again }: LinesSoFar): boolean {
  return actsAsPrinted(planned) && spent.length === 0 && tables.length === 0 && again === 0;
}

/** The circumstances of a figure in a matchup. */
interface FigureNow {
  readonly wounds: number;
  /** Figures destroyed during this fight. */
  readonly kills: number;
  /** The number of living figures on the figure's card. */
  readonly figures: number;
  readonly nextToEnemy: boolean;
  readonly began: number;
  readonly moved: boolean;
  readonly dealt: number;
  readonly attacked: boolean;
  /** Whether it is the turn of this figure's side. */
  readonly acts: boolean;
}

function figureOf(card: FightSide, standing: FigureNow): FightSide {
  const { wounds, kills, figures, nextToEnemy, began, moved, dealt, attacked, acts } = standing;
  return {
    ...card,
    wounds,
    dealt,
    kills: (card.kills ?? 0) + kills,
    figures,
    nextToEnemy,
    beganTurn: [began === 1 ? 'engaged' : 'unengaged', ...(card.beganTurn ?? [])],
    moved,
    ...(attacked && { attackedBefore: true }),
    ...(acts && { granted: card.granted ?? [], charged: began }),
  };
}

/** Cached, because copying a card is slow, and a card has few distinct circumstances across all duels. */
const ON_CARD = new WeakMap<FightSide, Map<string, FightSide>>();

function figureOnCard(card: FightSide, standing: FigureNow): FightSide {
  const known = ON_CARD.get(card) ?? new Map<string, FightSide>();
  ON_CARD.set(card, known);
  const { wounds, kills, figures, nextToEnemy, began, moved, dealt, attacked, acts } = standing;
  const key = `${wounds},${kills},${figures},${nextToEnemy},${began},${moved},${dealt},${attacked},${acts}`;
  const figure = known.get(key) ?? figureOf(card, standing);
  known.set(key, figure);
  return figure;
}
