/*
 * The charts of a duel in the Duel panel, as tables and bars: who wins, depending on who has the first turn, how many
 * turns it takes, and how much Life is left.
 */

import { percent } from '../../../base/index.ts';
import type { CourseShown } from '../../../report/index.ts';
import type { DuelCourse } from '../../engine/answers/course.ts';
import { Legend } from '../../parts/bars.tsx';

/** Who wins, depending on who has the first turn, how soon, and how much Life the winner has left. */
export function Course({ course }: { readonly course: DuelCourse | undefined }) {
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

interface WinnersHeadProps {
  /** The head of the column that names the rows. */
  readonly first: string;
  readonly names: readonly string[];
}

/** The heads of a table that has a column for each possible winner; only screen readers see them. */
function WinnersHead({ first, names }: WinnersHeadProps) {
  return (
    <thead class="unseen">
      <tr>
        <th scope="col">{first}</th>
        {names.map((name) => (
          <th key={name} scope="col">
            {name} wins
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface SharesProps {
  /** The winners, in the order of their colors. */
  readonly names: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    readonly isChosen: boolean;
    readonly shares: readonly { readonly winner: string; readonly share: number }[];
  }[];
}

/** One stacked bar per row, with the share of each winner. */
function Shares({ names, rows }: SharesProps) {
  return (
    <table class="shares">
      <WinnersHead first="First turn" names={names} />
      <tbody>
        {rows.map(({ name, isChosen, shares }) => (
          <tr key={name} class={isChosen ? 'chosen' : undefined}>
            <th scope="row">
              {name}
              {isChosen && rows.length > 1 && <span class="mark"> shown here</span>}
            </th>
            {names.map((winner, side) => {
              const share = shares.find((one) => one.winner === winner)?.share ?? 0;
              return (
                <td key={winner} style={{ width: `${100 * share}%` }}>
                  <span class="number">{percent(share, 1)}</span>
                  <span
                    class="segment"
                    style={{ background: `var(--side-${side})` }}
                    aria-hidden="true"
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ColumnsProps {
  /** The possible winners, in the order of their colors. */
  readonly names: readonly string[];
  readonly course: CourseShown;
  /** The chart described in a sentence. */
  readonly said: string;
}

/** A column for each turn. Its height is the probability that the duel has been won by the end of this turn. */
function Columns({ names, course: { unit, rows }, said }: ColumnsProps) {
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
        The chance that one side has won within this many {unit}. {said}
      </figcaption>
    </figure>
  );
}

interface FacingProps {
  /** The two sides; the left side comes first. */
  readonly names: readonly string[];
  readonly rows: readonly {
    readonly side: string;
    readonly life: number;
    readonly share: number;
  }[];
  /** A sentence with each side's mean. */
  readonly said: readonly string[];
}

/** If there are more rows, the table is left out. */
const MOST_ROWS = 30;

/** The bars of the two sides, back to back, with a row for each amount of Life. */
function Facing({ names, rows, said }: FacingProps) {
  const most = Math.max(...rows.map(({ life }) => life));
  const widest = Math.max(...rows.map(({ share }) => share));
  const shareOf = (side: string, life: number) =>
    rows.find((row) => row.side === side && row.life === life)?.share ?? 0;
  return (
    <>
      {most <= MOST_ROWS && (
        <table class="facing">
          <WinnersHead first="Life left" names={names} />
          <tbody>
            {Array.from({ length: most }, (_, i) => most - i).map((life) => (
              <tr key={life}>
                <th scope="row" class="life">
                  {life}
                </th>
                {names.map((name, side) => (
                  <td key={name}>
                    <span class="number">{chanceText(shareOf(name, life))}</span>
                    <span
                      class="segment"
                      style={{
                        width: `${(75 * shareOf(name, life)) / widest}%`,
                        background: `var(--side-${side})`,
                      }}
                      aria-hidden="true"
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {said.map((text) => (
        <p key={text} class="note">
          {text}.
        </p>
      ))}
    </>
  );
}

function chanceText(share: number): string {
  return share === 0 ? '' : percent(share, 1);
}
