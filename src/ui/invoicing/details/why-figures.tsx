import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { type Billed, figuresOf, partsOfFigures } from '@/domain/invoice/figures'
import type { ListedInvoice } from '@/domain/invoice/invoice'
import { INVOICE_STATUSES, statusLabel } from '@/domain/invoice/vocabulary'
import { amountIn } from '@/domain/money/amount-in'
import { numberText } from '@/domain/money/number-text'
import { chargeNumber, type StandaloneCharge } from '@/domain/service-plan/plan'
import { type Day, formatDate } from '@/domain/time/calendar'
import { TextLink } from '@/ui/kit/actions/text-link'
import { BreakdownLine, BreakdownList } from '@/ui/kit/layout/breakdown-list'
import { Dialog } from '@/ui/kit/overlays/dialog'

export type FigureTitle = 'Total Invoices' | 'Total Outstanding' | 'Paid This Month' | 'Overdue'

type Props = {
  open: boolean
  onClose: () => void
  billed: Billed
  today: Day
  /** Explains all four when absent. */
  only?: FigureTitle | undefined
}

/** Breakdown of the four figures above the invoices, with links to each part (INV-01). */
export const WhyFigures = ({ open, onClose, billed, today, only }: Props) => {
  const { invoices } = billed
  const figures = figuresOf(billed, today)
  const parts = partsOfFigures(billed, today)
  return (
    <Dialog open={open} onClose={onClose} title={only ?? 'Why these numbers?'}>
      <chakra.div display="grid" gap="4">
        <Figure only={only} title="Total Invoices" value={numberText(figures.total)}>
          {INVOICE_STATUSES.map((status) => ({ status, own: invoices.filter((each) => each.status === status) }))
            .filter(({ own }) => own.length > 0)
            .map(({ status, own }) => (
              <BreakdownLine key={status} amount={numberText(own.length)}>
                <TextLink to="/dashboard/invoicing" search={{ status }} onClick={onClose}>
                  {statusLabel(status)}
                </TextLink>
              </BreakdownLine>
            ))}
        </Figure>
        <Figure only={only} title="Total Outstanding" value={figures.outstanding}>
          {[
            ...parts.open.toSorted(byDue).map((invoice) => <DueLine key={invoice.id} {...{ invoice, onClose }} />),
            ...parts.charges.toSorted(bySize).map((charge) => (
              <ChargeLine key={`charge ${charge.id}`} {...{ charge, onClose }}>
                due {formatDate(charge.due_date)}
              </ChargeLine>
            )),
          ]}
        </Figure>
        <Figure only={only} title="Paid This Month" value={figures.paidThisMonth}>
          {[
            ...[
              ...parts.paid.map((each) => ({
                ...each,
                key: `paid ${each.id}`,
                what: `paid ${formatDate(each.payment_date)}`,
              })),
              ...parts.back.map((each) => ({
                ...each,
                key: `back ${each.id}`,
                what: `refunded ${formatDate(each.refund_date)}`,
              })),
            ]
              .sort(bySize)
              .map(({ key, invoice, amount, currency, what }) => (
                <BreakdownLine key={key} amount={amountIn(amount, currency)}>
                  <InvoiceLink {...{ invoice, onClose }} /> {invoice.client_name}, {what}
                </BreakdownLine>
              )),
            ...parts.paidCharges.toSorted(bySize).map((charge) => (
              <ChargeLine key={`charge ${charge.id}`} {...{ charge, onClose }}>
                paid {formatDate(charge.paid_on ?? charge.due_date)}
              </ChargeLine>
            )),
          ]}
        </Figure>
        <Figure only={only} title="Overdue" value={`${numberText(figures.overdue)}, ${figures.overdueAmount} late`}>
          {parts.late.toSorted(byDue).map((invoice) => (
            <DueLine key={invoice.id} {...{ invoice, onClose }} />
          ))}
        </Figure>
      </chakra.div>
    </Dialog>
  )
}

const bySize = (a: { amount: number }, b: { amount: number }) => Math.abs(b.amount) - Math.abs(a.amount)
const byDue = (a: ListedInvoice, b: ListedInvoice) => b.amount_due - a.amount_due

type FigureProps = { title: FigureTitle; value: string; only: FigureTitle | undefined; children: ReactNode[] }

const Figure = ({ title, value, only, children }: FigureProps) => (
  <section hidden={only !== undefined && only !== title}>
    <chakra.h3 fontWeight="medium" display="flex" justifyContent="space-between" gap="3">
      <span>{title}</span>
      <span>{value}</span>
    </chakra.h3>
    {children.length === 0 ? <p>Nothing counts for it.</p> : <BreakdownList label={title}>{children}</BreakdownList>}
  </section>
)

type Linked<I> = { invoice: I; onClose: () => void }

const InvoiceLink = ({
  invoice: { id, invoice_number },
  onClose,
}: Linked<Pick<ListedInvoice, 'id' | 'invoice_number'>>) => (
  <TextLink to="/dashboard/invoicing" search={{ invoice: id }} onClick={onClose}>
    {invoice_number}
  </TextLink>
)

type ChargeLineProps = { charge: StandaloneCharge; onClose: () => void; children: ReactNode }

const ChargeLine = ({ charge, onClose, children }: ChargeLineProps) => (
  <BreakdownLine amount={amountIn(charge.amount, charge.currency)}>
    <TextLink
      to="/dashboard/service-plans"
      search={{ kind: 'plans', plan: charge.plan_id, tab: 'charges' }}
      onClick={onClose}
    >
      {chargeNumber(charge)}
    </TextLink>{' '}
    {charge.client_name}, {charge.plan_name}, {children}
  </BreakdownLine>
)

const DueLine = ({ invoice, onClose }: Linked<ListedInvoice>) => (
  <BreakdownLine amount={amountIn(invoice.amount_due, invoice.currency)}>
    <InvoiceLink {...{ invoice, onClose }} /> {invoice.client_name}, due {formatDate(invoice.due_date)}
  </BreakdownLine>
)
