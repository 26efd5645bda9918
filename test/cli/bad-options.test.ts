import { describe, expect, it } from 'vitest';
import { knockback } from './knockback.ts';
import { cases, expectRefusal } from './refusal.ts';

/** Attacks that are refused, each with the expected place, value found and values allowed. */
const ATTACKS = cases(`
  hawkgril solomon-grundy             | attacker & "hawkgril" & did you mean hawkgirl?
  hawkgirl solomon-grundi             | defender & did you mean solomon-grundy?
  __proto__ constructor               | attacker & "__proto__"
  hawkgirl solomon-grundy the-joker   | too many arguments
  hawkgirl                            | --defense & is missing
  --defense 3                         | --attack & is missing
  --attack -1 --defense 3             | --attack & "-1" & a whole number from 0
  --attack 1.5 --defense 3            | --attack & "1.5" & a whole number from 0
  --attack 6 --defense 1000000        | --defense & "1000000" & a whole number from 0 to
  --attack six --defense 3            | --attack & "six" & a whole number
  --attack Infinity --defense 3       | --attack & "Infinity" & a whole number
  --attack= --defense 3               | --attack & "" & a whole number
  --attack 5,5 --defense 3            | --attack & "5,5" & each value only once
  --attack 5..3 --defense 3           | --attack & "5..3" & 5,6,7 or 3..5
  --attack 5, --defense 3             | --attack & "5," & 5,6,7 or 3..5
  --attack 48..51 --defense 3         | --attack & "48..51" & from 0 to 50
  --attack 1..50 --defense 0..50 --auto-shields 0..4 | --attack, --defense and --auto-shields & 12750 combinations & 10000
  hawkgirl solomon-grundy --wounds 7,8 | --wounds & 8 & Life of 8
  hawkgirl solomon-grundy --wounds 8  | --wounds & 8 & Life of 8
`);

/** Options in addition to --attack 6 --defense 3. */
const OPTIONS = cases(`
  --auto-shields -1                 | --auto-shields & "-1" & a whole number from 0
  --life 0                          | --life & "0" & a whole number from 1
  --height 0                        | --height & "0" & a whole number from 1
  --life 3 --wounds 3               | --wounds & 3 & Life of 3
  --height-advantage both           | --height-advantage & "both" & attacker & defender
  --trials 0                        | --trials & "0" & 10M, 1e7 or 10_000_000
  --trials -5                       | --trials & "-5" & 10M, 1e7 or 10_000_000
  --trials 0.5                      | --trials & "0.5" & 10M, 1e7 or 10_000_000
  --trials many                     | --trials & "many" & 10M, 1e7 or 10_000_000
  --trials 1e30                     | --trials & "1e30" & 10M, 1e7 or 10_000_000
  --trials                          | --trials needs a value: --trials <count>
  --height                          | --height needs a value: --height <n>
  --precision 0                     | --precision & "0" & a number from
  --precision 3                     | --precision & "3" & a number from
  --precision 0.01 --trials 1k      | --precision & --trials & not both
  --no-exact --no-simulation        | --no-exact & --no-simulation
  --threads 0                       | --threads & "0" & a whole number from 1
  --threads 1e9                     | --threads & "1e9" & a whole number from 1
  --seed=                           | --seed & ""
  --format xml                      | --format & "xml" & table, json, csv, markdown, bbcode
  --chart odds.pdf                  | --chart & "odds.pdf" & .svg, .png, .vl.json
  --chart=                          | --chart & "" & the path of a file
  --checkpoint=                     | --checkpoint & "" & the path of a file
  --resume=                         | --resume & "" & the path of a file
  --cards=                          | --cards & "" & the path of a file
  --trails 5                        | --trails & did you mean --trials?
  --wonds 3                         | --wonds & did you mean --wounds?
  --first attacker                  | odds has no option --first; only duel
`);

const COMMANDS = cases(`
  oods hawkgirl solomon-grundy                    | oods & did you mean odds?
  run                                             | experiment
  run --out                                       | --out
  run good.yaml --out=                            | --out & "" & the path of a folder
  merge good.shard --out=                         | --out & "" & the path of a folder
  run good.yaml --checkpoint=                     | --checkpoint & ""
  aim good.yaml --chart=                          | --chart & ""
  compare good.yaml good.yaml --chart=            | --chart & ""
  cards --cards=                                  | --cards & ""
  cards hawkgril                                  | "hawkgril" & did you mean hawkgirl?
  explain hawkgirl the-joker --attack 5,6         | --attack & "5,6" & a whole number from 0 to 50
  explain hawkgirl solomon-grundi                 | defender & did you mean solomon-grundy?
  explain hawkgirl solomon-grundy --format csv    | --format & "csv" & text & json
  explain hawkgirl the-joker --attack-dice skull,,blank | --attack-dice & "" & skull, shield, blank
  explain hawkgirl the-joker --attack-dice ,,,,,  | --attack-dice & "" & skull, shield, blank
`);

describe('the command line refuses', () => {
  it.each(ATTACKS)('odds %s', async (args, says) => {
    await expectRefusal(['odds', ...args.split(/ +/)], says);
  });

  it.each(OPTIONS)('odds --attack 6 --defense 3 %s', async (args, says) => {
    await expectRefusal(['odds', '--attack', '6', '--defense', '3', ...args.split(/ +/)], says);
  });

  it.each(COMMANDS)('%s', async (args, says) => {
    await expectRefusal(args.split(/ +/), says);
  });

  it('to do nothing, and tells how it is used', async () => {
    await expectRefusal([], ['Usage: knockback']);
  });
});

describe('a refusal does not echo control characters of', () => {
  it.each([
    ['a card', ['odds', 'a\u001b[31mb', 'the-joker']],
    ['a file', ['run', 'a\u001b[31mb.yaml']],
    ['a value', ['odds', 'hawkgirl', 'the-joker', '--format', 'a\u001b[31mb']],
    ['an option', ['odds', '--a\u001b[31mb']],
    ['a command', ['a\u001b[31mb']],
  ])('%s', async (_, args) => {
    const { code, stderr } = await knockback(args);
    expect(code).toBe(2);
    expect(stderr).not.toContain('\u001b');
  });
});
