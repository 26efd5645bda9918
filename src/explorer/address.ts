/** The name of the page's `meta` element that holds the address of a hosted copy: links lead there. */
export const ADDRESS = 'knockback-address';
