/** Whoever a sentence is about: a figure, or a squad of several. */
export interface Named {
  readonly name: string;
  readonly type?: string | undefined;
}

/** A plural noun: "Warriors" and "Minutemen", but not "Gladiatrix", "Locus" or "Colossus". */
const PLURAL_NOUN = /(?:[^sui]s|men)$/i;

/**
 * Whether a name takes the verb of several: that of a squad whose noun is a plural. "Tarn Viking Warriors win",
 * but "10th Regiment of Foot wins" and, a hero, "Braxas wins".
 */
export function isPlural({ name, type }: Named): boolean {
  const [noun = ''] = name.split(/ (?:of|from|in|the) /);
  return type === 'squad' && PLURAL_NOUN.test(noun);
}

/** "Krug's", "Braxas's", "Tarn Viking Warriors'". */
export function possessive(one: Named): string {
  return isPlural(one) && one.name.endsWith('s') ? `${one.name}'` : `${one.name}'s`;
}

/** A name within a sentence: "the Joker". */
export function inSentence(name: string): string {
  return name.replace(/^The /, 'the ');
}

/** A name with its verb: "Krug wins", "Tarn Viking Warriors win". */
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
 * The verb of one, or of several.
 *
 * @param verb of one: "wins"
 */
export function verbOf(several: boolean, verb: string): string {
  if (!several) return verb;
  const irregular = Object.hasOwn(OF_SEVERAL, verb) ? OF_SEVERAL[verb] : undefined;
  return irregular ?? verb.replace(/(?<=ss|sh|ch|x)es$|s$/, '');
}

/** "it receives", "they receive" */
export function itDoes(one: Named, verb: string): string {
  return `${isPlural(one) ? 'they' : 'it'} ${verbOf(isPlural(one), verb)}`;
}

/** "its attack dice", "their attack dice" */
export function its(one: Named): string {
  return isPlural(one) ? 'their' : 'its';
}

/** What stands for it after a verb: "destroys it", "destroys them". */
export function objectOf(one: Named): string {
  return isPlural(one) ? 'them' : 'it';
}
