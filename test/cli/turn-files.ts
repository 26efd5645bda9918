/** A board on which the levels are all the same, with Grundy in the middle. */
export const GROUND = `board:
  terrain: |
    1   1   1   1   1
      1   1   1   1   1
    1   1   1   1   1
      1   1   1   1   1
  defender: [2, 1]
`;

/**
 * The experiment of a turn in which Grundy is not destroyed; the attackers are given as they are written in a list.
 */
export const turnOf = (attackers: readonly string[], more = '') =>
  `name: A turn
question: displaced
turn:
${attackers.map((one) => `  - ${one}\n`).join('')}defender: { card: solomon-grundy, life: 30 }
${GROUND}${more}`;

export const HAWKGIRL = '{ figure: hawkgirl, at: [1, 1], attacks: 2 }';
export const ARCHER =
  '{ figure: { name: Archer, attack: 3, defense: 3, range: 6, move: 5 }, at: [0, 3], moves: false }';

export const TURN = turnOf([HAWKGIRL, ARCHER]);
