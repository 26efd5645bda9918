/* What the files in this folder share while they play one duel: constants, caches and matchups. */

import { type Numbered, numbered } from '../../base/index.ts';
import {
  type EffectLine,
  eventsIn,
  otherSide,
  type Side,
  stepsOf,
  takesTurn,
} from '../../cards/index.ts';
import {
  actingLines,
  knocksBack,
  type PowerDependencies,
  powerDependencies,
  withInner,
} from '../combat/power-dependencies.ts';
import type { DistributionCache } from '../evaluators/distribution-cache.ts';
import { type FightDistributions, fightDistributions } from '../evaluators/fight-distributions.ts';
import type { Matchup } from '../fights/matchup.ts';
import type { Way } from '../fights/planned-attack.ts';
import { tableLinesOf } from '../fights/tables.ts';
import { type Lineup, type Lineups, lineups } from './lineup.ts';
import type { DuelScenario } from './scenario.ts';
import {
  type KnownState,
  type LineupPair,
  lineupPairs,
  type Situation,
  situations,
} from './situation.ts';
import { type DuelState, type Figures, foughtOf, isBesideFought } from './state.ts';

/** The constants and caches of a duel. */
export interface DuelContext {
  readonly scenario: DuelScenario;
  readonly asks: PowerDependencies;
  readonly distributions: FightDistributions;
  readonly ways: Numbered<Way>;
  /** The lists of ways that figures choose from. */
  readonly wayLists: Numbered<readonly Way[]>;
  /** For each state, the value of the figure's remaining attacks. */
  readonly values: Map<KnownState, number>;
  readonly traits: Readonly<Record<Side, Traits>>;
  readonly lineups: Readonly<Record<Side, Lineups>>;
  /** Whether uses are counted per figure, or figures can come back. Situations record neither. */
  readonly hasFigureUses: boolean;
  /** Counts reads of figures' wounds, to detect whether a computation depends on these wounds. */
  readonly looks: { count: number };
  /** The situation of a state. */
  situation(state: DuelState): Situation;
  standOf(figures: Figures): LineupPair;
  pairOf(attacker: Lineup, defender: Lineup): LineupPair;
  /**
   * The matchup of a state, at the smallest distance at which the throw is the same.
   *
   * @param figure the figure's index on the acting side; by default, the figure in the current phase
   */
  matchup(state: DuelState, figure?: number): Matchup;
  /** Like `matchup`, but for results that depend on wounds only through the conditions of powers. */
  circumstances(state: DuelState, figure?: number): Matchup;
}

/** Features of a side that decide which work can be skipped. */
interface Traits {
  readonly answersArrival: boolean;
  readonly actsAtEnd: boolean;
  readonly mayTakeAnother: boolean;
  readonly tables: readonly EffectLine[];
  /** Whether several of the side's figures can be hurt, so that it matters which figure the enemy is fighting. */
  readonly hasOrder: boolean;
}

/** @param kept a cache of distributions to share with other duels; by default, the duel has its own */
export function duelContext(scenario: DuelScenario, kept?: DistributionCache): DuelContext {
  const asks = powerDependencies(scenario);
  const traitsOf = (side: Side): Traits => {
    const lines = actingLines(scenario, side);
    return {
      answersArrival: eventsIn(lines, 'moved').length > 0,
      actsAtEnd: eventsIn(lines, 'turnEnds').some(({ rule }) => !takesTurn(rule)),
      mayTakeAnother: eventsIn(lines, 'turnEnds').some(({ rule }) => takesTurn(rule)),
      tables: tableLinesOf(scenario[side], scenario.states),
      hasOrder: scenario[side].figures > 1 && scenario[side].life > 1,
    };
  };
  const [ofAttacker, ofDefender] = [
    lineups(asks.ofFigures.attacker, scenario.attacker.figures),
    lineups(asks.ofFigures.defender, scenario.defender.figures),
  ];
  const looks = { count: 0 };
  const hasFigureUses =
    asks.ofFigures.attacker.length + asks.ofFigures.defender.length > 0 ||
    SIDES.some((side) => actingLines(scenario, side).flatMap(withInner).some(bringsBack));
  const dependOnFigures = asks.wounds || asks.dealt || asks.attacked || hasFigureUses;
  const pairOf = lineupPairs();
  const distances = likeDistances(scenario, asks);
  return {
    scenario,
    asks,
    distributions: fightDistributions(scenario, asks, kept, true),
    ways: numbered(),
    wayLists: numbered(),
    values: new Map(),
    lineups: { attacker: ofAttacker, defender: ofDefender },
    looks,
    hasFigureUses,
    situation: situations(),
    pairOf,
    standOf: ({ attacker, defender }) => pairOf(ofAttacker.of(attacker), ofDefender.of(defender)),
    traits: { attacker: traitsOf('attacker'), defender: traitsOf('defender') },
    matchup(state, figure = figureOf(state)) {
      looks.count++;
      return matchupOf(scenario, asks, state, figure, distances(state.distance));
    },
    circumstances(state, figure = figureOf(state)) {
      if (dependOnFigures) looks.count++;
      return matchupOf(scenario, asks, state, figure, distances(state.distance));
    },
  };
}

const SIDES: readonly Side[] = ['attacker', 'defender'];

/** Whether an effect line brings destroyed figures of a squad back. */
const bringsBack = (line: EffectLine): boolean =>
  eventsIn([line]).some(({ rule }) => stepsOf(rule.does).some(({ raise }) => raise));

/** The index, on the acting side, of the figure in the current phase; 0 if the phase has no figure. */
export const figureOf = ({ phase }: Pick<DuelState, 'phase'>): number =>
  'figure' in phase ? phase.figure : 0;

/**
 * Maps each distance to the smallest distance at which all powers act in the same way, because few powers depend on the
 * distance. With Super Strength, a side can be driven through several distances, so only distances beyond all bounds
 * are equivalent.
 */
function likeDistances({ superStrength, ...sides }: DuelScenario, { bounds }: PowerDependencies) {
  if (!bounds) return (distance: number) => distance;
  const drives = superStrength && SIDES.some((side) => knocksBack(sides[side]));
  const farthest = bounds.at(-1) as number;
  return (distance: number): number => {
    if (distance > farthest) return farthest + 1;
    if (drives) return distance;
    return 1 + Math.max(0, ...bounds.filter((bound) => bound < distance));
  };
}

/**
 * @param figure index among the living figures of the acting side
 * @param distance by default, the state's distance
 */
export function matchupOf(
  scenario: DuelScenario,
  { limited, ofFigures }: PowerDependencies,
  state: DuelState,
  figure: number,
  distance = state.distance,
): Matchup {
  const { acting, figures, began, moved, dealt, attacked, used, tables, phase } = state;
  const enemy = otherSide(acting);
  const own = figures[acting][figure];
  const fought = figures[enemy][foughtOf(figures[enemy])];
  const timesOf = (line: number): number => {
    if (ofFigures[acting].includes(line)) return own?.used?.[line] ?? 0;
    if (ofFigures[enemy].includes(line)) return fought?.used?.[line] ?? 0;
    return used[line] as number;
  };
  const besides = (side: Side) => distance === 1 && figures[side].length > 1;
  const gone = (side: Side) => scenario[side].figures - figures[side].length;
  return {
    acting,
    ownWounds: own?.wounds ?? 0,
    enemyWounds: fought?.wounds ?? 0,
    enemyLife: scenario[enemy].life,
    kills: { attacker: gone('defender'), defender: gone('attacker') },
    distance,
    began,
    moved,
    company: { own: besides(acting), enemy: besides(enemy) },
    dealt: isBesideFought(figures[enemy]) ? 0 : dealt,
    ...(attacked && !isBesideFought(figures[enemy]) && { attacked }),
    spent: limited.map(({ uses }, i) => timesOf(i) >= (uses as number)),
    tables,
    again: phase.name === 'attack' ? phase.run.again : 0,
  };
}
