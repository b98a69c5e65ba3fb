import type { ListedInvoice } from '@/domain/invoice/invoice'
import { counted } from '@/domain/text/wording'
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog'
import { namesPhrase } from '@/ui/kit/records/actions/definition'
import { ApplyCreditDialog } from './apply-credit-dialog'
import { CreditDialog } from './credit-dialog'
import type { InvoiceDialogsProps } from './dialog-props'
import { PaymentDialog } from './payment-dialog'
import { RefundDialog } from './refund-dialog'
import { VoidDialog } from './void-dialog'

export const InvoiceDialogs = (props: InvoiceDialogsProps) => {
  const { asking } = props.actions
  const invoice = asking?.records[0]
  if (!asking || !invoice) return null
  switch (asking.what) {
    case 'send':
    case 'remind':
      return <Going {...props} what={asking.what} invoices={asking.records} />
    case 'pay':
      return props.withWhole(invoice.id, (now) => (
        <PaymentDialog {...props} {...{ invoice, now: now.state === 'ready' ? now.value : invoice }} />
      ))
    case 'refund':
      return props.withWhole(invoice.id, (source) => <RefundDialog {...props} {...{ invoice, source }} />)
    case 'credit':
      return <CreditDialog {...props} invoice={invoice} />
    case 'apply':
      return <ApplyCreditDialog {...props} invoice={invoice} />
    case 'void':
      return <VoidDialog {...props} invoice={invoice} />
    case 'charge':
    case 'request':
    case 'edit':
    case 'print':
      return null
  }
}

const WORDS = {
  send: { one: 'Send this invoice?', many: 'Send these invoices?', confirm: 'Send' },
  remind: { one: 'Send a reminder?', many: 'Send these reminders?', confirm: 'Send reminder' },
} as const

type GoingProps = InvoiceDialogsProps & { what: keyof typeof WORDS; invoices: readonly ListedInvoice[] }

const Going = ({ definition, actions, commands, what, invoices }: GoingProps) => {
  const { one, many, confirm } = WORDS[what]
  return (
    <ConfirmDialog
      open
      title={invoices.length === 1 ? one : many}
      object={namesPhrase(definition, invoices)}
      confirmLabel={confirm}
      destructive={false}
      onConfirm={() => {
        actions.stopAsking()
        const [only] = invoices
        void actions.run({
          what,
          records: invoices,
          command: commands[what],
          ...(only && invoices.length === 1
            ? { also: () => ({ label: 'Copy client link', run: () => void commands.copyLink(only) }) }
            : {}),
        })
      }}
      onCancel={actions.stopAsking}
    >
      {consequence(what, invoices)}
    </ConfirmDialog>
  )
}

const WITHOUT_EMAIL = {
  send: 'It is marked as sent: text the client link, or hand it over on paper.',
  remind: 'No reminder can be emailed: text the client link, or call.',
} as const

const consequence = (what: keyof typeof WORDS, invoices: readonly ListedInvoice[]): string => {
  const without = invoices.filter(({ client_email }) => client_email === '')
  const [only] = invoices
  const after = what === 'send' ? ' A sent invoice can’t be edited.' : ''
  if (invoices.length === 1 && only)
    return only.client_email === ''
      ? `${only.client_name} has no email address. ${WITHOUT_EMAIL[what]}${after}`
      : `It goes to ${only.client_email}.${after}`
  const note =
    without.length === 0 ? '' : ` ${counted(without.length, 'client')} without an email address: they get none.`
  return `They go to the clients by email.${note}${after}`
}
