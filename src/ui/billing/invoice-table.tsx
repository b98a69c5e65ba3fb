import { Box } from '@chakra-ui/react'
import type { SubscriptionInvoice } from '@/domain/subscription/billing'
import { Badge } from '@/ui/kit/feedback/badge'
import { calendarDate } from '@/ui/kit/layout/relative-time'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'
import { DownloadButton } from './download-button'
import { invoiceAmount, invoiceStatus } from './rules/invoice-text'
import type { Task } from './types'

export type InvoiceListProps = {
  invoices: readonly SubscriptionInvoice[]
  download: Task<SubscriptionInvoice>
  timeZone: string
}

export const InvoiceTable = ({ invoices, download, timeZone }: InvoiceListProps) => (
  <Box
    css={{
      overflowX: 'auto',
      fontVariantNumeric: 'tabular-nums',
      '& table': { width: '100%', fontSize: 'sm' },
      '& th': {
        height: '36px',
        px: '2',
        textAlign: 'start',
        fontWeight: 'semibold',
        color: 'fg.muted',
        bg: 'bg.muted',
      },
      '& td': { height: 'var(--row-height)', px: '2', borderBottomWidth: '1px', whiteSpace: 'nowrap' },
      '& tbody tr:last-child td': { borderBottomWidth: 0 },
      '& .amount': { textAlign: 'end' },
      '& .act': { textAlign: 'end', width: '1%' },
    }}
  >
    <table>
      <VisuallyHidden asChild>
        <caption>Invoices</caption>
      </VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">Number</th>
          <th scope="col">Date</th>
          <th scope="col">Period</th>
          <th scope="col" className="amount">
            Amount
          </th>
          <th scope="col">Status</th>
          <th scope="col" className="act">
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => {
          const { label, tone } = invoiceStatus(invoice.status)
          return (
            <tr key={invoice.id}>
              <td>{invoice.number}</td>
              <td>{calendarDate(invoice.created_at, timeZone)}</td>
              <td>
                {calendarDate(invoice.period_start, timeZone)} – {calendarDate(invoice.period_end, timeZone)}
              </td>
              <td className="amount">{invoiceAmount(invoice)}</td>
              <td>
                <Badge tone={tone}>{label}</Badge>
              </td>
              <td className="act">
                <DownloadButton invoice={invoice} download={download} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  </Box>
)
