import { Box } from '@chakra-ui/react'
import { Badge } from '@/ui/kit/feedback/badge'
import { calendarDate } from '@/ui/kit/layout/relative-time'
import { DownloadButton } from './download-button'
import type { InvoiceListProps } from './invoice-table'
import { invoiceAmount, invoiceStatus } from './rules/invoice-text'

export const InvoiceCards = ({ invoices, download, timeZone }: InvoiceListProps) => (
  <Box
    css={{
      '& ul': { listStyle: 'none', display: 'grid', gap: '2' },
      '& article': { borderWidth: '1px', borderRadius: 'md', p: '3', display: 'grid', gap: '1' },
      '& header': { display: 'flex', justifyContent: 'space-between', gap: '2', fontWeight: 'semibold' },
      '& footer': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '2', mt: '1' },
      '& p': { fontSize: 'sm', color: 'fg.muted' },
      fontVariantNumeric: 'tabular-nums',
    }}
  >
    <ul aria-label="Invoices">
      {invoices.map((invoice) => {
        const { label, tone } = invoiceStatus(invoice.status)
        return (
          <li key={invoice.id}>
            <article>
              <header>
                <span>{invoice.number}</span>
                <span>{invoiceAmount(invoice)}</span>
              </header>
              <p>Date: {calendarDate(invoice.created_at, timeZone)}</p>
              <p>
                Period: {calendarDate(invoice.period_start, timeZone)} – {calendarDate(invoice.period_end, timeZone)}
              </p>
              <footer>
                <Badge tone={tone}>{label}</Badge>
                <DownloadButton invoice={invoice} download={download} />
              </footer>
            </article>
          </li>
        )
      })}
    </ul>
  </Box>
)
