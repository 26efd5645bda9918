import { CliCommand } from '../cli-command.ts';
import { givesOdds } from '../fight-odds.ts';
import type { Session } from '../session.ts';

export function duelCommand(session: Session): CliCommand {
  const command = new CliCommand('duel')
    .summary('who wins when two cards fight to the end')
    .description(
      'Two cards fight on clear, level ground until one of them is destroyed: who wins, how long it takes and what the winner has left, exact and simulated. Name two cards, heroes or squads, or give the numbers. An option can have several values, such as 5,6,7 or 3..5; the answer is then a sweep over all combinations.',
    )
    .examples(
      ['knockback duel krug hawkgirl', 'who wins, and how soon?'],
      [
        'knockback duel krug hawkgirl --question "turns > 5" --brief',
        'how often does it last more than 5 turns?',
      ],
    )
    .argument('[one]', 'the card of one side, such as hawkgirl')
    .argument('[other]', 'the card of the other side, such as solomon-grundy');
  return givesOdds(
    command,
    'duel',
    ([attacker, defender]) => ({ attacker, defender }),
    'duels',
    session,
  );
}
