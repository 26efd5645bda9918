import { writeFileSync } from 'node:fs';
import { referenceText } from './library-reference.ts';

writeFileSync('docs/library-reference.md', referenceText());
