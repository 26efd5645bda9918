/* The answer to "why should I believe this?", for `--why`. */

import { listed, percent } from '../../base/index.ts';
import { type Card, cardNamed, DISPUTABLE, libraryOf } from '../../cards/index.ts';
import { oddsDecimals, type Result, rulesetOf } from '../../experiments/index.ts';
import type { FightingCard } from '../../rules/index.ts';
import { type Block, listBlocks } from '../block.ts';
import { trialOf } from '../tables/cast.ts';
import { caveatItems, rulingItems, rulingsTitle } from './remarks.ts';
import { effortText } from './simulation.ts';

/**
 * How reliable the numbers are: whether they are exact, under which rulings they hold, what they leave out, and where
 * the cards' own numbers come from.
 */
export function whyBlocks(results: readonly Result[]): Block[] {
  const rulings = rulingItems(results, true);
  const caveats = caveatItems(results);
  return [
    ...listBlocks('How sure the numbers are', surenessItems(results)),
    ...listBlocks(
      rulings.length > 0 ? rulingsTitle(results) : 'Rulings',
      rulings.length > 0 ? rulings : [rulesText(results)],
    ),
    ...listBlocks(
      'What they leave out or assume',
      caveats.length > 0 ? caveats : ['Nothing known.'],
    ),
    ...listBlocks('Where the cards come from', sourceItems(results)),
  ];
}

function surenessItems(results: readonly Result[]): string[] {
  const isExact = results.every(({ question }) => question.odds.exact);
  const isSimulated = results.some(({ simulation }) => simulation);
  const [one] = trialOf(results);
  const [first] = results;
  const odds = results.length === 1 ? first?.question.odds : undefined;
  const simulated = odds?.simulated;
  const shown = (chance: number) => percent(chance, oddsDecimals(odds ?? {}));
  return [
    ...(isExact
      ? [
          `Exact: every possible course of the ${one} was counted with exact fractions, so no number depends on luck. Numbers are rounded only for display.`,
        ]
      : []),
    ...(isSimulated ? [effortText(results)] : []),
    ...(simulated
      ? [
          `${isExact ? 'By simulation alone, the chance would be' : 'The chance is'} ${shown(simulated.low)} to ${shown(simulated.high)}, a 95% interval.`,
        ]
      : []),
  ];
}

function rulesText(results: readonly Result[]): string {
  const [first] = results;
  const rules = first ? rulesetOf(first.scenario).title : '';
  return first?.question.odds.exact
    ? `${rules}: the settings of its open rulings do not change these odds.`
    : `${rules}: all rulings have their default settings.`;
}

/** "Krug: Utgar's Rage: Heroes of Barrenspur. Other sources print life 5." */
function sourceItems(results: readonly Result[]): string[] {
  const cards = results.flatMap(({ scenario }) => rulesetOf(scenario).cardsOf?.(scenario) ?? []);
  return [...new Set(cards.map(sourceText))];
}

const LIBRARY = libraryOf();

function sourceText(card: FightingCard): string {
  const known = printedCard(card);
  if (!known) return `${card.name}: numbers of your own, not from a printed card.`;
  const { set, assumed = [] } = known;
  const source = set ?? 'the rule document';
  const changed = DISPUTABLE.filter(
    (field) => known[field] !== undefined && card[field] !== known[field],
  );
  const isAssumed = assumed.filter((field) => !changed.includes(field as (typeof changed)[number]));
  return [
    `${known.name}: ${source}.`,
    changed.length > 0 && `Changed for this fight: ${listed(changed)}.`,
    isAssumed.length > 0 && `Assumed: ${isAssumed.join(', ')}.`,
    disagreementText(known),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The card of a fighter in the collections. In an army, the fighter's name may have a number: "Name 2". */
function printedCard({ name, set }: FightingCard): Card | undefined {
  const known = cardNamed(LIBRARY, name) ?? cardNamed(LIBRARY, name.replace(/ \d+$/, ''));
  return known?.set === set ? known : undefined;
}

/** "Other sources print life 5, points 70 or 75." */
export function disagreementText({ disagreements = {} }: Card): string | undefined {
  const fields = Object.entries(disagreements).map(
    ([field, values]) => `${field} ${listed(values.map(String), 'or')}`,
  );
  return fields.length > 0 ? `Other sources print ${fields.join(', ')}.` : undefined;
}
