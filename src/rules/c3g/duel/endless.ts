import { BadInput } from '../../../words/problem.ts';

/** A fight that would go on for ever. */
export class NeverEnds extends BadInput {
  constructor(why: string) {
    super({
      path: [],
      place: 'the fight',
      found: `a fight without end: ${why}`,
      allowed: 'sides of which at least one can wound the other, or mostTurns',
    });
  }
}

export function tooManyStates(most: number): BadInput {
  return new BadInput({
    path: [],
    place: 'the fight',
    found: `more than ${most} states that it can come to`,
    allowed: 'fewer figures, less Life, or a smaller mostTurns',
  });
}
