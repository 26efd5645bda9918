/* The lists below a report's answer: rulings, caveats and remarks. */

import { capitalised, listed } from '../../base/index.ts';
import { type Result, rulesetOf } from '../../experiments/index.ts';
import { type VariedField, variedFields } from '../tables/labels.ts';
import { conditionOf } from './condition.ts';

/** The title of the list of rulings. If games are only simulated, no one knows which rulings matter. */
export function rulingsTitle(results: readonly Result[]): string {
  const isPlayed = results.some(({ scenario }) => rulesetOf(scenario).isPlayed);
  return isPlayed ? 'Changed rulings' : 'Rulings that matter here';
}

/**
 * The rulings that matter in any of these results, with their settings.
 *
 * @param isNamed whether each is followed by the name that files give it
 */
export function rulingItems(results: readonly Result[], isNamed: boolean): string[] {
  const all = results.flatMap(({ rulings }) => rulings);
  const texts = new Map(all.map(({ name, text }) => [name, text]));
  return [...texts].map(([name, text]) => {
    const settings = new Set(all.filter((one) => one.name === name).map(({ setting }) => setting));
    const [setting] = settings;
    const played = settings.size > 1 ? 'On in some combinations, off in others' : onOrOff(setting);
    return `${played}: ${text}${isNamed ? ` (${name})` : ''}`;
  });
}

function onOrOff(setting: boolean | undefined): string {
  return setting ? 'On' : 'Off';
}

/** What the numbers leave out and assume. */
export function caveatItems(results: readonly Result[]): string[] {
  return throughout(results, ({ account: { caveats = [] } }) => caveats.map(({ text }) => text));
}

/** Other remarks for the reader. */
export function remarkItems(results: readonly Result[]): string[] {
  return throughout(results, ({ account }) => account.remarks);
}

/** Each sentence once, with the combinations to which it applies unless it applies to all. */
function throughout(
  results: readonly Result[],
  sentencesOf: (result: Result) => readonly string[],
): string[] {
  const holding = new Map<string, Result[]>();
  for (const result of results) {
    for (const sentence of new Set(sentencesOf(result))) {
      holding.set(sentence, [...(holding.get(sentence) ?? []), result]);
    }
  }
  return [...holding].map(([sentence, those]) =>
    those.length < results.length ? `${whereText(those, results)}: ${sentence}` : sentence,
  );
}

/** The most combinations that are named. */
const MOST_NAMED = 2;

/** "With 3 attack dice", "Except with 3 attack dice", "In 3 of 12 combinations". */
function whereText(those: readonly Result[], all: readonly Result[]): string {
  const fields = variedFields(all).filter(({ values }) => values.length > 1);
  const named = (results: readonly Result[], by: readonly VariedField[]) => [
    ...new Set(results.map((one) => conditionOf(one, by).full)),
  ];
  const others = all.filter((one) => !those.includes(one));
  // Uses one field if that is enough to distinguish them from the others; otherwise all fields.
  for (const by of [...fields.map((field) => [field]), fields]) {
    const [here, elsewhere] = [named(those, by), named(others, by)];
    if (here.some((condition) => elsewhere.includes(condition))) continue;
    if (here.length <= MOST_NAMED) return capitalised(listed(here));
    if (elsewhere.length <= MOST_NAMED) return `Except ${listed(elsewhere)}`;
  }
  return `In ${those.length} of ${all.length} combinations`;
}
