/** Display name; written files use it in lower case. */
export const PRODUCT = 'Groundwork'
