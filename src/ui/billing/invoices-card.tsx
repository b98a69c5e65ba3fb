import { chakra } from '@chakra-ui/react'
import { INVOICE_DOWNLOAD_FAILED } from '@/domain/subscription/texts'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { EmptyState } from '@/ui/kit/empty-state'
import { SkeletonRows } from '@/ui/kit/skeleton'
import { useIsPhone } from '@/ui/kit/use-is-phone'
import { InvoiceCards } from './invoice-cards'
import { InvoicePages } from './invoice-pages'
import { InvoiceTable } from './invoice-table'
import { Problem } from './problem'
import { rangeText } from './rules/invoice-text'
import type { InvoicesProps } from './types'

/** The subscription's invoices, ten to a page (BILL-01, BILL-06 to BILL-08). */
export const InvoicesCard = (props: InvoicesProps) => {
  const { invoices, pageNumber, download } = props
  return (
    <Card
      title="Invoices"
      actions={
        <chakra.span role="status" textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
          {invoices.state === 'ready' && rangeText(pageNumber, invoices.value.total)}
        </chakra.span>
      }
    >
      <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
        <Problem task={download} text={INVOICE_DOWNLOAD_FAILED} />
        <Invoices {...props} />
      </chakra.div>
    </Card>
  )
}

const Invoices = (props: InvoicesProps) => {
  const isPhone = useIsPhone()
  const { invoices, isTurning, onRetry, pageNumber, onPage, download, timeZone } = props
  if (invoices.state === 'loading') return <SkeletonRows count={10} label="Loading invoices…" />
  if (invoices.state === 'failed')
    return (
      <EmptyState
        kind="failed"
        title="Invoices could not be loaded."
        hint={invoices.failure.message}
        onRetry={onRetry}
      />
    )
  const { total } = invoices.value
  if (total === 0)
    return (
      <EmptyState kind="nothing-yet" title="No invoices yet" hint="Each payment of your subscription shows here." />
    )
  if (invoices.value.invoices.length === 0)
    return (
      <EmptyState
        kind="no-match"
        title="There are no invoices on this page."
        action={
          <Button variant="outline" onClick={() => onPage(1)}>
            First page
          </Button>
        }
      />
    )
  const Shape = isPhone ? InvoiceCards : InvoiceTable
  return (
    <>
      <chakra.div opacity={isTurning ? 0.6 : 1} aria-busy={isTurning}>
        <Shape invoices={invoices.value.invoices} download={download} timeZone={timeZone} />
      </chakra.div>
      <InvoicePages pageNumber={pageNumber} total={total} isTurning={isTurning} onPage={onPage} />
    </>
  )
}
