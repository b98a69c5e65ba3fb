import { type FormEvent, useId, useRef, useState } from 'react'
import { isFormFailure } from '@/domain/card/form-failure'
import type { Failure } from '@/domain/record/failure'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { CheckboxField } from '@/ui/kit/fields/checkbox-field'
import { DiscardQuestion, useLeave } from '@/ui/kit/forms/discard-question'
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog'
import { Dialog } from '@/ui/kit/overlays/dialog'
import { CardFormPlace, type DrawCardForm } from '@/ui/shared/payment/card-form-place'

export type AddCardDialogProps = {
  drawForm: Loadable<DrawCardForm>
  step: 'entering' | 'adding' | 'asking' | 'confirming'
  failure: Failure | null
  isPastDue: boolean
  onSubmit: (choice: { set_as_default: boolean }) => void
  onConfirm: () => void
  onRefuse: () => void
  onEdit: () => void
  onClose: () => void
}

/**
 * BILL-02, BILL-03. The provider owns the form and its values. It stays mounted during confirmation and after a failure, so that nothing
 * has to be typed twice.
 */
export const AddCardDialog = (props: AddCardDialogProps) => {
  const { drawForm, step, failure, isPastDue, onSubmit, onConfirm, onRefuse, onEdit, onClose } = props
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [ready, setReady] = useState(false)
  const [isDefault, setIsDefault] = useState(isPastDue)
  const [isTyped, setTyped] = useState(false)
  const busy = step !== 'entering'
  const { leave, asking } = useLeave(isTyped, onClose)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ready && !busy) onSubmit({ set_as_default: isDefault })
  }

  return (
    <>
      <Dialog
        open
        // Closing is blocked while a card is being added, so that the result is seen.
        onClose={() => !busy && leave()}
        title="Add card"
        size="sm"
        initialFocus={() => form.current?.querySelector('input') ?? null}
        footer={
          <>
            <Button variant="outline" onClick={leave} disabled={busy}>
              Cancel
            </Button>
            <Button type="submit" form={formId} disabled={!ready} loading={busy} loadingLabel="Adding..." minW="7rem">
              Add card
            </Button>
          </>
        }
      >
        <form
          id={formId}
          ref={form}
          noValidate
          onSubmit={submit}
          onInput={() => {
            setTyped(true)
            if (failure) onEdit()
          }}
          style={{ display: 'grid', gap: '0.75rem' }}
        >
          {failure && !isFormFailure(failure) && <Banner kind="error">{failure.message}</Banner>}
          <CardFormPlace drawForm={drawForm} onReady={setReady} />
          <CheckboxField
            label="Set as default"
            hint={
              isPastDue ? 'Pays what is past due now. Future payments use this card.' : 'Future payments use this card.'
            }
            checked={isDefault}
            onChange={({ currentTarget }) => setIsDefault(currentTarget.checked)}
          />
        </form>
      </Dialog>
      <DiscardQuestion title="Discard this card?" object="A new card" {...asking} />
      <ConfirmDialog
        open={step === 'asking' || step === 'confirming'}
        title="Confirm this card"
        object="Your bank asks you to confirm this card."
        confirmLabel="Confirm"
        cancelLabel="Refuse"
        destructive={false}
        busy={step === 'confirming'}
        busyLabel="Adding..."
        onConfirm={onConfirm}
        onCancel={() => step === 'asking' && onRefuse()}
      />
    </>
  )
}
