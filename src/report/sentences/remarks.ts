/* The lists below a report's answer: rulings, caveats and remarks. */

import { capitalised, listed } from '../../base/index.ts';
import { type Result, rulesetOf } from '../../experiments/index.ts';
import { type VariedField, variedFields } from '../tables/labels.ts';
import { conditionOf } from './condition.ts';

/** The title of the list of rulings. If games are only simulated, it is not known which rulings matter. */
export function rulingsTitle(results: readonly Result[]): string {
  const isPlayed = results.some(({ scenario }) => rulesetOf(scenario).isPlayed);
  return isPlayed ? 'Changed rulings' : 'Rulings that matter here';
}

/**
 * The rulings that matter in any of these results, with their settings.
 *
 * @param isNamed whether to add the name that files give to each ruling
 */
export function rulingItems(results: readonly Result[], isNamed: boolean): string[] {
  const all = results.flatMap(({ rulings }) => rulings);
  const texts = new Map(all.map(({ name, text }) => [name, text]));
  return [...texts].map(([name, text]) => {
    const settings = new Set(all.filter((one) => one.name === name).map(({ setting }) => setting));
    const [setting] = settings;
    const played =
      settings.size > 1 ? 'On in some combinations and off in others' : onOrOff(setting);
    return `${played}: ${text}${isNamed ? ` (${name})` : ''}`;
  });
}

function onOrOff(setting: boolean | undefined): string {
  return setting ? 'On' : 'Off';
}

/** What the numbers leave out, and what they assume. */
export function caveatItems(results: readonly Result[]): string[] {
  return throughout(results, ({ account: { caveats = [] } }) => caveats.map(({ text }) => text));
}

/** Other remarks for the reader. */
export function remarkItems(results: readonly Result[]): string[] {
  return throughout(results, ({ account }) => account.remarks);
}

/** All sentences, without duplicates. A sentence that does not apply to all combinations says to which it applies. */
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

/** The maximum number of combinations that are named. */
const MOST_NAMED = 2;

/**
 * The combinations to which a sentence applies: "With 3 attack dice", "Except with 3 attack dice", "In 3 of 12
 * combinations".
 */
function whereText(those: readonly Result[], all: readonly Result[]): string {
  const fields = variedFields(all).filter(({ values }) => values.length > 1);
  const named = (results: readonly Result[], by: readonly VariedField[]) => [
    ...new Set(results.map((one) => conditionOf(one, by).full)),
  ];
  const others = all.filter((one) => !those.includes(one));
  // A single field is used if it distinguishes these combinations from the rest; otherwise, all fields are used.
  for (const by of [...fields.map((field) => [field]), fields]) {
    const [here, elsewhere] = [named(those, by), named(others, by)];
    if (here.some((condition) => elsewhere.includes(condition))) continue;
    if (here.length <= MOST_NAMED) return capitalised(listed(here));
    if (elsewhere.length <= MOST_NAMED) return `Except ${listed(elsewhere)}`;
  }
  return `In ${those.length} of ${all.length} combinations`;
}
