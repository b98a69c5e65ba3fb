import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { fullName } from '@/domain/account/user'
import type { Currency } from '@/domain/account/vocabulary'
import { amountIn } from '@/domain/money/amount-in'
import { ownCurrency } from '@/domain/money/own-amount'
import { accountText } from '@/domain/payout/account'
import { amountSoFar, type PayoutForm, payoutFormSchema } from '@/domain/payout/form'
import type { PayoutOptions, ReferenceOption } from '@/domain/payout/options'
import { payoutCreateRefusal } from '@/domain/payout/permissions'
import { needsReference, PAYOUT_REASONS, reasonLabel } from '@/domain/payout/vocabulary'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextAreaField } from '@/ui/kit/fields/text-area-field'
import { TextField } from '@/ui/kit/fields/text-field'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import { NoForm } from '@/ui/kit/forms/no-form'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { checkAlso } from '@/ui/kit/forms/use-form'
import { useRecordForm } from '@/ui/kit/forms/use-record-form'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import { ClientPicker } from '@/ui/shared/pickers/client-picker'
import { PAYOUT_HISTORY } from '../history'
import type { PayoutFormProps } from '../types'
import { AccountDialog } from './account-dialog'
import { FeeBox } from './fee-box'

const TITLE = 'Create Customer Payout'
const WORDS = { noun: 'payout', fields: PAYOUT_HISTORY }
const REASONS = [
  { value: '', label: 'Choose a reason' },
  ...PAYOUT_REASONS.map((value) => ({ value, label: reasonLabel(value) })),
]

/** Create Customer Payout (POUT-03 to POUT-05), or the reason it is not allowed: anyone can open its address. */
export const PayoutFormDialog = (props: PayoutFormProps) => {
  const refusal = payoutCreateRefusal(props.actor)
  if (refusal === null) return <Form {...props} />
  return (
    <NoForm title={TITLE} onClose={props.onClose}>
      {refusal}
    </NoForm>
  )
}

/** Input is saved as a draft and survives a reload; a failure keeps the form filled in. */
const Form = (props: PayoutFormProps) => {
  const { empty, clients, options, commands, draft, onClient, onDraft, onMade, onClose } = props
  const [isAdding, setAdding] = useState(false)
  const loadedOptions = options?.state === 'ready' ? options.value : null
  const form = useRecordForm({
    opened: null,
    empty,
    formOf: () => empty,
    words: WORDS,
    draft,
    onDraft,
    check: checkAlso(checkSchema(payoutFormSchema(ownCurrency())), (form: PayoutForm) =>
      checkSchema(payoutFormSchema(currencyOf(form, loadedOptions)))(form),
    ),
    async save(typed) {
      const outcome = await commands.create(typed)
      if (!outcome.ok) return outcome.failure
      await outcome.shown
      announce('Payout created', { undo: outcome.undo, ...(outcome.id ? { added: `payout/${outcome.id}` } : {}) })
      onClose()
      if (outcome.id !== undefined) onMade(outcome.id)
      return null
    },
  })
  const { form: typed, text, edit, errors } = form
  const client = (clients.state === 'ready' ? clients.value : []).find(({ id }) => id === typed.client_id)
  const refers = isReferring(typed)
  const currency = currencyOf(typed, loadedOptions)
  return (
    <>
      <FormDialog
        form={{
          ...form,
          startOver() {
            form.startOver()
            onClient(empty.client_id)
          },
        }}
        title={TITLE}
        submitLabel="Create Payout"
        busyLabel="Creating..."
        question={{ title: 'Discard this payout?', object: 'A new payout' }}
        onClose={onClose}
      >
        <FormGrid>
          <Span of={6}>
            <ClientPicker
              label="Customer"
              clients={clients}
              chosen={client}
              onChoose={({ id }) => {
                // Accounts and references belong to one customer, so they reset.
                if (id === typed.client_id) return
                edit({ client_id: id, payout_account_id: '', reference_invoice_id: '', reference_job_id: '' })
                onClient(id)
              }}
              onAdd={null}
              error={errors.client_id}
            />
          </Span>
          {options?.state === 'failed' && (
            <Span of={6}>
              <Banner kind="warning" detail={options.failure.message} onRetry={options.retry}>
                Failed to load payout data. Please try again.
              </Banner>
            </Span>
          )}
          <Span of={6}>
            <SelectField
              label="Payout account"
              options={accountOptions(typed.client_id, loadedOptions)}
              hint={accountHint(loadedOptions)}
              {...text('payout_account_id')}
            />
            {client && loadedOptions && (
              <Button size="sm" variant="outline" mt="2" onClick={() => setAdding(true)}>
                Add account…
              </Button>
            )}
          </Span>
          <Span of={3}>
            <TextField label="Amount" inputMode="decimal" autoComplete="off" {...text('amount')} />
          </Span>
          <Span of={3}>
            <SelectField label="Reason" options={REASONS} {...text('reason', { answers: ['reference_invoice_id'] })} />
          </Span>
          {refers && (
            <>
              <Span of={3}>
                <SelectField
                  label="Invoice"
                  optional={typed.reference_job_id !== ''}
                  options={referenceOptions(loadedOptions?.invoices, 'No invoice')}
                  {...text('reference_invoice_id')}
                />
              </Span>
              <Span of={3}>
                <SelectField
                  label="Job"
                  optional={typed.reference_invoice_id !== ''}
                  options={referenceOptions(loadedOptions?.jobs, 'No job')}
                  {...text('reference_job_id', { answers: ['reference_invoice_id'] })}
                />
              </Span>
              <Span of={6}>
                <chakra.p textStyle="caption" color="fg.muted">
                  {referenceHint(loadedOptions)}
                </chakra.p>
              </Span>
            </>
          )}
          <Span of={6}>
            <TextAreaField label="Description" rows={2} {...text('description')} />
          </Span>
          <Span of={6}>
            <FeeBox amount={amountSoFar(typed.amount, currency)} currency={currency} />
          </Span>
        </FormGrid>
      </FormDialog>
      {isAdding && client && (
        <AccountDialog
          client={{ id: client.id, name: fullName(client) }}
          commands={commands}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}

type LoadedOptions = PayoutOptions | null

const isReferring = ({ reason: chosen }: PayoutForm): boolean =>
  PAYOUT_REASONS.some((reason) => reason === chosen && needsReference(reason))

/** Payouts use the currency of the invoice or job they refer to. */
const currencyOf = (form: PayoutForm, loaded: LoadedOptions): Currency => {
  const isChosen = (chosen: string) => (option: ReferenceOption) => isReferring(form) && String(option.id) === chosen
  const reference =
    loaded?.invoices.find(isChosen(form.reference_invoice_id)) ?? loaded?.jobs.find(isChosen(form.reference_job_id))
  return reference?.currency ?? loaded?.currency ?? ownCurrency()
}

const accountOptions = (client: number | null, loaded: LoadedOptions) => {
  const first = client === null ? 'Choose a customer first' : loaded ? 'Choose an account' : 'Loading accounts…'
  return [
    { value: '', label: first },
    ...(loaded?.accounts ?? []).map((account) => ({
      value: String(account.id),
      label: account.is_verified ? accountText(account) : `${accountText(account)} (not verified yet)`,
      disabled: !account.is_verified,
    })),
  ]
}

const accountHint = (loaded: LoadedOptions): string | undefined => {
  if (loaded === null) return undefined
  if (loaded.accounts.length === 0) return 'This customer has no payout account yet. Add one.'
  return loaded.accounts.some(({ is_verified }) => !is_verified)
    ? 'An account can be used once the bank has verified it, on the next business day.'
    : undefined
}

const referenceOptions = (of: readonly ReferenceOption[] | undefined, none: string) => [
  { value: '', label: none },
  ...(of ?? []).map(({ id, name, left, currency }) => ({
    value: String(id),
    label: `${name}, ${amountIn(left, currency)} left`,
  })),
]

const referenceHint = (loaded: LoadedOptions): string =>
  loaded && loaded.invoices.length + loaded.jobs.length === 0
    ? 'This customer has no invoice or job with anything left to pay out.'
    : 'Choose at least one of the two. You can’t pay out more than is left.'
