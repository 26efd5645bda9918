/**
 * The name of the page's `meta` element that contains the address of a hosted copy; shared links point to that address.
 */
export const ADDRESS = 'knockback-address';
