/* The sentence that says which of several attackers is best. */

import { listed } from '../../base/index.ts';
import { figuresOf, type RankedAttacker, toldOdds } from '../../experiments/index.ts';
import { castOf, clauseAbout } from '../../report/index.ts';
import { type Expression, withWounds } from '../../rules/index.ts';

/** Verbs for the default questions. */
const VERBS: Readonly<Record<string, string>> = {
  destroyed: 'destroy',
  displaced: 'displace',
  'destroyed or displaced': 'destroy or displace',
  'totalWounds >= 1': 'wound',
  'totalWounds >= 1 or destroyed': 'wound or destroy',
};

/** The maximum number of attackers named after the best one. */
const MOST_TOLD = 5;

/** "Krug is most likely to wound Solomon Grundy in one turn: 67.1%; Hawkgirl 63.6%." */
export function attackersHeadline(all: readonly RankedAttacker[]): string {
  const text = sentenceOf(all) + destroyerOf(all);
  return withWounds(text, castOf(all.map(({ result }) => result)));
}

/** The chance that an attacker destroys the defender; undefined before anything was simulated. */
export function destruction({ result }: RankedAttacker): number | undefined {
  const chance = figuresOf(result.measured).mean('destroyed');
  return Number.isNaN(chance) ? undefined : chance;
}

/** Whether the question is only about a yes-or-no measure. */
export function isAbout([first]: readonly RankedAttacker[], measure: string): boolean {
  const expression = first?.result.question.expression;
  return expression?.kind === 'flag' && expression.measure === measure;
}

/** " Incredible Hulk is most likely to destroy it: 63.6%.", if that is more likely than any displacement. */
function destroyerOf(all: readonly RankedAttacker[]): string {
  if (!isAbout(all, 'displaced')) return '';
  const most = Math.max(...all.map((one) => destruction(one) ?? 0));
  const displaced = Math.max(...all.map(({ worth = 0 }) => worth));
  if (most <= displaced) return '';
  const best = all.filter((one) => destruction(one) === most);
  const [first] = best as [RankedAttacker];
  const isOfSeveral = best.length > 1 || first.result.account.cast.plurals?.includes('attacker');
  const names = listed(best.map(({ name }) => name));
  const { share } = figuresOf(first.result.measured).told('destroyed', 1);
  return ` ${names} ${isOfSeveral ? 'are' : 'is'} most likely to destroy it: ${share}.`;
}

function sentenceOf(all: readonly RankedAttacker[]): string {
  const known = all.filter(({ worth }) => worth !== undefined);
  const [best] = known;
  if (!best) return 'Nothing was simulated before the interruption.';
  const results = known.map(({ result }) => result);
  const text = inWhole(best.result.question.expression);
  const { defender } = castOf(results);
  const verb = Object.hasOwn(VERBS, text) ? VERBS[text] : undefined;
  const clause = clauseAbout(results);
  if (best.worth === 0) {
    return verb === undefined
      ? `The chance that ${clause} in one turn is 0 for each of them.`
      : `None of them can ${verb} ${defender} in one turn.`;
  }
  const first = known.filter(({ worth }) => worth === best.worth);
  const names = listed(first.map(({ name }) => name));
  const isOfSeveral =
    first.length > 1 || best.result.account.cast.plurals?.includes('attacker') === true;
  const [is, makes] = isOfSeveral ? ['are', 'make'] : ['is', 'makes'];
  const answer =
    verb === undefined
      ? `${names} ${makes} it most likely that ${clause} in one turn`
      : `${names} ${is} most likely to ${verb} ${defender} in one turn`;
  return `${answer}: ${shareOf(best)}${first.length > 1 ? ' each' : ''}${others(known.slice(first.length))}.`;
}

/** A question with the full names of its measures: `destroyed` for `killed`. */
function inWhole(expression: Expression): string {
  if (expression.kind === 'flag') return expression.measure;
  if (expression.kind === 'or') return expression.of.map(inWhole).join(' or ');
  if (expression.kind !== 'comparison') return '';
  return `${expression.measure} ${expression.operator} ${expression.value}`;
}

function others(rest: readonly RankedAttacker[]): string {
  if (rest.length === 0) return '';
  const told = rest.slice(0, MOST_TOLD).map((one) => `${one.name} ${shareOf(one)}`);
  const more = rest.length - told.length;
  return `; ${told.join(', ')}${more > 0 ? `, ${more} more below` : ''}`;
}

function shareOf({ result }: RankedAttacker): string {
  return toldOdds(result.question.odds).share;
}
