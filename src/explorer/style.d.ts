/** A style sheet is imported where it is used. The build bundles all style sheets. */
declare module '*.css';
