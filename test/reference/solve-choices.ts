/** A moment of a fight in which one side decides, with the outcomes of each option; or an end. */
export type ChoiceNode =
  | { readonly worth: number }
  | {
      /** Moments of one group may lead to each other; from one group to the next, wounds only increase. */
      readonly group: string;
      /** 0 wants the highest value, 1 the lowest. */
      readonly side: 0 | 1;
      readonly options: readonly (readonly { readonly to: number; readonly p: number }[])[];
    };

type Open = Extract<ChoiceNode, { group: string }>;

/** A fight stops with this probability at each moment, and counts as half a win, so that no fight is endless. */
const BREAKS_OFF = 1e-8;
const EQUAL = 1e-10;

/**
 * The value of every moment under best play of both sides. Groups are solved from the last one backwards: the best
 * answers of each side to the other's choices are computed in turn until neither changes; choices are evaluated by
 * Gaussian elimination.
 *
 * @throws Error if groups lead to each other
 */
export function solveChoices(nodes: readonly ChoiceNode[]): number[] {
  const values = nodes.map((node) => ('worth' in node ? node.worth : 0.5));
  for (const group of inOrder(nodes)) {
    const isIn = new Map(group.map((node, place) => [node, place]));
    const own = group.map((number) => nodes[number] as Open);
    const chosen = own.map(() => 0);
    const worth = (option: Open['options'][number]) =>
      option.reduce((sum, { to, p }) => sum + p * (values[to] as number), 0);
    const evaluate = (breaksOff = BREAKS_OFF) => {
      const rows = own.map(({ options }, i) => {
        const row = new Array<number>(own.length + 1).fill(0);
        row[i] = 1;
        row[own.length] = breaksOff / 2;
        for (const { to, p } of options[chosen[i] as number] as Open['options'][number]) {
          const place = isIn.get(to) ?? own.length;
          const part = (1 - breaksOff) * p;
          row[place] =
            (row[place] as number) + (place === own.length ? part * (values[to] as number) : -part);
        }
        return row;
      });
      for (const [i, value] of solved(rows).entries()) values[group[i] as number] = value;
    };
    const improve = (side: 0 | 1): boolean => {
      let isChanged = false;
      for (const [i, node] of own.entries()) {
        if (node.side !== side) continue;
        const sign = side === 0 ? 1 : -1;
        const worths = node.options.map((option) => sign * worth(option));
        const best = Math.max(...worths);
        if (best <= (worths[chosen[i] as number] as number) + EQUAL) continue;
        chosen[i] = worths.indexOf(best);
        isChanged = true;
      }
      return isChanged;
    };
    evaluate();
    for (let isChanged = true; isChanged; ) {
      while (improve(1)) evaluate();
      isChanged = improve(0);
      if (isChanged) evaluate();
    }
    // Stopping early changes a value in proportion to the length of the fight: the value without it is extrapolated
    // from two probabilities.
    const once = group.map((number) => values[number] as number);
    evaluate(2 * BREAKS_OFF);
    for (const [i, number] of group.entries()) {
      values[number] = 2 * (once[i] as number) - (values[number] as number);
    }
  }
  return values;
}

/** The groups, those that others lead to first. */
function inOrder(nodes: readonly ChoiceNode[]): number[][] {
  const groups = new Map<string, number[]>();
  for (const [number, node] of nodes.entries()) {
    if ('worth' in node) continue;
    groups.set(node.group, [...(groups.get(node.group) ?? []), number]);
  }
  const done = new Set<string>();
  const open = new Set<string>();
  const ordered: number[][] = [];
  const visit = (name: string) => {
    if (done.has(name)) return;
    if (open.has(name))
      throw new Error('more states than groups can hold: they lead to each other');
    open.add(name);
    const own = groups.get(name) as number[];
    const behind = new Set(
      own.flatMap((number) =>
        (nodes[number] as Open).options.flat().flatMap(({ to }) => {
          const node = nodes[to] as ChoiceNode;
          return 'worth' in node || node.group === name ? [] : [node.group];
        }),
      ),
    );
    for (const other of behind) visit(other);
    done.add(name);
    ordered.push(own);
  };
  for (const name of groups.keys()) visit(name);
  return ordered;
}

/** Gaussian elimination with pivoting; the last entry of a row is its right-hand side. */
function solved(rows: number[][]): number[] {
  const n = rows.length;
  for (let k = 0; k < n; k++) {
    let pivot = k;
    for (let i = k + 1; i < n; i++) {
      if (Math.abs(rows[i]?.[k] ?? 0) > Math.abs(rows[pivot]?.[k] ?? 0)) pivot = i;
    }
    [rows[k], rows[pivot]] = [rows[pivot] as number[], rows[k] as number[]];
    const own = rows[k] as number[];
    for (let i = k + 1; i < n; i++) {
      const row = rows[i] as number[];
      const factor = (row[k] as number) / (own[k] as number);
      if (factor === 0) continue;
      for (let j = k; j <= n; j++) row[j] = (row[j] as number) - factor * (own[j] as number);
    }
  }
  const values = new Array<number>(n).fill(0);
  for (let k = n - 1; k >= 0; k--) {
    const row = rows[k] as number[];
    let sum = row[n] as number;
    for (let j = k + 1; j < n; j++) sum -= (row[j] as number) * (values[j] as number);
    values[k] = sum / (row[k] as number);
  }
  return values;
}
