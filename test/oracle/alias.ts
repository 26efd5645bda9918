/**
 * Which of the 2^32 values of a draw stands for which step, built one rule after another as
 * `src/chance/simulate/kernels/tables.ts` describes it, in integers of any size and without regard to speed.
 * `undefined` stands for the remaining values.
 */
export interface Interval {
  readonly end: bigint;
  readonly step: number | undefined;
}

export function intervalsOf(
  steps: readonly number[],
  values: readonly number[],
  least = 2048n,
): Interval[] {
  let columns = least;
  while (columns < steps.length + 1) columns *= 2n;
  const size = 2n ** 32n / columns;
  const shares = steps.map((step, i) => ({ step, values: BigInt(values[i] ?? 0) }));
  const leftOver = shares.reduce((left, share) => left - share.values, 2n ** 32n);
  // Largest first; of equally large ones the lower step.
  const large = shares
    .filter((share) => share.values >= size)
    .sort((a, b) => (a.values === b.values ? a.step - b.step : a.values < b.values ? 1 : -1));
  const give = (wanted: bigint) => {
    const giver = large[0];
    if (!giver) throw new Error('no large step is left');
    giver.values -= wanted;
    if (giver.values >= size) return { step: giver.step, small: [] };
    large.shift();
    return { step: giver.step, small: giver.values > 0n ? [giver] : [] };
  };
  const out: { values: bigint; step: number | undefined }[][] = [];
  const small = shares.filter((share) => share.values > 0n && share.values < size);
  // The remaining values get the last column, but it is filled up first.
  const last = leftOver > 0n ? give(size - leftOver) : undefined;
  small.push(...(last?.small ?? []));
  for (let share = small.shift(); share; share = small.shift()) {
    const giver = give(size - share.values);
    small.push(...giver.small);
    out.push([share, { values: size - share.values, step: giver.step }]);
  }
  for (const share of large.sort((a, b) => a.step - b.step)) out.push([share]);
  if (last) {
    out.push([
      { values: size - leftOver, step: last.step },
      { values: leftOver, step: undefined },
    ]);
  }
  let end = 0n;
  return out.flat().map((share) => {
    end += share.values;
    return { end, step: share.step };
  });
}
