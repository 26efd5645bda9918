interface WinnersHeadProps {
  /** Of the column with the names of rows. */
  readonly first: string;
  readonly names: readonly string[];
}

/** The head of a table with a column for each who may win, for those who do not see its bars. */
export function WinnersHead({ first, names }: WinnersHeadProps) {
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
