import type { CourseShown } from '../../report/charts/course.ts';

interface ColumnsProps {
  /** Who can win, in the order of the colours. */
  readonly names: readonly string[];
  readonly course: CourseShown;
  /** What the picture shows, in a sentence. */
  readonly said: string;
}

/** A column for each turn, as high as it is likely that somebody has won by then. */
export function Columns({ names, course: { unit, rows }, said }: ColumnsProps) {
  const steps = [...new Set(rows.map(({ step }) => step))];
  const every = Math.ceil(steps.length / 12);
  return (
    <figure class="columns-of">
      <div class="plot-of" role="img" aria-label={said}>
        <span class="axis-of" aria-hidden="true">
          <span>100%</span>
          <span>50%</span>
          <span>0%</span>
        </span>
        {steps.map((step) => (
          <span key={step} class="column">
            {names.map((name, side) => {
              const share = rows.find((row) => row.step === step && row.winner === name)?.share;
              return (
                <span
                  key={name}
                  style={{ height: `${100 * (share ?? 0)}%`, background: `var(--side-${side})` }}
                />
              );
            })}
          </span>
        ))}
      </div>
      <div class="steps-of" aria-hidden="true">
        {steps.map((step) => (
          <span key={step}>{step % every === 0 || every === 1 ? step : ''}</span>
        ))}
      </div>
      <figcaption class="note">
        The chance that somebody has won after so many {unit}. {said}
      </figcaption>
    </figure>
  );
}
