import { chakra, createToaster, Portal, Toaster as Region, Toast } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import { Button } from '../actions/button'
import { Spinner } from '../feedback/spinner'
import { system, withChakra } from '../theme/with-chakra'

type ToastKind = 'success' | 'error' | 'warning' | 'info'

export type ToastMessage = {
  title: string
  description?: string
  kind?: ToastKind
  /** Adds an Undo button and keeps the toast for ten seconds. The outcome is shown afterwards. */
  undo?: () => Promise<ToastMessage>
  /** The affected record: `job/17`. */
  about?: string
  open?: () => void
  also?: { label: string; run: () => void }
}

const icons: Record<ToastKind, { icon: LucideIcon; color: string }> = {
  success: { icon: CircleCheck, color: 'success.fg' },
  error: { icon: CircleAlert, color: 'danger.fg' },
  warning: { icon: TriangleAlert, color: 'warning.fg' },
  info: { icon: Info, color: 'info.fg' },
}

/**
 * At the start, beside the menu, where it covers neither a drawer nor the sign-out; next to a dialog, above a command bar and, on a phone,
 * above the add button and a dialog's buttons.
 */
const toaster = createToaster({
  placement: 'bottom-start',
  pauseOnPageIdle: true,
  offsets: { left: 'var(--toast-start)', right: '1rem', top: '1rem', bottom: 'var(--toast-bottom)' },
})

/** Set once the layout is unmounted. Later outcomes aren't announced, because the next layout may be another person's. */
let layout = { isGone: false }

/** As many as leave a phone's page visible. */
const MOST = 4

const SHORT_MS = 5_000
const LONG_MS = 10_000

const settingsOf = ({ title, description, kind = 'success', undo, about, open, also }: ToastMessage) => ({
  title,
  type: kind,
  closable: true,
  duration: undo || open || also || kind === 'error' ? LONG_MS : SHORT_MS,
  ...(description ? { description } : {}),
  ...(undo ? { action: { label: 'Undo', onClick: () => void takeBack(undo) } } : {}),
  meta: { about: undo && about, more: also ?? (open && { label: 'View', run: open }) },
})

/**
 * Shows a toast immediately and removes the oldest beyond the limit. The toaster's own limit would delay the new one and its Undo, and show
 * one twice that is updated in the meantime.
 */
const create = (settings: Parameters<typeof toaster.create>[0]): string => {
  const open = toaster.getVisibleToasts()
  const oldest = open.length < MOST ? undefined : open.findLast(({ type }) => type !== 'loading')
  if (oldest?.id) toaster.remove(oldest.id)
  return toaster.create(settings)
}

/** Undoing many records takes a while, so the toast shows progress. */
const takeBack = async (undo: () => Promise<ToastMessage>) => {
  const own = layout
  const id = create({ title: 'Undoing…', type: 'loading' })
  const ended = settingsOf(await undo())
  if (!own.isGone) toaster.update(id, ended)
}

type More = NonNullable<ToastMessage['also']>

const moreIn = ({ meta }: { meta?: Record<string, unknown> | undefined }) => meta?.more as More | undefined

const runFrom = (message: { id?: string | undefined; meta?: Record<string, unknown> | undefined }) => {
  if (message.id) toaster.dismiss(message.id)
  moreIn(message)?.run()
}

/**
 * Shows a toast, together with its region if that isn't mounted yet. A toast about a record replaces earlier Undo offers for it, which are
 * no longer the latest.
 */
export const show = (message: ToastMessage): void => {
  if (layout.isGone) return
  if (message.about) withdraw(message.about)
  create(settingsOf(message))
}

/** Withdraws all Undo offers for a record, because they are moot. */
export const withdraw = (about: string): void => {
  for (const { id, meta } of toaster.getVisibleToasts()) if (id && meta?.about === about) toaster.dismiss(id)
}

const kindOf = (type: string | undefined): ToastKind =>
  type === 'error' || type === 'warning' || type === 'info' ? type : 'success'

const OPEN = '[data-scope=toast][data-state=open]'
/** On a page with bottom buttons, their bar grows by the height of each toast, so that none covers a card. */
const ROOM = ['5.5rem', '10.25rem', '15rem', '19.75rem']
  .map(
    (room, index) =>
      `body:has(${Array(index + 1)
        .fill(OPEN)
        .join('~')}) [data-foot-bar]{padding-top:${room}}`,
  )
  .join('')

const Toasts = () => {
  // Toasts and their Undo belong to the signed-in user, so they are removed with the layout. React must have released the region before, or
  // it would render again during its removal.
  useEffect(() => {
    const own = { isGone: false }
    layout = own
    return () => {
      own.isGone = true
      queueMicrotask(() => toaster.remove())
    }
  }, [])
  return (
    <Portal>
      <style>{ROOM}</style>
      <Region
        toaster={toaster}
        insetInline="4"
        css={{
          '--toast-start': { base: '1rem', md: 'calc(240px + 1rem)' },
          '--toast-bottom': '1rem',
          // A form on a page has its buttons on the left and, on a phone, at the bottom.
          'body:has([data-form-foot]) &': {
            '--toast-start': { md: 'calc(100vw - 26rem)' },
            '--toast-bottom': { mdDown: 'calc(100dvh - 12rem)' },
          },
          'body:has([data-foot-bar]) &': { '--toast-bottom': 'calc(4.25rem + env(safe-area-inset-bottom))' },
          'body:has([data-step-bar]) &': { '--toast-bottom': 'calc(6.5rem + env(safe-area-inset-bottom))' },
          'body:has([data-step-bar]) & button': { minHeight: '11', minWidth: '11' },
          'body:has([data-command-bar]) &': { '--toast-bottom': { base: '9rem', md: '5rem' } },
          // A dialog fills a phone, with buttons at the bottom. Elsewhere there is room beside it, where only the page behind is covered.
          'body:has([data-dialog-foot]) &': {
            '--toast-bottom': { smDown: '5.5rem' },
            '--toast-start': { md: '1rem' },
            '--toast-width': { md: 'clamp(14rem, calc(50vw - 20rem), 25rem)' },
          },
          // A short dialog leaves room above it on a phone.
          'body:has([data-dialog-foot=sm]) &': { '--toast-bottom': { smDown: 'calc(100dvh - 18rem)' } },
        }}
      >
        {(message) => {
          const { icon: Icon, color } = icons[kindOf(message.type)]
          const more = moreIn(message)
          return (
            <Toast.Root>
              <chakra.span color={color}>
                {message.type === 'loading' ? <Spinner /> : <Icon size={18} aria-hidden />}
              </chakra.span>
              <chakra.div flex="1" minW="0" display="flex" flexWrap="wrap" alignItems="center" gap="2">
                {/* Short text stays beside its button on the narrowest phone, so that the reserved height is enough. */}
                <chakra.div flex={message.description ? '1 1 10rem' : '1 1 6rem'} minW="0">
                  <Toast.Title>{message.title}</Toast.Title>
                  {message.description && <Toast.Description>{message.description}</Toast.Description>}
                </chakra.div>
                <chakra.div display="flex" flexWrap="wrap" gap="2">
                  {more && (
                    <Button size="sm" variant="outline" onClick={() => runFrom(message)}>
                      {more.label}
                    </Button>
                  )}
                  {message.action && (
                    <Toast.ActionTrigger asChild>
                      <Button size="sm" variant="outline">
                        {message.action.label}
                      </Button>
                    </Toast.ActionTrigger>
                  )}
                </chakra.div>
              </chakra.div>
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
}

/** Outside the page's root, which is hidden from screen readers while a dialog is open. */
export const ToastRegion = withChakra(Toasts)

/** Creates Chakra's style system early, which the first key or button press would otherwise wait for. */
export const prepareChakra = (): void => void system()
