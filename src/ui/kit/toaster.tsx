import { useEffect, useSyncExternalStore } from 'react'
import { lazyPart } from './lazy-part'
import type { ToastMessage } from './toast-region'
import { whenIdle } from './when-idle'

const load = () => import('./toast-region')
/** What could not be loaded ahead is loaded, or said to be missing, when it is wanted. */
const IGNORE = () => undefined

const Region = lazyPart({ name: 'Notifications', load: () => load().then(({ ToastRegion }) => ToastRegion) })

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

/** Shows a message in the corner. It is announced, waits while hovered or focused, and stays longer when something failed or can be undone. */
export const toast = (message: ToastMessage): void => {
  want()
  void Promise.all([load(), Region.preload()]).then(
    ([{ show }]) => show(message),
    (error: unknown) => console.error(`A message could not be shown: ${message.title}`, error),
  )
}

/** Takes back every Undo that toasts offer of a record (`job/17`), because it has become moot. */
export const withdrawUndo = (about: string): void => void load().then(({ withdraw }) => withdraw(about))

const BEGINNINGS = ['pointerdown', 'keydown'] as const

/**
 * Where toasts appear; once in the signed-in layout. Its region is there before someone does something worth a toast, as screen readers
 * need it, but not while the page is still loading: from the first press of a button or key.
 */
export const Toaster = () => {
  const open = useSyncExternalStore(subscribe, () => isWanted)
  useEffect(() => {
    if (open) return
    const begin = new AbortController()
    for (const type of BEGINNINGS) window.addEventListener(type, want, { once: true, signal: begin.signal })
    return () => begin.abort()
  }, [open])
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
  return <Region open={open} />
}
