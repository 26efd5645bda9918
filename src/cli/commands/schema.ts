import { experimentJsonSchema } from '../../scenarios/schema.ts';
import { jsonText } from '../../words/json.ts';
import { CliCommand } from '../cli-command.ts';
import type { Session } from '../session.ts';

export function schemaCommand(session: Session): CliCommand {
  return new CliCommand('schema')
    .summary('the JSON Schema of experiment files')
    .description('Prints the JSON Schema by which editors complete and check experiment files.')
    .runs(async () => {
      await session.out.write(jsonText(experimentJsonSchema()));
    });
}
