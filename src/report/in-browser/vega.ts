/* Vega for pages, as a separate script. Code that draws with Vega finds it in this global variable. */

import embed from 'vega-embed';

(globalThis as { vegaEmbed?: typeof embed }).vegaEmbed = embed;
