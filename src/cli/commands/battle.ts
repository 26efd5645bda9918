import { CliCommand } from '../cli-command.ts';
import { givesOdds } from '../fight-odds.ts';
import type { Session } from '../session.ts';

export function battleCommand(session: Session): CliCommand {
  const command = new CliCommand('battle')
    .summary('who wins when two armies fight on a map')
    .description(
      'Two armies fight on a map until one is destroyed or the last round ends: who wins, how soon, and what each card destroys and loses. A policy plays both sides in thousands of simulated games; there are no exact odds. An army is a list of cards separated by commas, semicolons, slashes or line breaks, with copies and points written as in forums (krug,deathreavers x2), or a file with such a list: text, YAML, or JSON from an army builder; - reads standard input.',
    )
    .examples(
      [
        "knockback battle 'krug,marro-warriors' 'sgt-drake-alexander-rotv,deathreavers x2' --map the-ford",
        'who wins?',
      ],
      [
        'knockback battle krug ne-gok-sa --map the-ford --games 1k --ends drawn',
        'does the start area matter?',
      ],
    )
    .argument('<army>', 'the cards of one army, such as krug,deathreavers; or a file')
    .argument('<other-army>', 'the cards of the other army');
  return givesOdds(
    command,
    'battle',
    ([attacker, defender]) => ({ attacker, defender }),
    'battles',
    session,
  );
}
