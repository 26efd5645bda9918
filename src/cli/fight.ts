import type { Command } from 'commander';
import { MOST_DICE } from '../cards/card.ts';
import { findCard, libraryOf } from '../cards/library.ts';
import type { PowerUse } from '../cards/power.ts';
import type { Experiment } from '../scenarios/experiment.ts';
import { readExperiment, surroundingsOf } from '../scenarios/load.ts';
import { BadInput } from '../words/problem.ts';
import { choiceOption, wholeOption } from './options.ts';
import { ownCards } from './own-cards.ts';

/** A C3G fight as the command line describes it: cards, numbers, or cards with other numbers. */
export interface FightOptions {
  readonly attack?: number;
  readonly defense?: number;
  readonly autoShields?: number;
  readonly life?: number;
  readonly wounds?: number;
  readonly height?: number;
  readonly superStrength: boolean;
  readonly specialAttack?: boolean;
  readonly heightAdvantage?: string;
  readonly cards?: string;
}

export function addFightOptions(command: Command): Command {
  const number = (name: string, least: number, most: number, text: string) =>
    command.option(`${name} <n>`, text, wholeOption(name, least, most));
  number('--attack', 0, MOST_DICE, "the attacker's attack dice");
  number(
    '--defense',
    0,
    MOST_DICE,
    "the defender's defense dice, before powers such as Nth Metal Mace",
  );
  number(
    '--auto-shields',
    0,
    MOST_DICE,
    "the defender's automatic shields against normal attacks (Tough)",
  );
  number(
    '--life',
    1,
    1000,
    "the defender's Life (default: the card's; without one nothing is destroyed)",
  );
  number('--wounds', 0, 999, 'wounds that the defender already has');
  number('--height', 1, 100, "the defender's Height in levels (no effect on clear, level ground)");
  return command
    .option('--no-super-strength', "the attacker's Super Strength is negated: no Knockback")
    .option('--special-attack', 'a special attack: no Tough, no Knockback')
    .option(
      '--height-advantage <side>',
      'whose base is higher, for one more die: attacker or defender',
      choiceOption('--height-advantage', ['attacker', 'defender', 'neither']),
    )
    .option('--cards <file>', "a file of cards of one's own");
}

/**
 * The experiment of one fight. Where a card is left out, its numbers must be given.
 *
 * @throws BadInput
 */
export function fightExperiment(
  attacker: string | undefined,
  defender: string | undefined,
  options: FightOptions,
): Experiment {
  const library = libraryOf(ownCards(options.cards));
  const named = (name: string, side: string) => findCard(library, name, [side]);
  const attacking = attacker
    ? { ...written(named(attacker, 'attacker')), ...given({ attack: options.attack }) }
    : {
        name: 'Attacker',
        attack: required(options.attack, '--attack', "the attacker's card"),
        defense: 0,
        powers: ['super-strength'],
      };
  const { defense, life, wounds, height, autoShields } = options;
  const numbers = given({ defense, life, wounds, height });
  const defending = defender
    ? { ...written(named(defender, 'defender'), autoShields), ...numbers }
    : {
        name: 'Defender',
        attack: 0,
        defense: required(defense, '--defense', "the defender's card"),
        powers: [{ tough: autoShields ?? 0 }],
        ...numbers,
      };
  const document = {
    name: `${nameOf(attacker, 'Attacker')} attacks ${nameOf(defender, 'Defender')}`,
    rules: 'c3g',
    attacker: attacking,
    defender: defending,
    ...given({ specialAttack: options.specialAttack, heightAdvantage: options.heightAdvantage }),
    superStrength: options.superStrength,
    ...(options.cards ? { cards: [options.cards] } : {}),
  };
  return namingOptions(() => readExperiment(document, surroundingsOf('.')));
  function nameOf(name: string | undefined, otherwise: string): string {
    return name ? named(name, '').name : otherwise;
  }
}

/** Reads; a mistake in a field that an option stands for is named by the option. */
function namingOptions<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new BadInput(
      ...error.problems.map((problem) => {
        const place = OPTION_FOR[problem.path.join('.')];
        return place && !problem.place ? { ...problem, place, path: [] } : problem;
      }),
    );
  }
}

const OPTION_FOR: Record<string, string> = {
  'attacker.attack': '--attack',
  'defender.defense': '--defense',
  'defender.life': '--life',
  'defender.wounds': '--wounds',
  'defender.height': '--height',
};

/** A reference to a card, with its Tough replaced where automatic shields are given. */
function written(card: { name: string; powers: readonly PowerUse[] }, autoShields?: number) {
  if (autoShields === undefined) return { card: card.name };
  const others = card.powers.filter(({ power }) => power !== 'tough');
  return {
    card: card.name,
    powers: [
      ...others.map(({ power, number }) => (number === undefined ? power : { [power]: number })),
      { tough: autoShields },
    ],
  };
}

function given<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<T>;
}

function required(value: number | undefined, option: string, instead: string): number {
  if (value !== undefined) return value;
  throw new BadInput({
    path: [],
    place: option,
    found: 'nothing',
    allowed: `a number of dice, or ${instead}`,
  });
}
