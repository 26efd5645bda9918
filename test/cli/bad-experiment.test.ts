import { describe, it } from 'vitest';
import { cases, expectBadExperiment } from './refusal.ts';

const GOOD = new Map([
  ['rules', 'rules: c3g'],
  ['name', 'name: Bad'],
  ['attacker', 'attacker: hawkgirl'],
  ['defender', 'defender: solomon-grundy'],
]);

/** An experiment in which the given line replaces one of the good lines (1 to 4) or follows them all (5). */
function experimentWith(line: string): string {
  const [key = ''] = line.split(':');
  return [...new Map([...GOOD, [key, line]]).values()].join('\n');
}

/** Lines that are refused, each with the expected place, field, value found and values allowed. */
const LINES = cases(`
  rules: c3h                              | bad.yaml:1:8: rules & "c3h" & c3g
  name: 3                                 | bad.yaml:2:7: name & is 3 & text
  attacker: hawkgril                      | bad.yaml:3:11: attacker & "hawkgril" & did you mean hawkgirl?
  attacker: 3                             | bad.yaml:3:11: attacker & is 3 & a card
  attacker: [hawkgirl]                    | bad.yaml:3:11: attacker & a list & a card
  attacker: { name: A, defense: 3 }       | bad.yaml:3:11: attacker.attack is missing
  defender: { name: A, attack: 3 }        | bad.yaml:4:11: defender.defense is missing
  attacker: { card: hawkgril }            | bad.yaml:3:19: attacker.card & did you mean hawkgirl?
  attacker: { card: hawkgirl, attack: -1 } | bad.yaml:3:37: attacker.attack is -1 & a whole number from 0
  defender: { card: the-joker, wounds: 4 } | bad.yaml:4:38: defender.wounds is 4 & Life of 4
  sed: 3                                  | bad.yaml:5:1: sed & "sed" & did you mean seed?
  __proto__: { seed: x }                  | bad.yaml:5:1: __proto__ & unknown key
  constructor: x                          | bad.yaml:5:1: constructor & unknown key
  seed: ''                                | bad.yaml:5:7: seed & ""
  seed: [1]                               | bad.yaml:5:7: seed & a list
  trials: 0                               | bad.yaml:5:9: trials is 0 & 10M, 1e7 or 10_000_000
  trials: -5                              | bad.yaml:5:9: trials is -5 & 10M
  trials: 2.5                             | bad.yaml:5:9: trials is 2.5 & 10M
  trials: many                            | bad.yaml:5:9: trials & "many" & 10M
  trials: .nan                            | bad.yaml:5:9: trials is NaN & 10M
  precision: 0                            | bad.yaml:5:12: precision is 0 & a number from
  precision: fine                         | bad.yaml:5:12: precision & "fine" & a number from
  measures: displaced                     | bad.yaml:5:11: measures & "displaced" & a list
  measures: []                            | bad.yaml:5:11: measures & at least one
  measures: [displaced, spaceMoved]       | bad.yaml:5:23: measures[1] & "spaceMoved" & did you mean spacesMoved?
  measures: [displaced, __proto__]        | bad.yaml:5:23: measures[1] & "__proto__"
  heightAdvantage: both                   | bad.yaml:5:18: heightAdvantage & "both" & attacker, defender
  specialAttack: 1                        | bad.yaml:5:16: specialAttack is 1 & true or false
  rulings: on                             | bad.yaml:5:10: rulings & "on"
  rulings: { glyphBlock: false }          | bad.yaml:5:12: rulings.glyphBlock & unknown key
  rulings: { destroyedFigureStay: false } | bad.yaml:5:12: rulings.destroyedFigureStay & did you mean destroyedFiguresStay?
  rulings: { destroyedFiguresStay: 3 }    | bad.yaml:5:34: rulings.destroyedFiguresStay is 3 & true or false
  cards: hawkgirl                         | bad.yaml:5:8: cards & "hawkgirl": there is no such file
  cards: 5                                | bad.yaml:5:8: cards & 5 & a list of these
  cards: [{ name: A, attack: 1 }]         | bad.yaml:5:9: cards[0].defense is missing
`);

describe('run refuses', () => {
  it.each(LINES)('%s', async (line, says) => {
    await expectBadExperiment(experimentWith(line), says);
  });

  it('a name of 500 letters', async () => {
    const line = `name: ${'x'.repeat(500)}`;
    await expectBadExperiment(experimentWith(line), ['bad.yaml:2:7: name is ', 'text of 1 to']);
  });

  it('trials together with precision', async () => {
    const text = `${experimentWith('trials: 10')}\nprecision: 0.01`;
    await expectBadExperiment(text, ['bad.yaml:6:12: precision is ', 'trials', 'not both']);
  });

  it('a list as a key', async () => {
    await expectBadExperiment(`${experimentWith('seed: x')}\n? [a, b]\n: x`, ['bad.yaml:6:3:']);
  });

  it.each(['name', 'attacker', 'defender'])('an experiment without %s', async (key) => {
    const lines = [...GOOD].filter(([other]) => other !== key).map(([, line]) => line);
    await expectBadExperiment(lines.join('\n'), ['bad.yaml:', ` ${key} is missing`]);
  });

  it('every mistake at once', async () => {
    const text = `${experimentWith('trials: 0')}\nseed: ''\nsed: 3`;
    const says = ['bad.yaml:5:9: trials is ', 'bad.yaml:6:7: seed', 'bad.yaml:7:1: sed:'];
    await expectBadExperiment(text, says);
  });
});
