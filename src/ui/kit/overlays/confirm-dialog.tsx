import { chakra } from '@chakra-ui/react'
import { type ReactNode, useRef } from 'react'
import { Button } from '../actions/button'
import { Banner } from '../feedback/banner'
import { noWrapNumbers } from '../layout/no-wrap-numbers'
import { Dialog } from './dialog'

export type ConfirmDialogProps = {
  open: boolean
  title: string
  object: ReactNode
  children?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** True by default; focus then starts on the safe button. */
  destructive?: boolean
  busy?: boolean
  busyLabel?: string
  error?: string | null | undefined
  onConfirm: () => void
  onCancel: () => void
}

export const ConfirmDialog = ({
  open,
  title,
  object,
  children,
  confirmLabel,
  cancelLabel = 'Go back',
  destructive = true,
  busy = false,
  busyLabel = confirmLabel,
  error,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) => {
  const safe = useRef<HTMLButtonElement>(null)
  const act = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      description={<chakra.span fontWeight="medium">{noWrapNumbers(object)}</chakra.span>}
      role="alertdialog"
      size="sm"
      initialFocus={() => (destructive ? safe.current : act.current)}
      footer={
        <>
          <Button ref={safe} variant="outline" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            ref={act}
            variant={destructive ? 'danger' : 'solid'}
            loading={busy}
            loadingLabel={busyLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {error && <Banner kind="error">{error}</Banner>}
    </Dialog>
  )
}
