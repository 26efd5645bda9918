const page = (text: string, link: string) => ({ text, link });

/** The pages of the site in the order in which they are read. */
export const SIDEBAR = [
  {
    text: 'Guide',
    items: [
      page('What it does', '/'),
      page('At the table', '/docs/guide/at-the-table'),
      page('Cards and powers', '/docs/guide/cards-and-powers'),
      page('Duels and survival', '/docs/guide/duels'),
      page('Battles', '/docs/guide/battles'),
      page('What a card is worth, by armies', '/docs/guide/armies'),
      page('Boards and maps', '/docs/guide/boards-and-maps'),
      page('Turns of several attackers', '/docs/guide/turns'),
      page('Fields and prices', '/docs/guide/fields-and-prices'),
      page('Experiment files', '/docs/guide/experiments'),
      page('Reports', '/docs/guide/reports'),
      page('Scripts and the library', '/docs/guide/scripts'),
      page('HeroClix', '/docs/guide/heroclix'),
      page('Long runs and many machines', '/docs/many-machines'),
    ],
  },
  {
    text: 'Cards',
    items: [
      page('All cards', '/cards/'),
      page('Classic', '/cards/classic'),
      page('Modern', '/cards/modern'),
      page('Made by players', '/cards/customs'),
    ],
  },
  {
    text: 'Findings',
    items: [
      page('How well the policies play', '/docs/battle-policy'),
      page('Tables of self-play', '/reference/self-play'),
      page('Does it predict?', '/docs/prediction'),
      page('What powers through others are worth', '/docs/powers-in-battle'),
      page('All powers through others', '/reference/powers-in-battle'),
      page('What Super Strength is worth', '/docs/super-strength'),
      page('Doubts about the cards', '/docs/card-doubts'),
      page('All doubts about the cards', '/reference/card-doubts'),
      page('Speed', '/docs/speed'),
    ],
  },
  {
    text: 'Reference',
    items: [
      page('The rules', '/RULES'),
      page('The library', '/docs/library'),
      page('Function by function', '/reference/library'),
      page('The JSON of results', '/docs/results'),
      page('The keys of results', '/reference/results'),
      page('Changes', '/CHANGELOG'),
    ],
  },
  {
    text: 'The program',
    collapsed: true,
    items: [
      page('Contributing', '/CONTRIBUTING'),
      page('How it is built', '/docs/architecture/README'),
      page('Streams, kernels and battles', '/docs/architecture/simulation'),
      page('Tests', '/docs/architecture/testing'),
      page('Dependencies', '/docs/architecture/dependencies'),
      page('How to add …', '/docs/adding'),
    ],
  },
];
