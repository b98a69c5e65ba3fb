import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { PageInvoice } from '@/domain/client-page/page'
import { documentNumber } from '@/domain/estimate/number'
import { isOverdue } from '@/domain/invoice/due'
import { Credits } from './credits'
import { BigButton, Block, Panel, Pill } from './parts'
import { Payments } from './payments'
import { List, Row } from './rows'
import { awaitsAnswer, awaitsPayment, estimateBadge, invoiceBadge } from './status-words'
import type { PartProps } from './types'
import { Visits } from './visits'

export const Overview = (props: PartProps) => {
  const { page, speech } = props
  const { words } = speech
  return (
    <>
      <chakra.div>
        <chakra.h1 fontSize={{ base: '2xl', sm: '3xl' }} fontWeight="semibold" lineHeight="1.2" overflowWrap="anywhere">
          {words.hello(page.client.first_name)}
        </chakra.h1>
        <chakra.p color="fg.muted" mt="1">
          {words.intro(page.business.name)}
        </chakra.p>
      </chakra.div>
      <Waiting {...props} />
      <Visits {...props} />
      <Sent {...props} />
    </>
  )
}

const dueText = (invoice: PageInvoice, { page, speech }: PartProps): string =>
  isOverdue(invoice, page.today)
    ? speech.words.overdueSince(speech.day(invoice.due_date))
    : speech.words.dueOn(speech.day(invoice.due_date))

const Waiting = (props: PartProps) => {
  const { page, speech, onOpen } = props
  const { words, amount, day } = speech
  const estimates = page.estimates.filter(awaitsAnswer)
  const invoices = page.invoices.filter(awaitsPayment)
  return (
    <Block title={words.waiting}>
      {estimates.length + invoices.length === 0 && <Panel color="fg.muted">{words.allDone}</Panel>}
      {estimates.map((estimate) => (
        <Task
          key={`e${estimate.id}`}
          kind={words.estimateCard}
          title={estimate.title}
          detail={`${documentNumber(estimate)} · ${words.validUntil(day(estimate.valid_until))}`}
          amount={amount(estimate.total_amount, estimate.currency)}
        >
          <BigButton onClick={() => onOpen({ estimate: estimate.id })}>{words.reviewEstimate}</BigButton>
        </Task>
      ))}
      {invoices.map((invoice) => (
        <Task
          key={`i${invoice.id}`}
          kind={words.invoiceCard}
          title={invoice.invoice_number}
          detail={dueText(invoice, props)}
          amount={amount(invoice.amount_due, invoice.currency)}
        >
          <BigButton variant="outline" onClick={() => onOpen({ invoice: invoice.id })}>
            {words.viewInvoice}
          </BigButton>
        </Task>
      ))}
    </Block>
  )
}

type TaskProps = { kind: string; title: string; detail: string; amount: string; children: ReactNode }

const Task = ({ kind, title, detail, amount, children }: TaskProps) => (
  <Panel display="flex" flexWrap="wrap" alignItems="center" gap="4">
    <chakra.div flex="1 1 14rem" minW="0" overflowWrap="anywhere">
      <chakra.p textStyle="small" color="fg.muted">
        {kind}
      </chakra.p>
      <chakra.h3 fontSize="lg" fontWeight="semibold">
        {title}
      </chakra.h3>
      <chakra.p textStyle="small" color="fg.muted">
        {detail}
      </chakra.p>
    </chakra.div>
    <chakra.p
      flexBasis={{ base: 'full', sm: 'auto' }}
      fontSize="xl"
      fontWeight="semibold"
      fontVariantNumeric="tabular-nums"
    >
      {amount}
    </chakra.p>
    {children}
  </Panel>
)

const Sent = ({ page, speech, onOpen }: PartProps) => {
  const { words, amount, day } = speech
  return (
    <>
      <List title={words.estimates} empty={words.nothingYet}>
        {page.estimates.map((estimate) => {
          const badge = estimateBadge(estimate, words)
          return (
            <Row
              key={estimate.id}
              title={estimate.title}
              detail={`${documentNumber(estimate)} · ${day(estimate.made_on)}`}
              amount={amount(estimate.total_amount, estimate.currency)}
              badge={<Pill tone={badge.tone}>{badge.text}</Pill>}
              onOpen={() => onOpen({ estimate: estimate.id })}
            />
          )
        })}
      </List>
      <List title={words.invoices} empty={words.nothingYet}>
        {page.invoices.map((invoice) => {
          const badge = invoiceBadge(invoice, page.today, words)
          return (
            <Row
              key={invoice.id}
              title={invoice.invoice_number}
              detail={day(invoice.invoice_date)}
              amount={amount(invoice.total_amount, invoice.currency)}
              badge={<Pill tone={badge.tone}>{badge.text}</Pill>}
              onOpen={() => onOpen({ invoice: invoice.id })}
            />
          )
        })}
      </List>
      <Payments title={words.receipts} invoices={page.invoices} {...{ speech, onOpen }} />
      <Credits invoices={page.invoices} {...{ speech, onOpen }} />
    </>
  )
}
