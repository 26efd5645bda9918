/* Parts of the help and the manual that concern the whole program: examples, exit codes, environment. */

import { examplesText, type UsageExample } from '../cli-command.ts';
import { EXIT } from '../exit.ts';

export const EXIT_CODES: readonly (readonly [code: number, text: string])[] = [
  [EXIT.done, 'done'],
  [EXIT.failed, 'failed, for example because the disk is full'],
  [EXIT.badInput, 'bad input: stderr says where the mistake is, and what is allowed'],
  [EXIT.interrupted, 'interrupted: the results so far have been written'],
];

export const ENVIRONMENT: readonly (readonly [variable: string, text: string])[] = [
  ['NO_COLOR', 'if not empty, no colour on terminals'],
  [
    'FORCE_COLOR',
    'if not empty, colour in pipes and files, too; if 0 or false, no colour anywhere',
  ],
];

export const EXAMPLES: readonly UsageExample[] = [
  ['knockback odds hawkgirl solomon-grundy', 'what are the odds?'],
  ['knockback odds --attack 5,6,7 --defense 3..5', 'nine fights in one table'],
  ['knockback duel hawkgirl solomon-grundy', 'who wins, and how soon?'],
  ['knockback price incredible-hulk', 'what is a card worth in points?'],
  ['knockback run experiments/displacing-grundy.yaml', 'a report with charts'],
  ['knockback explain hawkgirl solomon-grundy --attack-dice 3s2hb', 'one attack, step by step'],
];

export function helpNotes(): string {
  return [
    '',
    examplesText(EXAMPLES),
    '',
    `Exit codes: ${EXIT_CODES.map(([code, text]) => `${code} ${text.replace(/[,:].*/, '')}`).join(', ')}.`,
  ].join('\n');
}
