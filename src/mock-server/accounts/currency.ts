import type { Currency } from '@/domain/account/vocabulary'
import type { Reader } from '../core/log/rows'

/** The currency of a business's prices and new documents. */
export const currencyOf = (businessId: number, store: Reader): Currency =>
  store.find('businesses', businessId)?.currency ?? 'USD'
