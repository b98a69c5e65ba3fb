/** ANA-01. */
export const PERIODS = ['week', 'month', 'quarter', 'year'] as const
export type Period = (typeof PERIODS)[number]

/** Reports on jobs and clients (EP-044). */
export const WORK_REPORTS = ['revenue', 'jobs', 'customers', 'crews'] as const
export type WorkReport = (typeof WORK_REPORTS)[number]

/** Invoice reports by bar: amounts invoiced, and payments less refunds. Neither is revenue earned. */
export const BILLING_TRENDS = ['invoiced', 'collected'] as const

const BILLING_STANDINGS = [
  'receivables',
  'estimates_answered',
  'estimates_value',
  'paid_in_full',
  'days_to_pay',
] as const

export const BILLING_REPORTS = [...BILLING_TRENDS, ...BILLING_STANDINGS] as const
export type BillingReport = (typeof BILLING_REPORTS)[number]

export const REPORTS = [...WORK_REPORTS, ...BILLING_REPORTS] as const
export type ReportType = (typeof REPORTS)[number]

const OF_MONEY: readonly ReportType[] = ['revenue', 'invoiced', 'collected', 'receivables', 'estimates_value']

export const isOfMoney = (type: ReportType): boolean => OF_MONEY.includes(type)
