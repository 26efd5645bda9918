import { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { CliCommand } from '../../src/cli/cli-command.ts';
import { bashCompletions } from '../../src/cli/completions/bash.ts';
import { manualPage } from '../../src/cli/help/manual.ts';
import { usageOf } from '../../src/cli/help/usage.ts';
import { addFields } from '../../src/cli/options/fields.ts';
import { DUEL_FIELDS } from '../../src/fight/fields.ts';
import { choiceField, fightOptions, switchField, wholeField } from '../../src/rules/field.ts';
import { schemasOf } from '../../src/rules/field-schema.ts';
import { interfaceText } from '../docs/study-fields.ts';

/** The fields of a duel with an additional one of each kind, which the rest of the program does not know. */
const COPY = {
  ...DUEL_FIELDS,
  gustOfWind: wholeField(1, 9, { text: 'how hard the wind blows', usual: '3' }),
  windFrom: choiceField(['north', 'south'], { text: 'where the wind comes from' }),
  windTurns: switchField({ text: 'the wind turns after each round' }),
};

describe('a field that is added to a copy of those of a duel is', () => {
  const schema = z.strictObject(schemasOf(COPY));

  test('read by the schema, which refuses what it may not hold', () => {
    expect(schema.parse({ gustOfWind: 9, windFrom: 'south', windTurns: true })).toEqual({
      gustOfWind: 9,
      windFrom: 'south',
      windTurns: true,
    });
    expect(schema.safeParse({ gustOfWind: 10 }).error?.issues[0]?.message).toBe(
      'a whole number from 1 to 9',
    );
    expect(schema.safeParse({ windFrom: 'east' }).success).toBe(false);
  });

  test('described in the JSON Schema', () => {
    const { properties } = z.toJSONSchema(schema) as { properties: Record<string, object> };
    expect(properties.gustOfWind).toMatchObject({
      description: 'How hard the wind blows (default: 3)',
      minimum: 1,
      maximum: 9,
    });
    expect(properties.windTurns).toMatchObject({
      description: 'The wind turns after each round (default: false)',
    });
  });

  test('an option of the fight, by its path in the document', () => {
    const options = fightOptions(COPY);
    expect(options.find(({ name }) => name === '--gust-of-wind')).toEqual({
      name: '--gust-of-wind',
      placeholder: 'n',
      text: 'how hard the wind blows (default: 3)',
      value: { kind: 'whole', least: 1, most: 9 },
      field: 'gustOfWind',
    });
  });

  test('an option of commands, in help, completions and the manual', () => {
    const command = addFields(new CliCommand('fly'), COPY);
    command.exitOverride().parse(['--gust-of-wind', '7', '--wind-turns'], { from: 'user' });
    expect(command.opts()).toMatchObject({ gustOfWind: 7, windTurns: true });
    expect(command.helpInformation()).toContain('--wind-from <which>');
    const usage = usageOf(new Command('knockback').addCommand(command));
    expect(bashCompletions(usage, { card: [], power: [], map: [], collection: [] })).toContain(
      '"fly --wind-from") _knockback_value choice \'north south\'',
    );
    expect(manualPage(usage)).toContain('How hard the wind blows');
  });

  test('a field of the library’s type, with what it means', () => {
    const text = interfaceText('Windy', 'With wind.', COPY);
    expect(text).toContain(
      '  /** How hard the wind blows (default: 3). */\n  readonly gustOfWind?: number;',
    );
    expect(text).toContain("readonly windFrom?: 'north' | 'south';");
    expect(text).toContain('readonly windTurns?: boolean;');
  });
});
