import embed from 'vega-embed';

/* Vega for pages, as a script of its own. Code that draws with it finds it in this global variable. */

(globalThis as { vegaEmbed?: typeof embed }).vegaEmbed = embed;
