import { otherSide, type Side } from '../../../powers/figure.ts';
import type { Asks } from '../combat/asks.ts';
import type { Meeting } from '../fights/meeting.ts';
import type { DuelScenario } from './scenario.ts';
import { type DuelState, foughtOf } from './state.ts';

/** @param figure of the acting side, by its place among the living */
export function meetingOf(
  scenario: DuelScenario,
  { limited, ofFigures }: Asks,
  { acting, figures, distance, began, moved, dealt, used, tables, phase }: DuelState,
  figure: number,
): Meeting {
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
    dealt,
    spent: limited.map(({ uses }, i) => timesOf(i) >= (uses as number)),
    tables,
    again: phase.name === 'attack' ? phase.again : 0,
  };
}
