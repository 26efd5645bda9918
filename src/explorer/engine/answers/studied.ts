/*
 * Studies of cards, based on many games or duels, for the Duel and Battle panels. The results are the same as those of
 * `knockback field`, `armies` and `playtest`. The games are played in rolling workers.
 */

import { BadInput, grouped } from '../../../base/index.ts';
import { findCard, libraryOf } from '../../../cards/index.ts';
import { type Study, type StudyMachine, shippedCollection } from '../../../studies/index.ts';
import {
  type ArmiesAsk,
  type FieldAsk,
  MOST_CARDS,
  MOST_GAMES,
  type PlaytestAsk,
  type StudyAnswer,
  type StudyAsk,
} from '../../studies/asked.ts';
import { cardsWritten } from '../own-cards.ts';

/**
 * Runs a study.
 *
 * @throws BadInput for unknown cards, wrong fields, or more games or cards than the page allows
 */
export function studied(ask: StudyAsk, machine: StudyMachine): Promise<StudyAnswer> {
  switch (ask.study) {
    case 'field':
      return ofField(ask, machine);
    case 'armies':
      return ofArmies(ask, machine);
    case 'playtest':
      return ofPlaytest(ask, machine);
  }
}

async function ofField({ names, fields, cards }: FieldAsk, machine: StudyMachine) {
  checkMost('cards', names.length, MOST_CARDS);
  const library = libraryOf(cardsWritten(cards));
  const found = names.map((name) => findCard(library, name, ['card']));
  const { fieldStudy } = await import('../../../studies/field/study.ts');
  const against = shippedCollection().cards;
  const given = { cards: found, against, named: new Set(found.map(({ name }) => name)) };
  return answered(fieldStudy, { ...fields, title: 'Against all cards', cards: given }, machine);
}

async function ofArmies({ games = 0, fields, cards }: ArmiesAsk, machine: StudyMachine) {
  checkMost('games', games, MOST_GAMES);
  const { armiesStudy } = await import('../../../studies/armies/study.ts');
  const terms = { ...fields, ...(cards.length > 0 && { cards }) };
  return answered(armiesStudy, { ...terms, games: games > 0 ? games : undefined }, machine);
}

async function ofPlaytest({ name, games, fields, cards }: PlaytestAsk, machine: StudyMachine) {
  checkMost('games', games, MOST_GAMES);
  const tested = [findCard(libraryOf(cardsWritten(cards)), name, ['card'])];
  const { playtestStudy } = await import('../../../studies/playtest/study.ts');
  const terms = { ...fields, ...(cards.length > 0 && { cards }) };
  return answered(playtestStudy, { ...terms, tested, games }, machine);
}

async function answered<Ask, Data>(
  study: Study<Ask, Data>,
  ask: Ask,
  machine: StudyMachine,
): Promise<StudyAnswer> {
  const { done, isComplete } = await study.run(ask, machine);
  if (done === undefined) throw new Error('the study was stopped before anything was played');
  const blocks = await study.present(done).blocks();
  const headline = blocks.find(({ kind }) => kind === 'headline');
  return {
    headline: headline?.kind === 'headline' ? headline.text : '',
    blocks: blocks.filter((block) => block !== headline),
    status: isComplete ? 'complete' : 'interrupted',
  };
}

function checkMost(what: 'games' | 'cards', count: number, most: number): void {
  if (count <= most) return;
  const sentence = `the page allows at most ${grouped(most)} ${what} for this`;
  throw new BadInput({
    path: [what],
    found: grouped(count),
    allowed: `at most ${grouped(most)}`,
    sentence,
  });
}
