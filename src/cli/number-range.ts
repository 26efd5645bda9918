import type { NumberRange } from '../cards/filter.ts';
import { refused } from './options.ts';

/** `80-200`, `80-` (at least), `-200` (at most) or `80`. */
export function rangeOption(option: string) {
  return (text: string): NumberRange => {
    const [, from, dash, to] = /^(\d{0,6})(-?)(\d{0,6})$/.exec(text.trim()) ?? [];
    const isNone = !from && !to;
    const least = Number(from || 0);
    const most = dash ? Number(to || Number.POSITIVE_INFINITY) : least;
    if (from !== undefined && !isNone && least <= most) return { least, most };
    throw refused(option, text, 'a number, or a range such as 80-200 or 80-');
  };
}
