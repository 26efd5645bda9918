import { percent } from '../../../words/numbers.ts';
import type { ToldOnBoard } from '../../engine/answers/board.ts';

interface ChancesProps {
  /** Absent before the first answer, for which there is room. */
  readonly chances: ToldOnBoard['chances'] | undefined;
}

/** What may happen on the way, each with its chance. */
export function Chances({ chances }: ChancesProps) {
  if (!chances) return <div class="card chances" />;
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
