import { Command } from 'commander';
import { experimentJsonSchema } from '../../scenarios/schema.ts';
import { jsonText } from '../../words/json.ts';

export function schemaCommand(): Command {
  return new Command('schema')
    .summary('the JSON Schema of experiment files')
    .description('Prints the JSON Schema by which editors complete and check experiment files.')
    .action(() => {
      process.stdout.write(jsonText(experimentJsonSchema()));
    });
}
