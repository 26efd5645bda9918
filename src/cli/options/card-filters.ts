/* Options that select cards by collection, type, points and other fields. */

import type { Command } from 'commander';
import {
  type CardFilter,
  COLLECTIONS,
  type CollectionName,
  type KnownCard,
  NUMBER_FILTERS,
  type NumberRange,
  passes,
  TEXT_FILTERS,
} from '../../cards/index.ts';
import { GROUPS } from './option-groups.ts';
import { choiceFlag, refused } from './options.ts';

/** Options that select cards. */
export interface FilterOptions extends CardFilter {
  readonly collection?: CollectionName;
}

export function addFilterOptions<C extends Command>(command: C): C {
  command
    .optionsGroup(GROUPS.cards)
    .addOption(choiceFlag('--collection <name>', 'only cards of a collection', COLLECTIONS))
    .addOption(choiceFlag('--type <type>', 'only heroes or only squads', ['hero', 'squad']))
    .addOption(
      choiceFlag('--unique <how>', 'only unique, common or uncommon cards', [
        'unique',
        'common',
        'uncommon',
      ]),
    )
    .option('--power <power>', 'only cards with this power, such as tough');
  for (const field of TEXT_FILTERS) {
    command.option(`--${field} <text>`, `only cards with this word in their ${field}`);
  }
  for (const field of NUMBER_FILTERS) {
    command.option(
      `--${field} <range>`,
      `only cards with ${field} in a range, such as ${field === 'points' ? '80, 80-200, or 80- for 80' : '4, 3-6, or 4- for 4'} or more`,
      rangeOption(`--${field}`),
    );
  }
  return command;
}

/** The filters in words: `["type hero", "points 80-200"]`. */
export function filterTexts(options: FilterOptions): string[] {
  const { collection, type, unique, power } = options;
  const texts = { collection, type, unique, power };
  const said = Object.entries(texts).flatMap(([name, text]) => (text ? [`${name} ${text}`] : []));
  const parts = TEXT_FILTERS.flatMap((field) =>
    options[field] ? [`${field} ${options[field]}`] : [],
  );
  const ranges = NUMBER_FILTERS.flatMap((field) => {
    const range = options[field];
    if (!range) return [];
    const { least, most } = range;
    if (least === most) return [`${field} ${least}`];
    return [
      most === Number.POSITIVE_INFINITY ? `${field} from ${least}` : `${field} ${least}-${most}`,
    ];
  });
  return [...said, ...parts, ...ranges];
}

export function isFiltered(options: FilterOptions): boolean {
  return filterTexts(options).length > 0;
}

/** Whether a card matches the filters. */
export function fits({ collection, card }: KnownCard, options: FilterOptions): boolean {
  const isThere = options.collection === undefined || collection === options.collection;
  return isThere && passes(card(), options);
}

/** Returns a reader of ranges: `80-200`, `80-` (at least), `-200` (at most) or `80`. */
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
