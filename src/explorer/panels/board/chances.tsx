import { percent } from '../../../words/numbers.ts';
import type { ToldOnBoard } from '../../engine/answers/board.ts';

/** What may happen on the way, each with its chance. */
export function Chances({ chances }: Pick<ToldOnBoard, 'chances'>) {
  if (chances.length === 0) return null;
  return (
    <dl class="card chances" aria-label="What may happen">
      {chances.map(({ title, chance }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{percent(chance, 1)}</dd>
        </div>
      ))}
    </dl>
  );
}
