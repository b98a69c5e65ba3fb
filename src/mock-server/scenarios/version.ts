/** Changes whenever the sample data of the same day has other rows, or another history, than before. */
export const SEED_VERSION = '18'
