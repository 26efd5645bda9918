/** The name of the page's `meta` element with the address of a hosted copy, to which links point. */
export const ADDRESS = 'knockback-address';
