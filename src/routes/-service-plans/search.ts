import * as v from 'valibot'
import {
  BILLING_CYCLES,
  FREQUENCIES,
  PLAN_CATEGORIES,
  PLAN_STATUSES,
  TEMPLATE_ACTIVITIES,
} from '@/domain/service-plan/vocabulary'
import { id } from '@/domain/text/field'
import { listUrl, oneOf, openAsOf, openOrNot, openRecord } from '@/ui/kit/records/list/list-url'
import { DETAIL_TABS, PLAN_TABS, SERVICE_PLAN_COLUMNS } from '@/ui/service-plans/types'

/** URL state: tab, filters and sort order, open plan and its tab, open form, and the initial values of Create Plan. */
export const servicePlansUrl = listUrl(
  SERVICE_PLAN_COLUMNS,
  {
    category: v.picklist(PLAN_CATEGORIES),
    frequency: v.picklist(FREQUENCIES),
    activity: v.picklist(TEMPLATE_ACTIVITIES),
    status: v.picklist(PLAN_STATUSES),
    cycle: v.picklist(BILLING_CYCLES),
    client: id,
    balance: v.picklist(['owing']),
  },
  {
    kind: oneOf(PLAN_TABS),
    plan: openRecord,
    tab: oneOf(DETAIL_TABS),
    as_of: openAsOf,
    create: openOrNot,
    edit: openRecord,
    edit_plan: openRecord,
    template: openRecord,
  },
  ['kind'],
)
export type ServicePlansSearch = v.InferOutput<typeof servicePlansUrl.schema>

const { search: _, ...wholeTab } = servicePlansUrl.whole
/** The URL of a tab's unfiltered list; the search stays. */
export const WHOLE_TAB = wholeTab
