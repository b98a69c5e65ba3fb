import { useMemo } from 'react'
import { createRefusal } from '@/domain/invoice/permissions'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { Button } from '@/ui/kit/actions/button'
import { usePreload } from '@/ui/kit/behavior/lazy-part'
import { AddButton, RecordsPage } from '@/ui/kit/records/list/records-page'
import { RecordsPanel } from '@/ui/kit/records/list/records-panel'
import { useRecordList } from '@/ui/kit/records/list/use-record-list'
import { InvoiceRuns } from '@/ui/shared/invoice-runs'
import { Figures } from './figures'
import { LazyInvoiceDetails, LazyInvoiceDialogs } from './lazy-parts'
import { invoiceRecords } from './records'
import type { InvoicingScreenProps } from './types'
import { useInvoiceActions } from './use-invoice-actions'

const NONE: readonly never[] = []

/** Invoicing (INV-01, INV-02). All data and actions come through props. */
export const InvoicingScreen = (props: InvoicingScreenProps) => {
  const { invoices, charges, actor, today, commands, seesClients, onAdd, onBill, onJournal } = props
  usePreload(LazyInvoiceDetails)
  usePreload(LazyInvoiceDialogs)
  const all = invoices.state === 'ready' ? invoices.value : NONE
  const open = charges.state === 'ready' ? charges.value : null
  const billed = useMemo(
    () => (invoices.state === 'ready' && open ? { invoices: all, charges: open } : null),
    [invoices.state, all, open],
  )
  const isAnythingBilled = invoices.state === 'loading' || all.length > 0 || (billed?.charges.length ?? 0) > 0
  const timeZone = actor.time_zone
  const definition = useMemo(
    () => invoiceRecords({ invoices: all, seesClients, today, timeZone }),
    [all, seesClients, today, timeZone],
  )
  const actions = useInvoiceActions(definition, props)
  const list = useRecordList(definition, actions, { ...props, records: invoices })
  const refusal = createRefusal(actor)
  const adding = { label: 'New Invoice', refusal, onAdd }
  return (
    <>
      <RecordsPage
        title="Invoicing"
        list={list}
        adding={adding}
        actions={
          <>
            <Button variant="outline" size={list.phone ? 'sm' : 'md'} onClick={onJournal}>
              Export journal
            </Button>
            <ActionButton variant="outline" size={list.phone ? 'sm' : 'md'} disabledReason={refusal} onClick={onBill}>
              Bill Work
            </ActionButton>
          </>
        }
      >
        <InvoiceRuns {...props.runs} today={today} />
        {isAnythingBilled && charges.state !== 'failed' && (
          <Figures billed={billed} today={today} age={props.place.age} onNarrow={props.onPlace} />
        )}
        <RecordsPanel
          list={list}
          failed="Failed to load invoices. Please try again."
          nothingYet={{
            hint: 'An invoice asks a client for money: for finished jobs, for a due cycle of a service plan, or for anything else.',
            action: <AddButton {...adding} />,
          }}
        />
      </RecordsPage>
      {actions.asking && (
        <LazyInvoiceDialogs {...{ definition, actions, commands, today }} withWhole={props.withWhole} />
      )}
    </>
  )
}
