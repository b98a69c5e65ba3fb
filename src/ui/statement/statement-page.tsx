import { chakra } from '@chakra-ui/react'
import Mail from 'lucide-react/icons/mail'
import { useState } from 'react'
import type { Currency } from '@/domain/account/vocabulary'
import { emptyAccount, type Statement, statementDocument } from '@/domain/books/statement'
import type { DocumentHead } from '@/domain/documents/customer-document'
import type { Writing } from '@/domain/documents/writing'
import type { Day } from '@/domain/time/calendar'
import { isReversed, REVERSED } from '@/domain/time/day-range'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { TextLink } from '@/ui/kit/actions/text-link'
import { bothReady, type Loadable } from '@/ui/kit/feedback/loadable'
import { SelectField } from '@/ui/kit/fields/select-field'
import { DateField } from '@/ui/kit/fields/text-field'
import { toast } from '@/ui/kit/overlays/toaster'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import { type DocumentActions, DocumentPage } from '@/ui/shared/document-page'

export type StatementPlace = { from: Day; to: Day; currency: Currency | undefined }

type Props = DocumentActions & {
  clientId: number
  statement: Loadable<Statement>
  head: Loadable<DocumentHead & { writing: Writing }>
  place: StatementPlace
  onPlace: (patch: Partial<StatementPlace>) => void
  onEmail: (statement: Pick<Statement, 'client_id' | 'from' | 'to'>) => Promise<Outcome>
}

const EmailStatement = ({ statement, onEmail }: { statement: Statement; onEmail: Props['onEmail'] }) => {
  const [isSending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    const outcome = await onEmail(statement)
    setSending(false)
    if (!outcome.ok)
      return toast({ kind: 'error', title: 'Failed to email the statement', description: outcome.failure.message })
    announce('Statement emailed', {
      undo: outcome.undo,
      about: `client/${statement.client_id}`,
      description: outcome.notice?.text,
    })
  }
  return (
    <ActionButton
      variant="outline"
      disabledReason={statement.email_refusal}
      loading={isSending}
      loadingLabel="Sending…"
      onClick={() => void send()}
    >
      <Mail size={16} aria-hidden />
      Email statement
    </ActionButton>
  )
}

/** A client's statement: period selection above, the client's view below, for print or PDF. */
export const StatementPage = ({ clientId, statement, head, place, onPlace, onEmail, ...deeds }: Props) => {
  const client = statement.state === 'ready' ? statement.value.client_name : undefined
  const accounts = statement.state === 'ready' ? statement.value.accounts : []
  const shown = accounts.find(({ currency }) => currency === place.currency) ?? accounts[0]
  return (
    <DocumentPage
      {...deeds}
      noun="statement"
      title={client && `Statement of ${client}`}
      actions={statement.state === 'ready' && <EmailStatement statement={statement.value} onEmail={onEmail} />}
      back={<TextLink to={`/dashboard/clients/${clientId}`}>{client ?? 'Client'}</TextLink>}
      document={
        isReversed(place) && statement.state !== 'failed'
          ? null
          : bothReady(statement, head, (value, top) =>
              statementDocument(value, shown ?? emptyAccount(top.currency), top, top.writing),
            )
      }
    >
      <chakra.div
        _print={{ display: 'none' }}
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: 'repeat(3, minmax(0, 1fr))' }}
        gap="3"
        mb="4"
        maxW="40rem"
      >
        <DateField
          label="First day"
          value={place.from}
          onChange={({ currentTarget: { value } }) => value && onPlace({ from: value })}
        />
        <DateField
          label="Last day"
          value={place.to}
          error={isReversed(place) ? REVERSED : undefined}
          onChange={({ currentTarget: { value } }) => value && onPlace({ to: value })}
        />
        {shown && accounts.length > 1 && (
          <SelectField
            label="Currency"
            value={shown.currency}
            options={accounts.map(({ currency }) => ({ value: currency, label: currency }))}
            onChange={({ currentTarget: { value } }) =>
              onPlace({ currency: accounts.find(({ currency }) => currency === value)?.currency })
            }
          />
        )}
      </chakra.div>
    </DocumentPage>
  )
}
