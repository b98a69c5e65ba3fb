import * as v from 'valibot'
import { daySchema } from '@/domain/field'
import { JOB_STATUSES } from '@/domain/job/vocabulary'
import { DETAIL_TABS, JOB_SORTS, JOB_VIEWS } from '@/ui/jobs/types'

/** Repairs what cannot be read: a malformed parameter is as good as none. */
const repaired = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined)

/** The job page's place in the URL: view, filters, order, the open record and its tab. */
export const jobsSearch = v.object({
  view: v.optional(v.fallback(v.picklist(JOB_VIEWS), 'list'), 'list'),
  search: v.optional(v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ''), ''),
  status: repaired(v.picklist(JOB_STATUSES)),
  date: repaired(daySchema),
  sort: repaired(v.picklist(JOB_SORTS)),
  job: repaired(v.pipe(v.number(), v.integer(), v.minValue(1))),
  tab: v.optional(v.fallback(v.picklist(DETAIL_TABS), 'details'), 'details'),
  create: v.optional(v.fallback(v.boolean(), false), false),
})
export type JobsSearch = v.InferOutput<typeof jobsSearch>

/** What is left out of the URL because it goes without saying. */
export const JOBS_SEARCH_DEFAULTS = { view: 'list', search: '', tab: 'details', create: false } as const
