/* Grammar for card names in sentences: plural squads, possessives, and verbs that agree with a name. */

/** The subject of a sentence: a figure or a squad. */
export interface Named {
  readonly name: string;
  readonly type?: string | undefined;
}

/** Matches plural nouns: "Warriors", "Minutemen" and "Teeth", but not "Gladiatrix", "Locus", "Colossus" or "Corps". */
const PLURAL_NOUN = /(?:(?<!\bcorp)(?<=[^sui])s|men|teeth)$/i;

/**
 * Whether a name takes a plural verb, as a squad with a plural noun does: "Tarn Viking Warriors win", but "10th
 * Regiment of Foot wins", and "Braxas wins" for a hero.
 */
export function isPlural({ name, type }: Named): boolean {
  const [noun] = splitName(name);
  return type === 'squad' && PLURAL_NOUN.test(noun);
}

/**
 * The name of one figure of a squad: "Tarn Viking Warrior", "Ninja of the Northern Wind". "Airborne Elite" and "12th
 * Rifles" are unchanged.
 */
export function singularOf({ name }: Named): string {
  const [noun, rest] = splitName(name);
  if (!PLURAL_NOUN.test(noun)) return name;
  const endings: readonly (readonly [RegExp, string])[] = [
    // Keeps the s of "Rifles", because a soldier of this unit is not "a rifle".
    [/(?<=rifle)s$/i, 's'],
    [/men$/, 'man'],
    [/eeth$/, 'ooth'],
    [/olves$/, 'olf'],
    [/elves$/, 'elf'],
    [/(?<=\b(?:zomb|gen|pix|brown|valkyr|faer))ies$/i, 'ie'],
    [/(?<=[^aeiou])ies$/, 'y'],
    [/(?<=ss|sh|ch|x)es$/, ''],
    [/s$/, ''],
  ];
  const [ending, one] = endings.find(([end]) => end.test(noun)) ?? [/$/, ''];
  return `${noun.replace(ending, one)}${rest}`;
}

/** Splits a name into its noun and the rest: "Ninjas", " of the Northern Wind". */
function splitName(name: string): [noun: string, rest: string] {
  const [noun = ''] = name.split(/ (?:of|from|in|the) /);
  return [noun, name.slice(noun.length)];
}

/** A name in the possessive: "Krug's", "Braxas's", "Tarn Viking Warriors'". */
export function possessive(one: Named): string {
  return isPlural(one) && one.name.endsWith('s') ? `${one.name}'` : `${one.name}'s`;
}

/** A name within a sentence: "the Joker". */
export function inSentence(name: string): string {
  return name.replace(/^The /, 'the ');
}

/** A name followed by its verb: "Krug wins", "Tarn Viking Warriors win". */
export function does(one: Named, verb: string): string {
  return `${one.name} ${verbOf(isPlural(one), verb)}`;
}

const OF_SEVERAL: Readonly<Record<string, string>> = {
  is: 'are',
  has: 'have',
  does: 'do',
  goes: 'go',
};

/**
 * @param several whether the verb is plural
 * @param verb the singular form: "wins"
 */
export function verbOf(several: boolean, verb: string): string {
  if (!several) return verb;
  const irregular = Object.hasOwn(OF_SEVERAL, verb) ? OF_SEVERAL[verb] : undefined;
  return irregular ?? verb.replace(/(?<=ss|sh|ch|x)es$|s$/, '');
}

/** The pronoun for a name, with its verb: "it receives", "they receive". */
export function itDoes(one: Named, verb: string): string {
  return `${isPlural(one) ? 'they' : 'it'} ${verbOf(isPlural(one), verb)}`;
}

/** The possessive pronoun for a name: "its attack dice", "their attack dice". */
export function its(one: Named): string {
  return isPlural(one) ? 'their' : 'its';
}
