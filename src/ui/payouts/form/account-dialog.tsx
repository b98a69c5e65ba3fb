import { accountFormSchema, EMPTY_ACCOUNT } from '@/domain/payout/account-form'
import { ACCOUNT_TYPES, accountTypeLabel } from '@/domain/payout/vocabulary'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextField } from '@/ui/kit/fields/text-field'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useForm } from '@/ui/kit/forms/use-form'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import type { PayoutCommands } from '../types'

const check = checkSchema(accountFormSchema)
const TYPES = ACCOUNT_TYPES.map((value) => ({ value, label: accountTypeLabel(value) }))

type Props = { client: { id: number; name: string }; commands: Pick<PayoutCommands, 'addAccount'>; onClose: () => void }

/** The account number is entered once and never stored here. */
export const AccountDialog = ({ client, commands, onClose }: Props) => {
  const form = useForm({
    initial: { ...EMPTY_ACCOUNT, account_name: client.name },
    check,
    async save(draft) {
      const outcome = await commands.addAccount(client.id, draft)
      if (!outcome.ok) return outcome.failure
      await outcome.shown
      announce('Payout account added', {
        description: 'You can pay out to it once the bank has verified it, on the next business day.',
        undo: outcome.undo,
      })
      onClose()
      return null
    },
  })
  const { text, choice } = form
  return (
    <FormDialog
      form={form}
      title="Add Payout Account"
      description={client.name}
      size="sm"
      submitLabel="Add account"
      busyLabel="Adding..."
      failureText="The account could not be added. Please try again."
      question={{ title: 'Discard this account?', object: client.name }}
      onClose={onClose}
    >
      <FormGrid>
        <Span of={6}>
          <TextField label="Name on the account" autoComplete="off" {...text('account_name')} />
        </Span>
        <Span of={3}>
          <TextField label="Bank" autoComplete="off" {...text('bank_name')} />
        </Span>
        <Span of={3}>
          <SelectField label="Account type" options={TYPES} {...choice('account_type', ACCOUNT_TYPES)} />
        </Span>
        <Span of={3}>
          <TextField label="Routing number" inputMode="numeric" autoComplete="off" {...text('routing_number')} />
        </Span>
        <Span of={3}>
          <TextField
            label="Account number"
            inputMode="numeric"
            autoComplete="off"
            hint="We keep only the last four digits."
            {...text('account_number')}
          />
        </Span>
      </FormGrid>
    </FormDialog>
  )
}
