/* All fields of battles and of games between random armies, except the armies, described once as plain data. */

import { COLLECTIONS } from '../cards/index.ts';
import { SUPER_STRENGTH_FIELD } from '../fight/index.ts';
import { choiceField, wholeField } from '../rules/index.ts';
import { USUAL_ARMY_POINTS, USUAL_PARTNERS, USUAL_SPREAD } from './armies/usual.ts';
import { MOST_POINTS, MOST_ROUNDS, USUAL_ROUNDS } from './limits.ts';
import { ENDS_NAMES, POLICY_NAMES } from './scenario.ts';

export const COSTS_NAMES = ['printed', 'modern', 'own'] as const;

/** Minimum value of `points`. */
const LEAST_POINTS = 50;

/** How every game of armies is played. */
export const GAME_FIELDS = {
  rounds: wholeField(1, MOST_ROUNDS, {
    text: 'the number of rounds after which the points left decide who wins',
    usual: String(USUAL_ROUNDS),
    page: { label: 'Rounds', without: USUAL_ROUNDS },
  }),
  superStrength: SUPER_STRENGTH_FIELD,
} as const;

/** The fields of a battle, except its armies. */
export const BATTLE_FIELDS = {
  ends: choiceField(ENDS_NAMES, {
    text: "where each side begins: given, in its own start area; switched, in the other side's; drawn, at random in each game, so that the two ends of the map can be compared",
    usual: 'given',
    page: {
      label: 'Who begins where',
      values: { given: 'As given', switched: 'Switched', drawn: 'Random in each game' },
      without: 'given',
    },
  }),
  points: wholeField(1, MOST_POINTS, {
    text: 'the most points of an army',
    usual: 'no limit',
    page: { label: 'Most points' },
  }),
  costs: choiceField(COSTS_NAMES, {
    text: 'which points of cards count: printed, those on the cards; modern, those of the modern pricing; own, those in the army file',
    usual: 'printed',
  }),
  ...GAME_FIELDS,
} as const;

/** The fields of games between random armies, except the maps and the user's own cards. */
export const ARMIES_FIELDS = {
  collection: choiceField([...COLLECTIONS, 'own'], {
    text: 'the collection from which armies are made, in addition to your own cards; own: only your own cards',
    usual: 'classic',
  }),
  points: wholeField(LEAST_POINTS, MOST_POINTS, {
    text: 'the most points of an army',
    usual: String(USUAL_ARMY_POINTS),
    page: { label: 'Points of an army', without: USUAL_ARMY_POINTS },
  }),
  spread: wholeField(0, MOST_POINTS, {
    text: 'how many points below the maximum an army may be',
    usual: String(USUAL_SPREAD),
  }),
  partners: wholeField(0, 100, {
    text: 'how often, in percent, a card added to an army is a partner of the cards already in it',
    usual: String(USUAL_PARTNERS),
  }),
  policy: choiceField(POLICY_NAMES, {
    text: 'the policy that plays both sides',
    usual: 'standard',
    page: { label: 'Who plays both sides', without: 'standard' },
  }),
  ...GAME_FIELDS,
} as const;
