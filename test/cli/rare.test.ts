import { describe, expect, it } from 'vitest';
import { printed } from './knockback.ts';

/*
 * Twenty skulls against none: each of forty dice must show one side of two, which has probability
 * 2^-40 = 9.09e-13. At least 15 more skulls than the defender's occur 760,099 times in 2^40, less
 * than once in a million, so tables have one row from there on.
 */
const RARE = ['odds', '--attack', '20', '--defense', '20', '--super-strength', '--no-simulation'];
const FULL: Readonly<Record<string, readonly string[]>> = {
  table: ['--full'],
  markdown: ['--full'],
};

describe('rare outcomes are not rounded to never', () => {
  it.each([
    ['table', /^15 or more .* 6\.9e-5% .* 6\.9e-5%/m],
    ['markdown', /^\| +15 or more \| +6\.9e-5% \| +6\.9e-5% \|$/m],
    ['csv', /^spacesMoved,20,9\.0949\d+e-13,1\/1099511627776,/m],
    ['json', /"probability": 9\.0949\d+e-13,\s+"fraction": "1\/1099511627776"/],
  ])('in a %s', async (format, row) => {
    expect(await printed([...RARE, '--format', format, ...(FULL[format] ?? [])])).toMatch(row);
  });
});

describe('almost certain outcomes are not rounded to always', () => {
  // The defender is unhurt if 50 dice show no skull, or if they show one and the defense die a shield: 53/3 of 2^-50.
  const sure = ['odds', '--attack', '50', '--defense', '1', '--life', '1', '--no-simulation'];

  it.each([
    ['table', /^Destroyed .*>99\.999%/m],
    ['markdown', /^\| Destroyed +\| +\\>99\.999% \|$/m],
    ['csv', /^destroyed,1,0\.99999999999998\d+,/m],
  ])('in a %s', async (format, row) => {
    expect(await printed([...sure, '--format', format])).toMatch(row);
  });
});
