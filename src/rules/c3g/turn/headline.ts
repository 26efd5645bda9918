import { capitalised } from '../../../words/english.ts';
import { percent } from '../../../words/numbers.ts';
import type { Answered } from '../../plan.ts';
import type { SolvedTurn } from './solve.ts';

/**
 * "Hawkgirl first, from 3,1: 71.2% that Solomon Grundy is destroyed; Batman first: 64.0%." Of the other
 * attackers, what is best if they act first.
 */
export function turnHeadline(solved: SolvedTurn, { clause, told }: Answered): string {
  const { context, found } = solved;
  const { scenario, field } = context;
  const { attackers } = scenario;
  const first = found.nodes[found.chain.start]?.chosen[0];
  const { name: target } = scenario.defender;
  const against = clause.includes(target) ? '' : `against ${target}, `;
  const answer = `${told.share} that ${clause}`;
  if (!first) return `${capitalised(`${against}best if nobody acts`)}: ${answer}.`;
  const { name } = attackers[first.attacker] as (typeof attackers)[number];
  const from = field.nameOf(first.place);
  const place = from === undefined ? '' : `${attackers.length > 1 ? ',' : ''} from ${from}`;
  const who = attackers.length > 1 ? `${name} first` : name;
  const others = attackers.flatMap((other, i) => {
    if (i === first.attacker) return [];
    const worths = solved
      .rated()
      .filter(({ option }) => option.attacker === i)
      .map(({ worth }) => worth.chance);
    return worths.length > 0 ? [`${other.name} first: ${percent(Math.max(...worths), 1)}`] : [];
  });
  return `${capitalised([`${against}${who}${place}: ${answer}`, ...others].join('; '))}.`;
}
