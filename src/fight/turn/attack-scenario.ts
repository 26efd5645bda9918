import type { EffectLine } from '../../cards/index.ts';
import { cardsNow } from '../fights/cards-now.ts';
import type { PlannedAttack } from '../fights/planned-attack.ts';
import { tableLinesOf } from '../fights/tables.ts';
import type { C3gScenario } from '../scenario.ts';
import type { Field } from './field.ts';
import type { TurnAttacker, TurnScenario } from './scenario.ts';
import type { Facing, TurnState } from './state.ts';

/**
 * An attack in a turn as a scenario of its own. The pieces on the board and the used effects come from the state.
 */
export function fightOf(
  turn: TurnScenario,
  field: Field,
  limited: readonly EffectLine[],
  state: TurnState,
  facing: Facing,
  planned?: PlannedAttack,
): C3gScenario {
  const { attacker: index, place, tables, again } = facing;
  const { specialAttack: _, ...card } = turn.attackers[index] as TurnAttacker;
  const { attacker, defender, special } = cardsNow(card, turn.defender, {
    planned,
    spent: limited.filter(({ uses }, i) => (state.used[i] as number) >= (uses as number)),
    tableLines: tableLinesOf(card, turn.states),
    tables,
    again,
  });
  const company = field.company(state, index, place);
  return {
    rules: 'c3g',
    attacker: {
      ...attacker,
      nextToEnemy: attacker.nextToEnemy ?? company.enemy,
      ...(card.moves && movementOf(card, index, field, place)),
      wounds: state.ownWounds[index] as number,
      dealt: state.wounds - turn.defender.wounds,
      ...(state.attacked && { attackedBefore: true }),
      granted: [...(attacker.granted ?? []), ...(planned?.granted ?? [])],
    },
    defender: {
      ...defender,
      ...(card.moves && defenderStanding(turn, field)),
      nextToEnemy: defender.nextToEnemy ?? company.own,
      wounds: state.wounds,
    },
    specialAttack: special !== undefined,
    ...(special && { special }),
    superStrength: turn.superStrength,
    heightAdvantage: turn.heightAdvantage,
    ...field.ground(state, index, place),
    ...(turn.states && { states: turn.states }),
    choice: { goal: turn.goal },
    rulings: turn.rulings,
  };
}

/** The movement facts of an attacker that may move, unless the experiment gives them. */
function movementOf(
  { moved, charged, beganTurn }: TurnAttacker,
  index: number,
  { begins, distance, isAdjacent }: Field,
  place: number,
): Pick<TurnAttacker, 'moved' | 'charged' | 'beganTurn'> {
  const start = begins.places[index] as number;
  return {
    moved: moved ?? place !== start,
    charged: charged ?? distance(start, begins.defender),
    beganTurn: began(isAdjacent(index, start, begins.defender), beganTurn),
  };
}

/**
 * The movement facts of the defender. It is not the defender's turn, so the defender has not moved, even if it was
 * knocked back.
 */
function defenderStanding(
  { defender: { moved, beganTurn } }: TurnScenario,
  { begins, isAdjacent }: Field,
): Pick<TurnAttacker, 'moved' | 'beganTurn'> {
  const isEngaged = begins.places.some((place, i) => isAdjacent(i, place, begins.defender));
  return { moved: moved ?? false, beganTurn: began(isEngaged, beganTurn) };
}

function began(isEngaged: boolean, said: readonly string[] = []): readonly string[] {
  const isSaid = said.some((one) => one === 'engaged' || one === 'unengaged');
  return isSaid ? said : [isEngaged ? 'engaged' : 'unengaged', ...said];
}
