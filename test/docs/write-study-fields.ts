import { writeFileSync } from 'node:fs';
import { studyFieldsText } from './study-fields.ts';

writeFileSync('src/library/types/study-fields.ts', studyFieldsText());
