import { cardNamed, libraryOf } from '../../cards/library.ts';
import type { Result } from '../../results/result.ts';
import { rulesetOf } from '../../rules/registry/rulesets.ts';
import { percent } from '../../words/numbers.ts';
import { sameName } from '../../words/slug.ts';
import { type Block, listBlocks } from '../block.ts';
import { disagreementText } from '../cards/card-blocks.ts';
import { trialOf } from '../tables/cast.ts';
import { caveatItems, rulingItems, rulingsTitle } from './remarks.ts';
import { effortText } from './simulation.ts';

/**
 * How far numbers can be relied on: whether they are exact, under which rulings they hold, what they leave out, and
 * where the cards' own numbers come from.
 *
 * @param own names of cards that the experiment or the user brings, which take the place of those that are known
 */
export function whyBlocks(results: readonly Result[], own: readonly string[] = []): Block[] {
  const rulings = rulingItems(results);
  const caveats = caveatItems(results);
  return [
    ...listBlocks('How sure the numbers are', surenessItems(results)),
    ...listBlocks(
      rulings.length > 0 ? rulingsTitle(results) : 'Rulings',
      rulings.length > 0 ? rulings : [rulesText(results)],
    ),
    ...listBlocks(
      'What they leave out or take for granted',
      caveats.length > 0 ? caveats : ['Nothing that the program knows of.'],
    ),
    ...listBlocks('Where the cards come from', sourceItems(results, own)),
  ];
}

function surenessItems(results: readonly Result[]): string[] {
  const isExact = results.every(({ question }) => question.odds.exact);
  const isSimulated = results.some(({ simulation }) => simulation);
  const [one] = trialOf(results);
  const [first] = results;
  const simulated = results.length === 1 ? first?.question.odds.simulated : undefined;
  return [
    ...(isExact
      ? [
          `Exact: every way in which the ${one} can go was weighed in fractions, so nothing is left to chance or rounded before it is shown.`,
        ]
      : []),
    ...(isSimulated ? [effortText(results)] : []),
    ...(simulated
      ? [
          `By simulation alone it would be ${percent(simulated.low, 3)} to ${percent(simulated.high, 3)}, an interval that holds the true chance 95 times of 100.`,
        ]
      : []),
  ];
}

function rulesText(results: readonly Result[]): string {
  const [first] = results;
  const rules = first ? rulesetOf(first.scenario).title : '';
  return first?.question.odds.exact
    ? `By ${rules}. Each of its open rulings was turned, and none changes these odds.`
    : `By ${rules}, every ruling as usual.`;
}

/** "Krug: Utgar's Rage: Heroes of Barrenspur, collection classic. Other sources print life 5." */
function sourceItems(results: readonly Result[], own: readonly string[]): string[] {
  const names = results.flatMap(({ account: { cast } }) => [cast.attacker, cast.defender]);
  return [...new Set(names)].flatMap((name) =>
    name === undefined || name === '' ? [] : [`${name}: ${sourceOf(name, own)}`],
  );
}

const LIBRARY = libraryOf();

function sourceOf(name: string, own: readonly string[]): string {
  if (own.some((one) => sameName(one, name))) return 'a card of your own.';
  const known = cardNamed(LIBRARY, name);
  if (!known) return 'numbers given with the fight.';
  const { set, assumed = [] } = known;
  const source = set ?? 'the rule document';
  const missing = assumed.length > 0 ? ` Assumed: ${assumed.join(', ')}.` : '';
  const others = disagreementText(known);
  return `${source}.${missing}${others ? ` ${others}` : ''}`;
}
