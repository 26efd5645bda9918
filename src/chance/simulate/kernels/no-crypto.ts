/**
 * Empty. The build replaces a package with this that would load Node's `crypto` without using it.
 */
export {};
