import { CliCommand } from '../cli-command.ts';
import { givesOdds } from '../fight-odds.ts';
import type { Session } from '../session.ts';

export function surviveCommand(session: Session): CliCommand {
  const command = new CliCommand('survive')
    .summary('how many attacks a card survives')
    .description(
      'How many attacks it takes to destroy a card, figure by figure, exact and simulated. Name the card, or give its numbers; give the attack dice, or the card that attacks. An option can have several values, such as 1..12 or 5,6,7; the answer is then a sweep over all combinations.',
    )
    .examples(
      ['knockback survive krug --by hawkgirl', 'how many of her attacks does he survive?'],
      [
        'knockback survive krug --attack 4..8 --no-simulation',
        'how many attacks with 4, 5, 6, 7 or 8 dice does he survive?',
      ],
    )
    .argument('[card]', 'the card that is attacked, such as solomon-grundy');
  return givesOdds(
    command,
    'survival',
    ([defender]) => ({ defender }),
    'series of attacks',
    session,
  );
}
