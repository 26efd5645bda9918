import { does, inSentence } from '../../base/index.ts';
import {
  type EffectLine,
  lineText,
  ruleConditionsText,
  type Side,
  timesText,
} from '../../cards/index.ts';
import type { FriendNear, Gift } from '../friends.ts';
import type { Fighter } from '../scenario.ts';
import { grantedRemarks } from './facts.ts';

type Sides = Readonly<Record<Side, Fighter>>;

/**
 * Sentences about what other figures give the two fighters: first the effects granted by the experiment, then what each
 * nearby friend adds.
 * @param isInVain tells whether an effect line never acts in this fight
 */
export function remarksOnFriends(
  two: Sides,
  isInVain: (line: EffectLine) => boolean = () => false,
): string[] {
  const all = [two.attacker, two.defender];
  return [
    ...all.flatMap(grantedRemarks),
    ...all.flatMap(({ near = [] }) => near.map((friend) => friendRemark(friend, two, isInVain))),
  ];
}

function friendRemark(
  { card, figures, gifts, inVain }: FriendNear,
  two: Sides,
  isInVain: (line: EffectLine) => boolean,
): string {
  const friend = { ...card, name: figures > 1 ? `${card.name} x${figures}` : card.name };
  const isIdle = (gift: Gift) => gift.lines.every(isInVain);
  const acting = gifts.filter((gift) => !isIdle(gift));
  if (acting.length > 0) {
    return `${does(friend, 'gives')} ${acting.map((gift) => giftText(gift, two, isInVain)).join('; and ')}.`;
  }
  const idle = gifts.map(
    ({ power, lines }) => `${power} (${textOf(lines)}) does not act in this fight`,
  );
  const why = [...idle, ...inVain];
  return `${does(friend, 'gives')} nothing in this fight: ${why.length > 0 ? why.join('; ') : NO_AURA}.`;
}

const NO_AURA = 'no power on its card helps figures near it';

/** "Krug Defensive Aura: it rolls 2 extra defense dice" */
function giftText(
  { to, power, lines, times, when }: Gift,
  two: Sides,
  isInVain: (line: EffectLine) => boolean,
): string {
  const text = textOf(lines.filter((line) => !isInVain(line)));
  const often = times > 1 ? `, ${timesText(times)}` : '';
  const asks = when ? ` (assuming that ${ruleConditionsText(when)})` : '';
  return `${inSentence(two[to].name)} ${power}${often}${asks}: ${text}`;
}

const textOf = (lines: readonly EffectLine[]) => lines.map(lineText).join('; ');
