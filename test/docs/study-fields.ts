import { ARMIES_FIELDS } from '../../src/battle/fields.ts';
import { ATTACK_FIELDS, DUEL_FIELDS } from '../../src/fight/fields.ts';
import { descriptionOf, type Field, type Fields } from '../../src/rules/field.ts';
import { FIELD_FIELDS } from '../../src/studies/field/fields.ts';

/* The library's types of fields, generated from the descriptions of the fields that the whole program shares. */

const INTERFACES: Readonly<Record<string, readonly [text: string, fields: Fields]>> = {
  AttackFields: ['Fields of an attack or a turn except figures.', ATTACK_FIELDS],
  DuelFields: ['Fields of a duel except figures.', DUEL_FIELDS],
  FieldFields: ['How cards are played against each other.', FIELD_FIELDS],
  ArmiesFields: ['How random armies are drawn and played.', ARMIES_FIELDS],
};

/** The file `src/library/types/study-fields.ts`. */
export function studyFieldsText(): string {
  const all = Object.entries(INTERFACES).map(([name, [text, fields]]) =>
    interfaceText(name, text, fields),
  );
  return `/* Made by \`npm run study-fields\` from the fields that the program describes once: change those. */\n\n${all.join('\n')}`;
}

/** A TypeScript interface with a docstring for each field. */
export function interfaceText(name: string, text: string, fields: Fields): string {
  const lines = Object.entries(fields).map(
    ([field, one]) => `  /** ${descriptionOf(one)}. */\n  readonly ${field}?: ${typeText(one)};\n`,
  );
  return `/** ${text} */\nexport interface ${name} {\n${lines.join('')}}\n`;
}

function typeText({ value }: Field): string {
  switch (value.kind) {
    case 'whole':
      return 'number';
    case 'switch':
      return 'boolean';
    case 'choice':
      return value.choices.map((choice) => `'${choice}'`).join(' | ');
  }
}
