import { Argument } from 'commander';
import { cardsJsonSchema } from '../../cards/json-schema.ts';
import { fieldJsonSchema } from '../../fields/format/json-schema.ts';
import { explanationJsonSchema } from '../../results/format/explanation-schema.ts';
import { resultsJsonSchema } from '../../results/format/json-schema.ts';
import { experimentJsonSchema } from '../../scenarios/schema.ts';
import { jsonText } from '../../words/json.ts';
import { CliCommand } from '../cli-command.ts';
import { choiceOption } from '../options.ts';
import type { Session } from '../session.ts';

/** What the program reads or writes, and the JSON Schema of it. */
const SCHEMAS = {
  experiment: experimentJsonSchema,
  cards: cardsJsonSchema,
  results: resultsJsonSchema,
  field: fieldJsonSchema,
  explanation: explanationJsonSchema,
} as const;

type Kind = keyof typeof SCHEMAS;
const KINDS = Object.keys(SCHEMAS) as [Kind, ...Kind[]];

export function schemaCommand(session: Session): CliCommand {
  const kind = new Argument('[kind]', 'what the schema is of').choices(KINDS);
  return new CliCommand('schema')
    .summary('the JSON Schema of a file that knockback reads or writes')
    .description(
      'Prints the JSON Schema by which editors complete and check experiment files or files of cards, or by which other programs read what knockback writes: results, fields of cards, explanations.',
    )
    .addArgument(kind.argParser(choiceOption('kind', KINDS)).default('experiment'))
    .runs(async (chosen: Kind) => {
      await session.out.write(jsonText(SCHEMAS[chosen]()));
    });
}
