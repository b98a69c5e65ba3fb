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
  /** Offers an Undo button; the toast then stays for ten seconds. The outcome is shown once it has ended. */
  undo?: () => Promise<ToastMessage>
  /** The record that the undo is of, `job/17`. */
  about?: string
  /** Offers a View button, which shows what the message is about. */
  open?: () => void
  /** Offers one thing more to do, by a button with this label. */
  also?: { label: string; run: () => void }
}

const icons: Record<ToastKind, { icon: LucideIcon; color: string }> = {
  success: { icon: CircleCheck, color: 'success.fg' },
  error: { icon: CircleAlert, color: 'danger.fg' },
  warning: { icon: TriangleAlert, color: 'warning.fg' },
  info: { icon: Info, color: 'info.fg' },
}

/** Left of the page beside the menu, where it covers neither a drawer nor the way to sign out; beside a dialog, above a bar of commands and, on a phone, above the button that adds and a dialog's buttons. */
const toaster = createToaster({
  placement: 'bottom-start',
  pauseOnPageIdle: true,
  offsets: { left: 'var(--toast-start)', right: '1rem', top: '1rem', bottom: 'var(--toast-bottom)' },
})

/** Whether the layout that messages are for is gone. What ends after that is not announced: the next layout may be another person's. */
let layout = { isGone: false }

/** As many as leave a phone's page in view. */
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
 * Shows one more toast right away, and removes the oldest where there are too many. The toaster's own limit would hold the new one and its Undo
 * back until the others are gone, and show one that is updated in the meantime twice.
 */
const create = (settings: Parameters<typeof toaster.create>[0]): string => {
  const open = toaster.getVisibleToasts()
  const oldest = open.length < MOST ? undefined : open.findLast(({ type }) => type !== 'loading')
  if (oldest?.id) toaster.remove(oldest.id)
  return toaster.create(settings)
}

/** An undo of many records takes a while, so a message shows that it is under way. */
const takeBack = async (undo: () => Promise<ToastMessage>) => {
  const own = layout
  const id = create({ title: 'Undoing…', type: 'loading' })
  const ended = settingsOf(await undo())
  if (!own.isGone) toaster.update(id, ended)
}

type More = NonNullable<ToastMessage['also']>

const moreIn = ({ meta }: { meta?: Record<string, unknown> | undefined }) => meta?.more as More | undefined

/** What the message offers beside Undo is done, so the message has served. */
const runFrom = (message: { id?: string | undefined; meta?: Record<string, unknown> | undefined }) => {
  if (message.id) toaster.dismiss(message.id)
  moreIn(message)?.run()
}

/**
 * Shows a toast; if its region is not there yet, it appears together with it. One about a record replaces those that offer an Undo of what
 * was done to it before: that is no longer the latest.
 */
export const show = (message: ToastMessage): void => {
  if (layout.isGone) return
  if (message.about) withdraw(message.about)
  create(settingsOf(message))
}

/** Takes back every Undo that is offered of a record, because it has become moot. */
export const withdraw = (about: string): void => {
  for (const { id, meta } of toaster.getVisibleToasts()) if (id && meta?.about === about) toaster.dismiss(id)
}

const kindOf = (type: string | undefined): ToastKind =>
  type === 'error' || type === 'warning' || type === 'info' ? type : 'success'

const OPEN = '[data-scope=toast][data-state=open]'
/** On a page with buttons at its foot, the bar of those buttons grows by what each message takes, so that none lies over a card. */
const ROOM = ['5.5rem', '10.25rem', '15rem', '19.75rem']
  .map(
    (room, index) =>
      `body:has(${Array(index + 1)
        .fill(OPEN)
        .join('~')}) [data-foot-bar]{padding-top:${room}}`,
  )
  .join('')

const Toasts = () => {
  // They are messages to the person who is signed in, with an Undo that is theirs: they go with the layout. React must have released the region
  // before, or it would be drawn again while it is taken down.
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
          // A form on its page has its buttons at the left and, on a phone, below.
          'body:has([data-form-foot]) &': {
            '--toast-start': { md: 'calc(100vw - 26rem)' },
            '--toast-bottom': { mdDown: 'calc(100dvh - 12rem)' },
          },
          'body:has([data-foot-bar]) &': { '--toast-bottom': 'calc(4.25rem + env(safe-area-inset-bottom))' },
          'body:has([data-step-bar]) &': { '--toast-bottom': 'calc(6.5rem + env(safe-area-inset-bottom))' },
          'body:has([data-step-bar]) & button': { minHeight: '11', minWidth: '11' },
          'body:has([data-command-bar]) &': { '--toast-bottom': { base: '9rem', md: '5rem' } },
          // A dialog fills a phone, with its buttons at the bottom. Elsewhere it leaves room at its side, where only the page behind it is covered.
          'body:has([data-dialog-foot]) &': {
            '--toast-bottom': { smDown: '5.5rem' },
            '--toast-start': { md: '1rem' },
            '--toast-width': { md: 'clamp(14rem, calc(50vw - 20rem), 25rem)' },
          },
          // A short one leaves a phone's room above it.
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
                {/* A few words stay beside their button on the narrowest phone, so that the room that is made for them is enough. */}
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

/** Where toasts appear, and the code they need. Outside the page's root, which screen readers do not see while a dialog is open. */
export const ToastRegion = withChakra(Toasts)

/** Makes Chakra's style system ahead, which the first press of a key or button would have to wait for. */
export const prepareChakra = (): void => void system()
