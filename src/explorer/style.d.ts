/** A style sheet, imported for the page that it belongs to: the build bundles them. */
declare module '*.css';
