import type { Card } from './card.ts';

/**
 * The three figures of the rule document's example. The document gives Hawkgirl's attack dice, Super Strength and Nth
 * Metal Mace, and Solomon Grundy's defense dice and Tough. Every other number is an assumption.
 */
export const BUILT_IN_CARDS: readonly Card[] = [
  {
    name: 'Hawkgirl',
    life: 5,
    move: 6,
    range: 1,
    attack: 6,
    defense: 4,
    height: 5,
    size: 'medium',
    base: 'single',
    powers: [{ power: 'super-strength' }, { power: 'nth-metal-mace' }],
    assumed: ['life', 'move', 'range', 'defense', 'height', 'size', 'base'],
  },
  {
    name: 'Solomon Grundy',
    life: 8,
    move: 5,
    range: 1,
    attack: 6,
    defense: 4,
    height: 6,
    size: 'large',
    base: 'single',
    powers: [{ power: 'tough', number: 1 }],
    assumed: ['life', 'move', 'range', 'attack', 'height', 'size', 'base'],
  },
  {
    name: 'The Joker',
    life: 4,
    move: 5,
    range: 5,
    attack: 3,
    defense: 3,
    height: 5,
    size: 'medium',
    base: 'single',
    powers: [],
    assumed: ['life', 'move', 'range', 'attack', 'defense', 'height', 'size', 'base'],
  },
];
