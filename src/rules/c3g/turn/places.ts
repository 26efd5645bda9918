import { placeName, type Space } from '../../../boards/space.ts';

/** Places of a board by numbers, each given out when it is first come to. */
export interface Places {
  numberOf(spaces: readonly Space[]): number;
  spacesOf(number: number): readonly Space[];
}

export function numberedPlaces(): Places {
  const numbers = new Map<string, number>();
  const all: (readonly Space[])[] = [];
  return {
    numberOf(spaces) {
      const name = placeName(spaces);
      const known = numbers.get(name);
      if (known !== undefined) return known;
      const number = all.push(spaces) - 1;
      numbers.set(name, number);
      return number;
    },
    spacesOf: (number) => all[number] ?? [],
  };
}
