import type { EstimateRow } from '@/domain/estimate/estimate'
import type { Reader } from '../core/log/rows'

/** Undefined when there is none. */
export const newerVersionOf = (id: number, store: Reader): EstimateRow | undefined =>
  store.naming('estimates', 'revises_id', id)[0]
