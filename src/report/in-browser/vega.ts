import embed from 'vega-embed';

/* Vega for pages, a script of its own: what draws with it finds it here. */

(globalThis as { vegaEmbed?: typeof embed }).vegaEmbed = embed;
