/** Name of the product, as people read it; files that it writes carry it in lower case. */
export const PRODUCT = 'Groundwork'
