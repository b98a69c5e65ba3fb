import { chakra } from '@chakra-ui/react'
import type { PageBusiness } from '@/domain/client-page/business'
import type { PageInvoice } from '@/domain/client-page/page'
import { creditNoteDocument, invoiceDocument, receiptDocument } from '@/domain/invoice/document'
import { AskQuestion } from './ask-question'
import { BackLink } from './back-link'
import { Credits } from './credits'
import { ContactWays } from './frame'
import { Paper } from './paper-tools'
import { Block, Note, Panel } from './parts'
import { Payments } from './payments'
import { awaitsPayment } from './status-words'
import type { PageActions, PartProps, PayInvoice } from './types'
import type { Words } from './words/en'

type HowToPayProps = { invoice: PageInvoice; business: PageBusiness; words: Words }

const HowToPay = ({ invoice, business, words }: HowToPayProps) => (
  <chakra.div display="grid" gap="2">
    <p>{words.payContact(business.name)}</p>
    <ContactWays business={business} words={words} />
    <chakra.p textStyle="small" color="fg.muted">
      {words.payReference(invoice.invoice_number)}
    </chakra.p>
  </chakra.div>
)

type Props = PartProps &
  PageActions & {
    invoice: PageInvoice
    receipt: number | undefined
    credit: number | undefined
    pay: PayInvoice | undefined
  }

export const InvoiceView = (props: Props) => {
  const { page, speech, invoice, receipt, credit, onOpen, pay } = props
  const { words, amount, writing } = speech
  const head = { ...page.business, business_name: page.business.name }
  const payment = invoice.payments.find(({ id }) => id === receipt)
  const part = payment
    ? receiptDocument(payment, invoice, head, writing)
    : creditNoteDocument(credit, invoice.credits, invoice, head, writing)
  return (
    <>
      <BackLink words={words} onBack={() => onOpen({})} />
      {invoice.status === 'cancelled' && <Note tone="info" title={words.voidNote} />}
      {invoice.status !== 'cancelled' && !awaitsPayment(invoice) && <Note tone="success" title={words.paidNote} />}
      {awaitsPayment(invoice) && !part && (
        <chakra.div _print={{ display: 'none' }}>
          <Block title={words.payTitle}>
            <Panel display="grid" gap="3">
              <div>
                <chakra.p textStyle="small" color="fg.muted">
                  {words.amountDue}
                </chakra.p>
                <chakra.p fontSize="3xl" fontWeight="semibold" lineHeight="1.2" fontVariantNumeric="tabular-nums">
                  {amount(invoice.amount_due, invoice.currency)}
                </chakra.p>
                {invoice.amount_paid > 0 && (
                  <chakra.p textStyle="small" color="fg.muted">
                    {words.paidPart(
                      amount(invoice.amount_paid, invoice.currency),
                      amount(invoice.total_amount, invoice.currency),
                    )}
                  </chakra.p>
                )}
              </div>
              {pay ? pay(invoice) : <HowToPay invoice={invoice} business={page.business} words={words} />}
            </Panel>
          </Block>
        </chakra.div>
      )}
      <Paper
        words={words}
        document={part ?? invoiceDocument(invoice, head, writing)}
        onPrint={props.onPrint}
        onPdf={props.onPdf}
      />
      {!part && (
        <chakra.div _print={{ display: 'none' }} display="grid" gap="6">
          <Payments title={words.receipts} invoices={[invoice]} {...{ speech, onOpen }} />
          <Credits invoices={[invoice]} {...{ speech, onOpen }} />
        </chakra.div>
      )}
      <AskQuestion {...props} about={{ invoice: invoice.id }} />
    </>
  )
}
