/** Nothing: what the build gives to a package that would load Node's `crypto` and not use it. */
export {};
