import { useState } from 'react'
import { ConfirmDialog } from '../overlays/confirm-dialog'

/** The confirmation before input is discarded: "Discard this payment?", and the input's subject. */
export type DiscardWords = { title: string; object: string }

/** Leaves immediately if nothing is unsaved; otherwise asks through a `DiscardQuestion` with the returned `asking`. */
export const useLeave = (isUnsaved: boolean, onLeave: () => void) => {
  const [isAsking, setAsking] = useState(false)
  return {
    leave: () => (isUnsaved ? setAsking(true) : onLeave()),
    asking: { open: isAsking, onConfirm: onLeave, onCancel: () => setAsking(false) },
  }
}

type Props = DiscardWords & ReturnType<typeof useLeave>['asking']

export const DiscardQuestion = (props: Props) => (
  <ConfirmDialog {...props} confirmLabel="Discard" cancelLabel="Keep editing">
    Your changes aren’t saved.
  </ConfirmDialog>
)
