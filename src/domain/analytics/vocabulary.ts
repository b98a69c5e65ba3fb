/** What a report is about, up to a whole year (ANA-01). */
export const PERIODS = ['week', 'month', 'quarter', 'year'] as const
export type Period = (typeof PERIODS)[number]

/** What is reported (EP-044): money earned, jobs done, clients gained, and who did the jobs. */
export const REPORTS = ['revenue', 'jobs', 'customers', 'crews'] as const
export type ReportType = (typeof REPORTS)[number]
