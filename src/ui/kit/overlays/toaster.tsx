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
/** What could not be loaded ahead is loaded when it is wanted. */
const IGNORE = () => undefined

const Region = lazyPart({ name: 'Notifications', load: () => load().then(({ ToastRegion }) => ToastRegion) })

/** Whether there may be a message in the region, or on its way there. */
let isRequested = false
/** Whether the region is in the page: once its code has come. Where that doesn't come, messages are said plainly. */
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

/** How long the region is in the page before its first message, ms: not every screen reader reads out one that comes together with it. */
const HEAD_START = 100

/** The code of messages, once their region can show one. */
const region = once(async () => {
  isRequested = true
  const [code] = await Promise.all([load(), Region.preload()])
  want()
  await new Promise((resolve) => setTimeout(resolve, HEAD_START))
  return code
})

/** What is said plainly, at the foot of the page, because the code of messages could not be loaded. */
let plain: readonly ToastMessage[] = []
const setPlain = (messages: readonly ToastMessage[]) => {
  plain = messages
  for (const listener of listeners) listener()
}
const isAbout = (about: string | undefined) => (message: ToastMessage) => about !== undefined && message.about === about
const dropPlain = (isMoot: (message: ToastMessage) => boolean) => setPlain(plain.filter((message) => !isMoot(message)))

/** Whether the layout that messages are for is gone: the next one may be another person's. */
let layout = { isGone: false }

/** Shows a message in the corner. It is announced, waits while hovered or focused, and stays longer when something failed or can be undone. */
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

/** Takes back every Undo that toasts offer of a record (`job/17`), because it has become moot. */
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

/** Where toasts appear, from the first one on; once in the signed-in layout. */
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
        // Outside the page's root, which screen readers do not see while a dialog is open.
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
