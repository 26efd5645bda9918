import type { ToldCourse } from '../../engine/answers/course.ts';
import { Columns } from '../../parts/columns.tsx';
import { Facing } from '../../parts/facing.tsx';
import { Legend } from '../../parts/legend.tsx';
import { Shares } from '../../parts/shares.tsx';

/** Who wins, by who has the first turn; how soon; and what the winner has left. */
export function Course({ course }: { readonly course: ToldCourse | undefined }) {
  if (!course) return null;
  const { winners, first, soon, overAfter, left, leftOnAverage } = course;
  return (
    <section class="card course" aria-label="How the duel goes">
      <Legend names={winners} />
      {first.length > 0 && (
        <>
          <h2>Who wins, by who has the first turn</h2>
          <Shares names={winners} rows={first} />
        </>
      )}
      {soon && (
        <>
          <h2>How soon it is over</h2>
          <Columns names={winners} course={soon} said={overAfter} />
        </>
      )}
      {left.length > 0 && (
        <>
          <h2>Life left of the winner</h2>
          <Facing names={winners.slice(0, 2)} rows={left} said={leftOnAverage} />
        </>
      )}
    </section>
  );
}
