/* The command that prints JSON Schemas. */

import { Argument } from 'commander';
import { jsonText } from '../../base/index.ts';
import { experimentJsonSchema } from '../../experiments/index.ts';
import { CliCommand } from '../cli-command.ts';
import { choiceOption } from '../options/options.ts';
import type { Session } from '../session.ts';

const KINDS = ['experiment', 'cards', 'results', 'field', 'explanation'] as const;
type Kind = (typeof KINDS)[number];

export function schemaCommand(session: Session): CliCommand {
  const kind = new Argument('[kind]', 'the kind of file that the schema describes').choices(KINDS);
  return new CliCommand('schema')
    .summary('the JSON Schema of a file that knockback reads or writes')
    .description(
      'Prints a JSON Schema: for editors, to complete and check experiment files or card files; for other programs, to read what knockback writes (results, fields of cards, explanations).',
    )
    .examples(
      ['knockback schema > schema.json', 'for editors of experiments'],
      ['knockback schema results', 'for programs that read results'],
    )
    .addArgument(kind.argParser(choiceOption('kind', KINDS)).default('experiment'))
    .runs(async (chosen: Kind) => {
      await session.out.write(jsonText(await schemaOf(chosen)));
    });
}

/** The schema of a kind of file. Code that only this command needs is imported here. */
async function schemaOf(kind: Kind): Promise<object> {
  switch (kind) {
    case 'experiment':
      return experimentJsonSchema();
    case 'cards':
      return (await import('../../cards/schema.ts')).cardsJsonSchema();
    case 'results':
      return (
        await import('../../experiments/results/format/result-schema.ts')
      ).resultsJsonSchema();
    case 'field':
      return (await import('../../studies/field/format/json-schema.ts')).fieldJsonSchema();
    case 'explanation':
      return (
        await import('../../experiments/results/format/explanation-schema.ts')
      ).explanationJsonSchema();
  }
}
