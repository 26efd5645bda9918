import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { studyFieldsText } from './study-fields.ts';

test('the library’s types of fields are those that npm run study-fields makes', () => {
  expect(readFileSync('src/library/types/study-fields.ts', 'utf8')).toBe(studyFieldsText());
});
