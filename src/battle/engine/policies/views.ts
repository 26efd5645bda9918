import type { Company } from './company.ts';
import type { Danger } from './danger.ts';
import type { Deeds } from './deeds.ts';
import type { GlyphWorths } from './glyph-worths.ts';
import type { Outlook } from './outlook.ts';
import type { Prospects } from './prospects.ts';
import type { Strikes } from './strikes.ts';

/** All that `standard` looks at a position by. */
export interface Views {
  readonly prospects: Prospects;
  readonly outlook: Outlook;
  readonly strikes: Strikes;
  readonly company: Company;
  readonly danger: Danger;
  readonly deeds: Deeds;
  readonly glyphs: GlyphWorths;
}
