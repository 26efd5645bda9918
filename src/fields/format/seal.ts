import { checksum } from '../../words/checksum.ts';
import { canonicalText } from '../../words/same-data.ts';
import type { PlayedJson } from './field-json.ts';

/** What a field is played from, and what came of it: all else in its file follows from these. */
type Sealed = Pick<PlayedJson, 'setting' | 'cards' | 'against' | 'absent' | 'pairs'>;

/** The checksum of what a field holds, however its file is laid out. */
export function sealOf({ setting, cards, against, absent, pairs }: Sealed): string {
  return checksum(canonicalText({ setting, cards, against, absent, pairs }));
}
