import { atOnce } from '../../src/base/index.ts';
import { type Explanation, explain } from '../../src/experiments/results/explanation.ts';
import { type Document, planOf } from './scenarios.ts';

/** One attack explained, with all its dice given. */
export function told(
  document: Document,
  attack: string,
  defense: string,
  ...others: string[]
): Explanation {
  return toldWith(document, { attack, defense, ignore: others.join(' ') });
}

/** The whole story, one step per line. */
export const text = ({ steps }: Explanation) =>
  `\n${steps.map((step) => `${step.title}: ${step.text}`).join('\n')}\n`;

/** The faces of each pool whose dice are given: `{ attack: 'skull blank' }`. A face whose name has spaces needs a list. */
export type GivenDice = Readonly<Record<string, string | readonly string[]>>;

/** One attack explained, with the dice of some pools given. */
export function toldWith(document: Document, dice: GivenDice): Explanation {
  const given = Object.entries(dice).map(([pool, faces]) => ({
    option: `--dice ${pool}`,
    pool,
    faces: typeof faces === 'string' ? faces.split(' ').filter(Boolean) : [...faces],
  }));
  return atOnce(explain(planOf(document), given, 'never drawn from'));
}

/** The rules document gives no Life: Grundy survives one wound. */
export const hawkgirlAndGrundy = { attacker: 'hawkgirl', defender: 'solomon-grundy' };
