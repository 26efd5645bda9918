/** Things counted by name, in the order in which they first came. */
export class Tally {
  private readonly counts = new Map<string, number>();

  add(name: string, count = 1): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + count);
  }

  get isEmpty(): boolean {
    return this.counts.size === 0;
  }

  /** "ladder (22), flag (1)": the most frequent first, and of a long list the rest as a number. */
  text(most: number): string {
    const all = [...this.counts].sort(([, a], [, b]) => b - a);
    const told = all.slice(0, most).map(([name, count]) => `${name} (${count})`);
    const untold = all.length - told.length;
    return [...told, ...(untold > 0 ? [`and ${untold} more kinds`] : [])].join(', ');
  }
}
