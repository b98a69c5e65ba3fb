/** What a report is about, up to a whole year (ANA-01). */
export const PERIODS = ['week', 'month', 'quarter', 'year'] as const
export type Period = (typeof PERIODS)[number]

/** What the jobs and clients of a business tell (EP-044): what was earned by jobs done, jobs done, clients gained, and who did the jobs. */
export const WORK_REPORTS = ['revenue', 'jobs', 'customers', 'crews'] as const
export type WorkReport = (typeof WORK_REPORTS)[number]

/** What its invoices tell: what was asked for, and what was paid. Neither is what was earned. */
export const BILLING_REPORTS = ['invoiced', 'collected'] as const
export type BillingReport = (typeof BILLING_REPORTS)[number]

export const REPORTS = [...WORK_REPORTS, ...BILLING_REPORTS] as const
export type ReportType = (typeof REPORTS)[number]

/** Whether a report counts money, in cents, rather than records. */
export const isOfMoney = (type: ReportType): boolean =>
  type === 'revenue' || type === 'invoiced' || type === 'collected'
