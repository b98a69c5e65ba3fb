import type { EstimateRow } from './estimate'

/** `EST-1004`, or `EST-1004-v2` for a later version. */
export const documentNumber = ({ estimate_number, revision }: Pick<EstimateRow, 'estimate_number' | 'revision'>) =>
  revision === 1 ? estimate_number : `${estimate_number}-v${revision}`
