/** A style sheet, imported where it is used; the build bundles all of them. */
declare module '*.css';
