import { HEX_DIRECTIONS } from '../../../boards/hex.ts';
import type { ExperimentDocument } from '../../document.ts';
import { Choice } from '../../parts/choice.tsx';
import type { EditedBoard } from './edited-board.ts';
import { openDirections } from './open-directions.ts';

interface LinesProps {
  readonly document: ExperimentDocument;
  readonly board: EditedBoard;
  onChange(document: ExperimentDocument): void;
}

const GOALS = [
  { value: 'spaces', text: 'Most spaces' },
  { value: 'wounds', text: 'Most wounds' },
  { value: 'destroy', text: 'Most likely destroyed' },
] as const;

/** Which line of Knockback the attacker takes, where it may choose: by a goal, or in a direction. */
export function Lines({ document, board, onChange }: LinesProps) {
  const open = openDirections(board);
  const { goal, direction, ...rest } = document;
  if (open.length < 2 && direction === undefined) return null;
  const directions = HEX_DIRECTIONS.filter((one) => open.includes(one) || one === direction);
  const options = [...GOALS, ...directions.map((value) => ({ value, text: `To ${value}` }))];
  return (
    <section class="card" aria-label="The line of Knockback">
      <Choice
        legend="The line of Knockback"
        options={options}
        value={String(direction ?? goal ?? 'spaces') as (typeof options)[number]['value']}
        onChange={(value) => {
          const isGoal = GOALS.some((one) => one.value === value);
          if (!isGoal) onChange({ ...rest, direction: value });
          else onChange(value === 'spaces' ? rest : { ...rest, goal: value });
        }}
      />
    </section>
  );
}
