import { useState } from 'react'
import { ConfirmDialog } from '../overlays/confirm-dialog'

/** The question before what was typed is thrown away, "Discard this payment?", and what it was typed for. */
export type DiscardWords = { title: string; object: string }

/** Leaves at once what has nothing to lose; else it asks first, by a `DiscardQuestion` that is given `asking`. */
export const useLeave = (isUnsaved: boolean, onLeave: () => void) => {
  const [isAsking, setAsking] = useState(false)
  return {
    leave: () => (isUnsaved ? setAsking(true) : onLeave()),
    asking: { open: isAsking, onConfirm: onLeave, onCancel: () => setAsking(false) },
  }
}

type Props = DiscardWords & ReturnType<typeof useLeave>['asking']

/** Asks before what was typed is thrown away. */
export const DiscardQuestion = (props: Props) => (
  <ConfirmDialog {...props} confirmLabel="Discard" cancelLabel="Keep editing">
    Your changes aren’t saved.
  </ConfirmDialog>
)
