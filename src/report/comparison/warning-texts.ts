import type { ComparisonWarning } from '../../comparison/warnings.ts';
import { MOST_TRIALS } from '../../scenarios/count.ts';
import { spoken } from '../../words/numbers.ts';
import type { Block } from '../blocks.ts';
import { combinationLabel } from '../tables/labels.ts';

/** Lists that fill a screen are not read. */
const MOST_ITEMS = 15;

/** What to know of a comparison, and how much more to simulate where it cannot tell. */
export function warningBlocks(warnings: readonly ComparisonWarning[]): Block[] {
  const open = warnings.filter((warning) => warning.kind === 'notToldApart');
  const others = warnings.filter((warning) => warning.kind !== 'notToldApart');
  const items = open.map((one) => `${whose(one)}: ${helpOf(one)}`);
  const more = items.length - MOST_ITEMS;
  const shown =
    more > 0
      ? [...items.slice(0, MOST_ITEMS), `and ${more} more, which --format json lists`]
      : items;
  const isExact = open.some(({ from }) => from === 'exact');
  const which = isExact ? 'the exact difference' : 'the difference seen, if it is the true one';
  return [
    ...list('To know', others.map(textOf)),
    ...list(
      `The simulations cannot tell these apart; so many trials a side (--trials) show ${which}, 4 times in 5`,
      shown,
    ),
  ];
}

function list(title: string, items: readonly string[]): Block[] {
  return items.length > 0 ? [{ kind: 'list', title, items }] : [];
}

type Open = Extract<ComparisonWarning, { kind: 'notToldApart' }>;

function textOf(warning: Exclude<ComparisonWarning, Open>): string {
  switch (warning.kind) {
    case 'interrupted':
      return `INTERRUPTED: ${warning.side} has fewer trials than were asked for. What is shown is valid, but less precise.`;
    case 'oneSided':
      return `${warning.exact} has exact odds and no simulation, the other side a simulation and no exact odds: the one is held against the other.`;
    case 'sameSample':
      return `A and B are the same scenario, rolled from the same seed "${warning.seed}": one sample. Simulated differences are 0 by construction and say nothing.`;
    case 'sameSeed':
      return (
        `Both sides were rolled from seed "${warning.seed}", and share its random numbers: the samples ` +
        'are not independent. Intervals and p hold whatever they have in common, and are wider ' +
        'for it; another seed for one side sharpens them.'
      );
    case 'sameScenario':
      return 'A and B are the same scenario: whatever differs is chance.';
    case 'falseAlarm':
      return `${whose(warning)}: the simulations differ beyond chance, yet the exact odds are the same. One comparison in 20 does so by chance; should it recur with other seeds, please report it.`;
  }
}

function helpOf({ trials, needed }: Open): string {
  if (needed === undefined) return 'no difference was seen at all';
  if (needed > MOST_TRIALS) return 'more than can be simulated';
  const many = spoken(roundedUp(needed));
  const isBadLuck = needed <= Math.min(...trials.filter((n) => n > 0));
  return isBadLuck ? `${many}, which it has: bad luck, try another seed` : many;
}

/** Two digits, which is all that such a forecast is worth. */
function roundedUp(n: number): number {
  const scale = 10 ** Math.max(0, Math.floor(Math.log10(n)) - 1);
  return Math.ceil(n / scale) * scale;
}

function whose(one: Extract<ComparisonWarning, { title: string }>): string {
  const at = combinationLabel(one);
  return at ? `${one.title} (${at})` : one.title;
}
