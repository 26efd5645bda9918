/* The explorer, for the command line to serve. This module must not depend on any command. */

export { base85 } from './base85.ts';
export { givenTexts } from './given-texts.ts';
export { hostedPage, icon, MANIFEST } from './hosted/hosted-page.ts';
export { SERVICE_WORKER, serviceWorkerText } from './hosted/service-worker.ts';
export { explorerHtml, type PageParts, SMALL_SCRIPTS } from './page-html.ts';
