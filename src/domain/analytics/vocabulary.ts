/** What a report is about, up to a whole year (ANA-01). */
export const PERIODS = ['week', 'month', 'quarter', 'year'] as const
export type Period = (typeof PERIODS)[number]

/** The reports on the jobs and clients of a business (EP-044): revenue from jobs done, jobs done, clients gained, and who did the jobs. */
export const WORK_REPORTS = ['revenue', 'jobs', 'customers', 'crews'] as const
export type WorkReport = (typeof WORK_REPORTS)[number]

/** The reports on its invoices bar by bar: what was invoiced, and what was paid less refunds. Neither is what was earned. */
export const BILLING_TRENDS = ['invoiced', 'collected'] as const

/** Other reports on its invoices and estimates: what is owed by age, what clients answered, and how long they take to pay. */
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

/** Whether a report counts money, in cents, rather than records or days. */
export const isOfMoney = (type: ReportType): boolean => OF_MONEY.includes(type)
