import type { PageInvoice } from '@/domain/client-page/page'
import { latestFirst } from './latest-first'
import { List, Row } from './rows'
import type { PartProps } from './types'

type Props = Pick<PartProps, 'speech' | 'onOpen'> & { invoices: readonly PageInvoice[] }

export const Credits = ({ invoices, speech, onOpen }: Props) => {
  const { words, amount, day, writing } = speech
  const credits = latestFirst(
    invoices,
    (invoice) => invoice.credits,
    (credit) => credit.credit_date,
  )
  if (credits.length === 0) return null
  return (
    <List title={writing.words['Credit notes']} empty={words.nothingYet}>
      {credits.map(({ part: credit, invoice }) => (
        <Row
          key={credit.id}
          title={`${writing.words['Credit note']} ${credit.credit_number}`}
          detail={`${day(credit.credit_date)} · ${invoice.invoice_number}`}
          amount={amount(credit.amount, invoice.currency)}
          onOpen={() => onOpen({ invoice: invoice.id, credit: credit.id })}
        />
      ))}
    </List>
  )
}
