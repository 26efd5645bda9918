import { CliCommand } from '../cli-command.ts';
import { givesOdds } from '../fight-odds.ts';
import type { Session } from '../session.ts';

export function oddsCommand(session: Session): CliCommand {
  const command = new CliCommand('odds')
    .summary('the odds of a turn of one card against another, or of one attack')
    .description(
      "The odds of one card's turn against another card on clear, level ground, exact and simulated. All figures of a squad attack, and a hero makes all its attacks. Name two cards, or give the numbers of one attack. Several attackers (krug,hawkgirl) are ranked by what each of them does in a turn. An option can have several values, such as 5,6,7 or 3..5; the answer is then a sweep over all combinations.",
    )
    .examples(
      ['knockback odds hawkgirl solomon-grundy --no-simulation', 'what are the exact odds?'],
      [
        'knockback odds krug hawkgirl --attack 2..5 --chart odds.svg',
        'one picture of four attacks',
      ],
    )
    .argument('[attacker]', "the attacker's card, such as hawkgirl, or several: krug,hawkgirl")
    .argument('[defender]', "the defender's card, such as solomon-grundy");
  return givesOdds(
    command,
    undefined,
    ([attacker, defender]) => ({ attacker, defender }),
    'attacks',
    session,
  );
}
