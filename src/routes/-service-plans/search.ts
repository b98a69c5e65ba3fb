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

/** The page's place in the URL: which tab, its filters and order, the open plan and its tab, the open form, and what Create Plan begins with. */
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
/** What the address says of the whole list of a tab, except the search. */
export const WHOLE_TAB = wholeTab
