import { writeFileSync } from 'node:fs';
import { referenceText } from './library-reference.ts';
import { studyFieldsText } from './study-fields.ts';

writeFileSync('src/library/types/study-fields.ts', studyFieldsText());
writeFileSync('docs/library-reference.md', referenceText());
