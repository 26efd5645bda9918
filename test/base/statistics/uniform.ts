import seedrandom from 'seedrandom';

/** Numbers from 0 to 1, the same for the same seed; not those of the program's own streams. */
export function seededUniform(seed: string): () => number {
  return seedrandom.alea(seed);
}

/** How often each value of a distribution occurs in a sample. */
export function sampled(model: readonly number[], trials: number, uniform: () => number): number[] {
  const counts = model.map(() => 0);
  for (let i = 0; i < trials; i++) {
    let [value, left] = [0, uniform()];
    while (value < model.length - 1 && left >= (model[value] ?? 1)) {
      left -= model[value] ?? 1;
      value++;
    }
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}
