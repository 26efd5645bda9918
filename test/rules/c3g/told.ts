import { type Explanation, explain } from '../../../src/results/explanation.ts';
import { type Document, planOf } from './scenarios.ts';

/** One attack explained, with all its dice given. */
export function told(
  document: Document,
  attack: string,
  defense: string,
  ...others: string[]
): Explanation {
  const faces = (text: string) => text.split(' ').filter(Boolean);
  const given = [
    { option: '--attack-dice', pool: 'attack', faces: faces(attack) },
    { option: '--defense-dice', pool: 'defense', faces: faces(defense) },
    { option: '--dice ignore', pool: 'ignore', faces: others },
  ];
  return explain(planOf(document), given, 'never drawn from');
}

/** The whole story, a step a line. */
export const text = ({ steps }: Explanation) =>
  `\n${steps.map((step) => `${step.title}: ${step.text}`).join('\n')}\n`;

/** The rule document gives no Life: Grundy survives one wound. */
export const hawkgirlAndGrundy = { attacker: 'hawkgirl', defender: 'solomon-grundy' };
