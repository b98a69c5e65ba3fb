/** Change it whenever the sample data of a given day gets other rows or another history. */
export const SEED_VERSION = '23'
