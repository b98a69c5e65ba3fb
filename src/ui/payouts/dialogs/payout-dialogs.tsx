import { amountIn } from '@/domain/money/amount-in'
import { cancelFields } from '@/domain/payout/form'
import { type ListedPayout, payoutNumber } from '@/domain/payout/payout'
import { TextAreaField } from '@/ui/kit/fields/text-area-field'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useDraft } from '@/ui/kit/forms/use-draft'
import { useForm } from '@/ui/kit/forms/use-form'
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog'
import { namesPhrase, type Records } from '@/ui/kit/records/actions/definition'
import type { PayoutAction, PayoutCommands } from '../types'
import type { PayoutActions } from '../use-payout-actions'

type Props = {
  definition: Pick<Records<ListedPayout, PayoutAction>, 'name' | 'actions'>
  actions: PayoutActions
  commands: PayoutCommands
}

export const PayoutDialogs = (props: Props) => {
  const { asking } = props.actions
  const payout = asking?.records[0]
  if (!asking || !payout) return null
  switch (asking.what) {
    case 'process':
    case 'retry':
      return <SendDialog {...props} what={asking.what} payouts={asking.records} />
    case 'cancel':
      return <CancelDialog {...props} payout={payout} />
    case 'receipt':
      return null
  }
}

type SendProps = Props & { what: 'process' | 'retry'; payouts: readonly ListedPayout[] }

const SendDialog = ({ definition, actions, commands, what, payouts }: SendProps) => {
  const question = definition.actions.find(({ id }) => id === what)?.asks?.(payouts.length)
  const [only, second] = payouts
  if (!question || !only) return null
  const single = second === undefined ? only : null
  return (
    <ConfirmDialog
      open
      title={question.title}
      object={namesPhrase(definition, payouts)}
      confirmLabel={question.confirm}
      destructive={false}
      onConfirm={() => {
        actions.stopAsking()
        void actions.run({
          what,
          records: payouts,
          command: commands.process,
          says: single ? () => 'Payout is being processed!' : undefined,
        })
      }}
      onCancel={actions.stopAsking}
    >
      {single && `${amountIn(single.net_amount, single.currency)} goes to ${single.account}. `}
      {question.consequence}
    </ConfirmDialog>
  )
}

const check = checkSchema(cancelFields)

/** Cancelling requires a reason. */
const CancelDialog = ({ payout, actions, commands }: Props & { payout: ListedPayout }) => {
  const formDraft = useDraft({ form: 'payout_cancel', part: `of-${payout.id}`, shape: cancelFields })
  const form = useForm({
    ...formDraft,
    durable: true,
    initial: { reason: '' },
    check,
    async save({ reason }) {
      return actions.save({
        what: 'cancel',
        records: [payout],
        command: () => commands.cancel(payout, reason),
      })
    },
  })
  return (
    <FormDialog
      form={form}
      title="Cancel this payout?"
      description={`${payoutNumber(payout)}, ${amountIn(payout.amount, payout.currency)} to ${payout.client_name}. No money has moved, and none will.`}
      size="sm"
      submitLabel="Cancel payout"
      leaveLabel="Keep payout"
      busyLabel="Cancelling..."
      destructive
      question={{ title: 'Discard this reason?', object: payoutNumber(payout) }}
      onClose={actions.stopAsking}
    >
      <TextAreaField label="Reason" rows={2} {...form.text('reason')} />
    </FormDialog>
  )
}
