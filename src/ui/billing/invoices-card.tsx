import { chakra } from '@chakra-ui/react'
import { INVOICE_DOWNLOAD_FAILED } from '@/domain/subscription/texts'
import { Button } from '@/ui/kit/actions/button'
import { useIsPhone } from '@/ui/kit/behavior/screen-width'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { SkeletonRows } from '@/ui/kit/feedback/skeleton'
import { Card } from '@/ui/kit/layout/card'
import { InvoiceCards } from './invoice-cards'
import { InvoicePages } from './invoice-pages'
import { InvoiceTable } from './invoice-table'
import { Problem } from './problem'
import { rangeText } from './rules/invoice-text'
import type { InvoicesProps } from './types'

/** BILL-01, BILL-06 to BILL-08 */
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

const Invoices = ({ invoices, isTurning, pageNumber, onPage, download, timeZone }: InvoicesProps) => {
  const Shape = useIsPhone() ? InvoiceCards : InvoiceTable
  return (
    <Loaded
      of={invoices}
      loading={<SkeletonRows count={10} label="Loading invoices…" />}
      failed="Invoices could not be loaded."
      empty={(page) => page.invoices.length === 0 && <NoInvoices isNone={page.total === 0} onPage={onPage} />}
    >
      {(page) => (
        <>
          <chakra.div opacity={isTurning ? 0.6 : 1} aria-busy={isTurning}>
            <Shape invoices={page.invoices} download={download} timeZone={timeZone} />
          </chakra.div>
          <InvoicePages pageNumber={pageNumber} total={page.total} isTurning={isTurning} onPage={onPage} />
        </>
      )}
    </Loaded>
  )
}

const NoInvoices = ({ isNone, onPage }: { isNone: boolean; onPage: (page: number) => void }) =>
  isNone ? (
    <EmptyState kind="nothing-yet" title="No invoices yet" hint="Each payment of your subscription shows here." />
  ) : (
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
