import { chakra, createToaster, Portal, Toaster as Region, Toast } from '@chakra-ui/react'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { Button } from './button'

const icons = {
  success: { icon: CircleCheck, color: 'success.fg' },
  error: { icon: CircleAlert, color: 'danger.fg' },
  warning: { icon: TriangleAlert, color: 'warning.fg' },
  info: { icon: Info, color: 'info.fg' },
} as const

export type ToastKind = keyof typeof icons

export type ToastMessage = {
  title: string
  description?: string
  kind?: ToastKind
  /** Offers an Undo button; the toast then stays for ten seconds. */
  undo?: () => void
}

/** Left, where it covers neither a dialog's buttons nor a drawer. */
const toaster = createToaster({ placement: 'bottom-start', pauseOnPageIdle: true, max: 4 })

const SHORT_MS = 5_000
const LONG_MS = 10_000

/** Says something in the corner. It is announced, waits while hovered or focused, and stays longer when it failed or can be undone. */
export const toast = ({ title, description, kind = 'success', undo }: ToastMessage): void => {
  toaster.create({
    title,
    type: kind,
    closable: true,
    duration: undo || kind === 'error' ? LONG_MS : SHORT_MS,
    ...(description ? { description } : {}),
    ...(undo ? { action: { label: 'Undo', onClick: undo } } : {}),
  })
}

const kindOf = (type: string | undefined): ToastKind =>
  type === 'error' || type === 'warning' || type === 'info' ? type : 'success'

/** Where toasts appear; once in the signed-in layout. Outside of the page's root, which is hidden from screen readers while a dialog is open. */
export const Toaster = () => (
  <Portal>
    <Region toaster={toaster} insetInline="4">
      {(message) => {
        const { icon: Icon, color } = icons[kindOf(message.type)]
        return (
          <Toast.Root>
            <chakra.span color={color}>
              <Icon size={18} aria-hidden />
            </chakra.span>
            <chakra.div flex="1" minW="0">
              <Toast.Title>{message.title}</Toast.Title>
              {message.description && <Toast.Description>{message.description}</Toast.Description>}
            </chakra.div>
            {message.action && (
              <Toast.ActionTrigger asChild>
                <Button size="sm" variant="outline">
                  {message.action.label}
                </Button>
              </Toast.ActionTrigger>
            )}
            <Toast.CloseTrigger asChild>
              <Button size="sm" variant="ghost" px="1.5" aria-label="Dismiss">
                <X size={14} aria-hidden />
              </Button>
            </Toast.CloseTrigger>
          </Toast.Root>
        )
      }}
    </Region>
  </Portal>
)
