import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { printed, tempFolder } from './knockback.ts';
import { expectRefusal } from './refusal.ts';

/** Attackers whose dice are like coins, against no defense: a skull half of the time. */
const CARDS = `
- { name: Ann, attack: 2, defense: 0, life: 1, points: 50 }
- { name: 'Bob, the Builder', attack: 1, defense: 0, life: 1, points: 200, powers: [double-attack] }
- { name: Cats, type: squad, figures: 3, attack: 1, defense: 0, life: 1, points: 25 }
- { name: Dee, attack: 1, defense: 0, life: 1 }
- name: Eve
  attack: 1
  defense: 0
  life: 1
  powers:
    - name: Stare
      rules: [{ way: { special: { range: 1, dice: 0, rules: [{ at: insteadOfAttack, roll: 6, wound: destroy }] } } }]
- { name: Fay, attack: 1, defense: 0, life: 1, powers: [super-strength] }
- { name: Dummy, attack: 0, defense: 0, life: 2 }
`;
const cwd = () => {
  const folder = tempFolder();
  writeFileSync(join(folder, 'cards.yaml'), CARDS);
  return folder;
};
const ALL = 'dee,ann,bob, the builder,cats';
const rank = (attackers: string, ...more: string[]) =>
  printed(['odds', attackers, 'dummy', '--cards', 'cards.yaml', ...more], { cwd: cwd() });
const DESTROYED = ['--question', 'destroyed'];

interface Ranked {
  readonly question: { readonly text: string };
  readonly ranking: Readonly<Record<string, number | string>>;
}

it('states what holds for all attackers once', async () => {
  const all = await printed(['odds', 'krug,nilfheim', 'marro-warriors', '--no-simulation']);
  expect(all.match(/One figure of Marro Warriors is attacked/g)).toHaveLength(1);
});

describe('odds of several attackers', () => {
  // Two skulls from two dice, in one attack or two: 1/4. At least two from three: 1/2. One die never causes two
  // wounds.
  const SENTENCE =
    'Cats are most likely to destroy Dummy in one turn: 50.0%; Ann 25.0%, Bob, the Builder 25.0%, Dee 0.0%.';

  it('ranks them by their whole turn', async () => {
    expect(await rank(ALL, ...DESTROYED, '--brief')).toBe(`${SENTENCE}\n`);
    const ranked = JSON.parse(await rank(ALL, ...DESTROYED, '--format', 'json')) as Ranked[];
    expect(ranked.map(({ question }) => question.text)).toEqual(Array(4).fill('destroyed'));
    // Cats stop once both wounds are dealt: three attacks unless the first two are skulls.
    const cats = { meanWounds: 11 / 8, meanAttacks: 2.75, points: 25, meanWoundsPer100Points: 5.5 };
    const of = (rank: number, attacker: string, chance: number, more: object) => ({
      rank,
      attacker,
      chance,
      // The question is whether it is destroyed.
      destroyed: chance,
      meanSpaces: 0,
      ...more,
    });
    expect(ranked.map(({ ranking }) => ranking)).toEqual([
      of(1, 'Cats', 1 / 2, cats),
      of(2, 'Ann', 1 / 4, { meanWounds: 1, meanAttacks: 1, points: 50, meanWoundsPer100Points: 2 }),
      of(2, 'Bob, the Builder', 1 / 4, {
        meanWounds: 1,
        meanAttacks: 2,
        points: 200,
        meanWoundsPer100Points: 1 / 2,
      }),
      of(4, 'Dee', 0, { meanWounds: 1 / 2, meanAttacks: 1 }),
    ]);
  });

  it('prints a table and, for programs, a line of CSV for each', async () => {
    const table = await rank(ALL, ...DESTROYED);
    expect(table.split('\n', 1)).toEqual([SENTENCE]);
    expect(table).toMatch(/^1 +Cats +50\.0% +1\.38 +0\.00 +2\.75 +25 +5\.50$/m);
    expect(table).toMatch(/^4 +Dee +0\.0% +0\.50 +0\.00 +1\.00$/m);
    expect(await rank(ALL, ...DESTROYED, '--format', 'csv')).toBe(
      [
        'rank,attacker,chance,destroyed,mean_wounds,mean_spaces,mean_attacks,points,mean_wounds_per_100_points',
        '1,Cats,0.5,0.5,1.375,0,2.75,25,5.5',
        '2,Ann,0.25,0.25,1,0,1,50,2',
        '2,"Bob, the Builder",0.25,0.25,1,0,2,200,0.5',
        '4,Dee,0,0,0.5,0,1,,',
        '',
      ].join('\n'),
    );
    expect(await rank(ALL, ...DESTROYED, '--format', 'markdown')).toMatch(
      /^\| 1 +\| Cats +\| +50\.0% /m,
    );
  });

  it('asks whether there is a wound, or the question that is given', async () => {
    expect(await rank('dee,ann', '--life', '9', '--brief')).toBe(
      'Ann is most likely to wound Dummy in one turn: 75.0%; Dee 50.0%.\n',
    );
    expect(await rank('dee,ann', '--life', '2', '--question', 'gone', '--brief')).toMatch(
      /^(Ann|Ann and Dee|Dee) (is|are) most likely to destroy or displace Dummy in one turn: /,
    );
    expect(await rank('dee,ann', '--question', 'totalWounds >= 2', '--brief')).toBe(
      'Ann makes it most likely that Dummy takes at least 2 wounds in one turn: 25.0%; Dee 0.0%.\n',
    );
    expect(await rank('dee,ann', '--life', '9', '--question', 'wounds>=1', '--brief')).toBe(
      'Ann is most likely to wound Dummy in one turn: 75.0%; Dee 50.0%.\n',
    );
    expect(await rank('dee,cats', '--attack', '0', '--brief')).toBe(
      'None of them can wound Dummy in one turn.\n',
    );
    // One skull drives the dummy back; two, which only Ann can roll, destroy it.
    expect(await rank('dee,ann', '--super-strength', '--question', 'displaced', '--brief')).toBe(
      'Ann and Dee are most likely to displace Dummy in one turn: 50.0% each.\n',
    );
  });

  // A roll of 6 or more on the D20 destroys: 15 of 20.
  it('counts destruction without a wound, in either order', async () => {
    const destroying = (who: string) =>
      `Eve is most likely to wound or destroy Dummy in one turn: 75.0%; ${who} 50.0%.\n`;
    expect(await rank('dee,eve', '--brief')).toBe(destroying('Dee'));
    expect(await rank('eve,dee', '--brief')).toBe(destroying('Dee'));
    expect(await rank('eve,dee', '--question', 'totalWounds >= 1', '--brief')).toBe(
      'Eve and Dee are most likely to wound Dummy in one turn: 50.0% each.\n',
    );
  });

  // Fay's skull drives the dummy back: half of the time.
  it('asks about displacement in any order if one of them can displace', async () => {
    for (const attackers of ['dee,ann,fay', 'fay,ann,dee']) {
      expect(await rank(attackers, '--brief')).toMatch(
        /^Fay is most likely to displace Dummy in one turn: 50\.0%; /,
      );
    }
  });

  // Against one Life, Cats destroy unless all three miss: 7/8. Fay's single die destroys half of the time.
  it('tells who destroys, if that is more likely than displacement', async () => {
    const wounded = ['--life', '3', '--wounds', '1', '--question', 'displaced'];
    const one = ['--life', '1', '--question', 'displaced'];
    const table = await rank('fay,cats', ...one);
    expect(table).toMatch(/ Cats are most likely to destroy it: 87\.5%\.$/m);
    expect(table).toMatch(/^\d +Cats +0\.0% +87\.5% /m);
    expect(await rank('fay,dee', ...wounded)).not.toContain('destroy');
  });

  it('names all that are best', async () => {
    expect(await rank('ann,bob, the builder', ...DESTROYED, '--brief')).toBe(
      'Ann and Bob, the Builder are most likely to destroy Dummy in one turn: 25.0% each.\n',
    );
  });

  it('simulates where trials are asked for', async () => {
    const [first] = JSON.parse(await rank(ALL, '--trials', '1000', '--format', 'json')) as {
      trials: number;
    }[];
    expect(first?.trials).toBe(1000);
    expect(await rank(ALL, '--format', 'json')).not.toContain('"simulated"');
  });

  it('draws a bar for each, the best first', async () => {
    const folder = cwd();
    const args = ['odds', ALL, 'dummy', '--cards', 'cards.yaml', ...DESTROYED];
    await printed([...args, '--chart', 'x.vl.json'], { cwd: folder });
    const { data } = JSON.parse(readFileSync(join(folder, 'x.vl.json'), 'utf8')) as {
      data: { values: { label: string; exact: number }[] };
    };
    expect(data.values.map(({ label, exact }) => [label, exact])).toEqual([
      ['Cats', 1 / 2],
      ['Ann', 1 / 4],
      ['Bob, the Builder', 1 / 4],
      ['Dee', 0],
    ]);
  });

  it.each(['--until=50%', '--checkpoint=x'])('refuses %s', (option) =>
    expectRefusal(['odds', 'krug,hawkgirl', 'solomon-grundy', option], ['several attackers']),
  );
});
