import { counted, printable } from '../../base/index.ts';

/** A remark on a list, and the line that it is about, from 0. */
export interface ListNote {
  readonly text: string;
  readonly line: number;
}

/** What a list says of points: of a card, with a running total perhaps, or of all cards before. */
export type Claim = { readonly line: number } & (
  | { readonly total: number }
  | {
      readonly cost: { readonly name: string; readonly points: number; readonly copies: number };
      readonly numbers: readonly number[];
    }
);

/** Where a list says other points than the cards. After a total that differs, later ones are compared with it. */
export function differences(claims: readonly Claim[]): ListNote[] {
  const notes: ListNote[] = [];
  const limit = limitIn(claims);
  let [sum, listed] = [0, 0];
  const total = (said: number, line: number) => {
    if (said !== sum && said !== listed) {
      const cost = `up to here the cards cost ${counted(sum, 'point')}`;
      notes.push({ text: `${cost}; the list says ${said}`, line });
    }
    listed = said;
  };
  for (const claim of claims) {
    const { line } = claim;
    if ('total' in claim) {
      total(claim.total, line);
      continue;
    }
    const { name, points, copies } = claim.cost;
    const all = points * copies;
    const isOwn = (number: number) => number === points || number === all;
    const [first = all, ...others] = claim.numbers;
    sum += all;
    const isRunning = others.length === 0 && (first === sum || first === listed + all);
    listed += isOwn(first) || isRunning ? all : first;
    if (!isOwn(first) && !isRunning) {
      const each = copies > 1 ? ` each, ${all} in all` : '';
      const cost = `${printable(name)} costs ${counted(points, 'point')}${each}`;
      notes.push({ text: `${cost}; the list says ${first}`, line });
    }
    const running = others.at(-1);
    if (running !== undefined && running !== limit && !isOwn(running)) total(running, line);
  }
  return notes;
}

/** A number behind the points of every card that stays the same is the most points of an army: 80/500, 120/500. */
function limitIn(claims: readonly Claim[]): number | undefined {
  const behind = claims.flatMap((claim) => ('numbers' in claim ? claim.numbers.slice(1) : []));
  const costs = claims.flatMap((claim) =>
    'cost' in claim ? claim.cost.points * claim.cost.copies : [],
  );
  const sum = costs.reduce((one, other) => one + other, 0);
  const [first] = behind;
  const isSame = first !== undefined && behind.every((number) => number === first);
  return isSame && first >= sum ? first : undefined;
}
