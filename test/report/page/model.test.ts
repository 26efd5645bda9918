import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { carried } from '../../../src/report/page/model.ts';

test('a page goes without its largest files when all are too many', () => {
  const [small, large] = [randomBytes(1000).toString('hex'), randomBytes(1e6).toString('hex')];
  expect(carried({ small, other: small })).toEqual({ small, other: small });
  expect(carried({ small, large })).toEqual({ small });
});
