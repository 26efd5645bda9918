import type { GivenSetting } from '../studies/index.ts';
import type { CliCommand } from './cli-command.ts';
import { GROUPS } from './option-groups.ts';
import { choiceFlag, pathOption, wholeOption } from './options.ts';

/** Options of everything that plays cards against each other. */
export interface PlayOptions extends GivenSetting {
  readonly threads?: number;
  readonly keep?: string;
}

/** Options of how duels of cards are fought. */
export function addDuelOptions<C extends CliCommand>(command: C): C {
  return command
    .optionsGroup(GROUPS.fight)
    .option(
      '--distance <n>',
      'spaces between the sides when a duel begins (default: 1, adjacent)',
      wholeOption('--distance', 1, 100),
    )
    .option(
      '--rounds',
      'after three turns of each side the D20 decides anew which one has the next turn',
    )
    .addOption(
      choiceFlag(
        '--choices <how>',
        'what each side does: wounds, the attack with the most mean wounds, or best, what gives it the best chance to win, so that it may avoid the fight (default: wounds)',
        ['wounds', 'best'],
      ),
    )
    .option('--no-super-strength', 'Super Strength is negated: no Knockback');
}

/** Options of equal points. */
export function addBudgetOption<C extends CliCommand>(command: C): C {
  return command
    .optionsGroup(GROUPS.fight)
    .option(
      '--budget <points>',
      'equal points: as many copies of each card as these points buy, but one of a unique card; a card that does not say counts as common',
      wholeOption('--budget', 1, 100_000),
    );
}

/** Options of everything that plays cards against each other. */
export function addPlayOptions<C extends CliCommand>(command: C): C {
  return addDuelOptions(command)
    .optionsGroup(GROUPS.rare)
    .option(
      '--keep <file>',
      'keep all pairs in a file: when it is given again, only those of changed cards are played',
      pathOption('--keep', 'a file'),
    )
    .option(
      '--threads <n>',
      'worker threads (default: one per core)',
      wholeOption('--threads', 1, 1024),
    );
}
