import { DEFAULT_TIME_ZONE } from '@/domain/business'
import type { Instant } from '@/domain/clock'
import { type Cents, formatMoney } from '@/domain/money'

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: DEFAULT_TIME_ZONE })

/** `December 4, 2026` */
export const longDate = (at: Instant): string => dates.format(at)

/** `$99.00` out of the whole cents of the wire. */
export const money = (cents: number): string => formatMoney(cents as Cents)

/** `per month` */
export const perPeriod = (period: 'monthly' | 'yearly'): string => (period === 'monthly' ? 'per month' : 'per year')
