import * as z from 'zod';
import { cardFile } from './schema.ts';

/** The JSON Schema by which editors complete and check files of cards. */
export function cardsJsonSchema(): object {
  return {
    title: 'Army cards for knockback',
    ...z.toJSONSchema(cardFile, { io: 'input', unrepresentable: 'any' }),
  };
}
