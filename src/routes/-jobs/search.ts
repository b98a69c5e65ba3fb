import * as v from 'valibot'
import { JOB_STATUSES } from '@/domain/job/vocabulary'
import { id } from '@/domain/text/field'
import { daySchema } from '@/domain/time/day'
import { CALENDAR_MODES, DETAIL_TABS, JOB_COLUMNS, JOB_VIEWS } from '@/ui/jobs/types'
import { listUrl, oneOf, openAsOf, openOrNot, openRecord } from '@/ui/kit/records/list/list-url'

export const jobsUrl = listUrl(
  JOB_COLUMNS,
  { status: v.picklist(JOB_STATUSES), date: daySchema, crew: v.union([id, v.literal('nobody')]) },
  {
    view: oneOf(JOB_VIEWS),
    mode: oneOf(CALENDAR_MODES),
    job: openRecord,
    tab: oneOf(DETAIL_TABS),
    as_of: openAsOf,
    create: openOrNot,
    edit: openRecord,
    copy: openRecord,
    client: openRecord,
    property: openRecord,
    equipment: openRecord,
    /** The message that the new job is made from. */
    message: openRecord,
  },
  ['view', 'mode'],
)
export type JobsSearch = v.InferOutput<typeof jobsUrl.schema>
