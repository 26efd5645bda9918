/** An empty module. In the build, it replaces a package that would load Node's `crypto` without using it. */
export {};
