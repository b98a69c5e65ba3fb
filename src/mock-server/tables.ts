import * as v from 'valibot'
import { maySeeInvoices } from '@/domain/invoice/permissions'
import { maySeeWholeCrew } from '@/domain/scheduling/permissions'
import { formatDay } from '@/domain/time/calendar'
import { daySchema } from '@/domain/time/day'
import { accountTables } from './accounts/tables'
import { billingTables } from './billing/tables'
import { catalogTables } from './catalog/tables'
import { chemicalTables } from './chemicals/tables'
import { clientPageTables } from './client-page/tables'
import { clientTables } from './clients/tables'
import { conversationTables } from './communications/conversation-tables'
import { messagingSettingsTables } from './communications/settings/tables'
import { type OtherStreams, type Registry, schemaFrom } from './core/log/registry'
import { crewTables } from './crew/tables'
import { equipmentTables } from './equipment/tables'
import { estimateTables } from './estimates/tables'
import { invoiceTables } from './invoices/tables'
import { jobTables } from './jobs/tables'
import { paymentTables } from './payments/tables'
import { payoutTables } from './payouts/tables'
import { planTables } from './plans/tables'
import { trackingTables } from './tracking/tables'
import { viewTables } from './views/tables'

const REGISTRY = {
  ...accountTables,
  ...billingTables,
  ...catalogTables,
  ...chemicalTables,
  ...clientTables,
  ...clientPageTables,
  ...conversationTables,
  ...crewTables,
  ...equipmentTables,
  ...estimateTables,
  ...invoiceTables,
  ...jobTables,
  ...messagingSettingsTables,
  ...payoutTables,
  ...paymentTables,
  ...planTables,
  ...trackingTables,
  ...viewTables,
} satisfies Registry

/**
 * `schedule/1:2026-11-20`: a business's auto-schedule runs of one day. `invoice_run/1:2026-12-01`: the invoices that its plans generated on
 * one day.
 */
const OTHER_STREAMS: OtherStreams = {
  invoice_run(key, actor, store) {
    const [business, day] = key.split(':')
    if (!v.is(daySchema, day)) return undefined
    const visible = Number(business) === actor.business_id && maySeeInvoices(actor)
    const name = `Plan invoices of ${formatDay(day, store.today(actor.time_zone))}`
    return { name, visible, page: `/dashboard/invoicing?run=${day}` }
  },
  schedule(key, actor, store) {
    const [business, day] = key.split(':')
    if (!v.is(daySchema, day)) return undefined
    const visible = Number(business) === actor.business_id && maySeeWholeCrew(actor)
    return { name: `Schedule of ${formatDay(day, store.today(actor.time_zone))}`, visible, page: null }
  },
}

export const SCHEMA = schemaFrom(REGISTRY, OTHER_STREAMS, async () => (await import('./undo-rules')).UNDO_RULES)
