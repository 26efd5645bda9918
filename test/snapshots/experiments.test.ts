import { test } from 'vitest';
import { expectRecorded } from './compared.ts';

test(
  'what the program writes about the experiments that come with it is as recorded',
  {
    timeout: 3_600_000,
  },
  () => expectRecorded('experiments'),
);
