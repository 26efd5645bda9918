/** The name of the page's `meta` element with the address of a copy that is hosted. */
export const ADDRESS = 'knockback-address';
