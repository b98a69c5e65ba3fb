import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { type ConnectDraft, type ConnectedAccount, connectFields } from '@/domain/payment/connected-account'
import {
  ACCOUNT_LABELS,
  type AccountStatus,
  BUSINESS_FORMS,
  FORM_LABELS,
  REQUIREMENT_LABELS,
} from '@/domain/payment/vocabulary'
import type { Failure } from '@/domain/record/failure'
import { Button } from '@/ui/kit/actions/button'
import { Badge } from '@/ui/kit/feedback/badge'
import { Banner } from '@/ui/kit/feedback/banner'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextField } from '@/ui/kit/fields/text-field'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useForm } from '@/ui/kit/forms/use-form'
import { Card } from '@/ui/kit/layout/card'

type Account = Omit<ConnectedAccount, 'id'>

export type PaymentsCardProps = {
  /** Null before the business has an account. */
  account: Loadable<Account | null>
  businessName: string
  /** Null on success. */
  onConnect: (draft: ConnectDraft) => Promise<Failure | null>
  onOnboard: () => Promise<Failure | null>
  onRefresh: () => Promise<Failure | null>
}

/** The business's account for card payments (PAY-09): status, missing information, and a link to the provider's page. */
export const PaymentsCard = (props: PaymentsCardProps) => (
  <Card title="Card payments">
    <Loaded
      of={props.account}
      loading={<SkeletonLines count={4} label="Loading the account…" />}
      failed={({ failure, retry }) => (
        <Banner kind="error" detail={failure.message} onRetry={retry}>
          Failed to load the account. Please try again.
        </Banner>
      )}
    >
      {(account) => (account === null ? <Connect {...props} /> : <Connected {...props} providerAccount={account} />)}
    </Loaded>
  </Card>
)

const FORMS = BUSINESS_FORMS.map((value) => ({ value, label: FORM_LABELS[value] }))
const check = checkSchema(connectFields)

const Connect = ({ businessName, onConnect }: PaymentsCardProps) => {
  const form = useForm({
    initial: { business_name: businessName, business_type: BUSINESS_FORMS[0] as (typeof BUSINESS_FORMS)[number] },
    check,
    save: onConnect,
  })
  return (
    <form noValidate onSubmit={form.submit} style={{ display: 'grid', gap: '0.75rem' }}>
      <p>Connect an account, and your clients can pay their invoices by card. The money goes to you.</p>
      {form.problem && <Banner kind="error">{form.problem.message}</Banner>}
      <TextField label="Business name" autoComplete="organization" {...form.text('business_name')} />
      <SelectField label="Business type" options={FORMS} {...form.choice('business_type', BUSINESS_FORMS)} />
      <div>
        <Button type="submit" loading={form.busy} loadingLabel="Connecting...">
          Connect account
        </Button>
      </div>
    </form>
  )
}

const TONES = { not_started: 'neutral', in_review: 'info', active: 'success', restricted: 'warning' } as const

const NEXT: Record<AccountStatus, string> = {
  not_started: 'Tell the provider who you are, on its own page. It takes two minutes.',
  in_review: 'The provider looks at what you sent. Refresh the status in a moment.',
  active: 'Your clients can pay by card.',
  restricted: 'The provider needs more from you before your clients can pay by card.',
}

const Connected = ({ providerAccount, onOnboard, onRefresh }: PaymentsCardProps & { providerAccount: Account }) => {
  const [busy, setBusy] = useState<'page' | 'refresh' | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const run = (what: 'page' | 'refresh', work: () => Promise<Failure | null>) => {
    if (busy !== null) return
    setBusy(what)
    setFailure(null)
    void work().then((found) => {
      setFailure(found)
      setBusy(null)
    })
  }
  const isOpen = providerAccount.status === 'not_started' || providerAccount.status === 'restricted'
  return (
    <chakra.div display="grid" gap="3">
      <chakra.p display="flex" flexWrap="wrap" gap="2" alignItems="center">
        {`${providerAccount.business_name}, ${FORM_LABELS[providerAccount.business_type]}`}
        <Badge tone={TONES[providerAccount.status]}>{ACCOUNT_LABELS[providerAccount.status]}</Badge>
      </chakra.p>
      <p>{NEXT[providerAccount.status]}</p>
      {isOpen && providerAccount.requirements.length > 0 && (
        <div>
          <p>What is missing:</p>
          <chakra.ul ps="5" listStyleType="disc">
            {providerAccount.requirements.map((part) => (
              <li key={part}>{REQUIREMENT_LABELS[part]}</li>
            ))}
          </chakra.ul>
        </div>
      )}
      {failure && <Banner kind="error">{failure.message}</Banner>}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {isOpen && (
          <Button loading={busy === 'page'} loadingLabel="Opening..." onClick={() => run('page', onOnboard)}>
            Continue on the provider’s page
          </Button>
        )}
        <Button
          variant="outline"
          loading={busy === 'refresh'}
          loadingLabel="Refreshing..."
          onClick={() => run('refresh', onRefresh)}
        >
          Refresh status
        </Button>
      </chakra.div>
    </chakra.div>
  )
}
