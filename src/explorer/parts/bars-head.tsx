interface BarsHeadProps {
  readonly title: string;
  /** Whether the chances are those of x or more. */
  readonly isAtLeast: boolean;
  /** The names of the columns of chances. */
  readonly columns: readonly string[];
}

/** What a table of bars is about: seen above it, and for screen readers column by column. */
export function BarsHead({ title, isAtLeast, columns }: BarsHeadProps) {
  return (
    <>
      <caption>
        {title}:{' '}
        <span class="reading">
          {isAtLeast ? 'the chance of x or more' : 'the chance of exactly x'}
        </span>
      </caption>
      <thead class="unseen">
        <tr>
          {['x', ...columns].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}
