/* Vega for pages, as a script of its own. Code that draws with it finds it in this global variable. */

import embed from 'vega-embed';

(globalThis as { vegaEmbed?: typeof embed }).vegaEmbed = embed;
