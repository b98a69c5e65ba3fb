import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { once } from '@/domain/async/once'
import { Button } from '../actions/button'
import { lazyPart } from '../behavior/lazy-part'
import { whenIdle } from '../behavior/when-idle'
import { Banner } from '../feedback/banner'
import { OverPage } from './over-page'
import type { ToastMessage } from './toast-region'

const load = () => import('./toast-region')
/** A failed preload is retried on use. */
const IGNORE = () => undefined

const Region = lazyPart({ name: 'Notifications', load: () => load().then(({ ToastRegion }) => ToastRegion) })

/** True if the region has a toast or is about to. */
let isRequested = false
/** True once the region's code has loaded and it is mounted. If loading fails, plain messages are used. */
let isWanted = false
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const want = () => {
  isWanted = true
  for (const listener of listeners) listener()
}

/**
 * In ms between mounting the region and its first toast: some screen readers don't announce content mounted together with its live region.
 */
const HEAD_START = 100

const region = once(async () => {
  isRequested = true
  const [code] = await Promise.all([load(), Region.preload()])
  want()
  await new Promise((resolve) => setTimeout(resolve, HEAD_START))
  return code
})

/** Plain messages at the bottom of the page, used if the toast code failed to load. */
let plain: readonly ToastMessage[] = []
const setPlain = (messages: readonly ToastMessage[]) => {
  plain = messages
  for (const listener of listeners) listener()
}
const isAbout = (about: string | undefined) => (message: ToastMessage) => about !== undefined && message.about === about
const dropPlain = (isMoot: (message: ToastMessage) => boolean) => setPlain(plain.filter((message) => !isMoot(message)))

/** Set once the layout is unmounted: the next one may be another person's. */
let layout = { isGone: false }

/** Shows a toast. It is announced, pauses on hover and focus, and stays longer after a failure or with Undo. */
export const toast = (message: ToastMessage): void => {
  const own = layout
  void region().then(
    ({ show }) => {
      dropPlain(isAbout(message.about))
      show(message)
    },
    (error: unknown) => {
      console.error(`A message could not be shown as usual: ${message.title}`, error)
      if (own.isGone) return
      const isDuplicate = isAbout(message.about)
      setPlain([...plain.filter((other) => !isDuplicate(other) && other.title !== message.title), message])
    },
  )
}

/** Withdraws all Undo offers for a record (`job/17`), because they are moot. */
export const withdrawUndo = (about: string): void => {
  dropPlain(isAbout(about))
  if (isRequested) void region().then(({ withdraw }) => withdraw(about), IGNORE)
}

const Plain = ({ message }: { message: ToastMessage }) => {
  const { title, description, kind = 'success', undo, open, also } = message
  const onDismiss = () => dropPlain((other) => other === message)
  const offers = [
    undo && { label: 'Undo', run: () => void undo().then(toast) },
    also ?? (open && { label: 'View', run: open }),
  ].filter((offer) => offer !== undefined)
  return (
    <Banner
      kind={kind}
      detail={description}
      onDismiss={onDismiss}
      actions={offers.map(({ label, run }) => (
        <Button
          key={label}
          size="sm"
          variant="outline"
          onClick={() => {
            onDismiss()
            run()
          }}
        >
          {label}
        </Button>
      ))}
    >
      {title}
    </Banner>
  )
}

/** Mounts the region with the first toast; rendered once by the signed-in layout. */
export const Toaster = () => {
  const open = useSyncExternalStore(subscribe, () => isWanted)
  useEffect(
    () =>
      whenIdle(
        () =>
          void load()
            .then(({ prepareChakra }) => prepareChakra())
            .catch(IGNORE),
      ),
    [],
  )
  const messages = useSyncExternalStore(subscribe, () => plain)
  useEffect(() => {
    const own = { isGone: false }
    layout = own
    return () => {
      own.isGone = true
      setPlain([])
    }
  }, [])
  return (
    <>
      {messages.length > 0 &&
        // Outside the page's root, which is hidden from screen readers while a dialog is open.
        createPortal(
          <OverPage data-scope="toast" data-state="open" display="grid" gap="2" pointerEvents="auto">
            {messages.map((message) => (
              <Plain key={message.title} message={message} />
            ))}
          </OverPage>,
          document.body,
        )}
      <Region open={open} />
    </>
  )
}
