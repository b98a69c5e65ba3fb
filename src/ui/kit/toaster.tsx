import { lazyPart } from './lazy-part'
import type { ToastMessage } from './toast-region'

const load = () => import('./toast-region')

const Region = lazyPart({ name: 'Notifications', load: () => load().then(({ ToastRegion }) => ToastRegion) })

/** Shows a message in the corner. It is announced, waits while hovered or focused, and stays longer when something failed or can be undone. */
export const toast = (message: ToastMessage): void =>
  void Promise.all([load(), Region.preload()]).then(
    ([{ show }]) => show(message),
    (error: unknown) => console.error(`A message could not be shown: ${message.title}`, error),
  )

/** Takes back every Undo that toasts offer of a record (`job/17`), because it has become moot. */
export const withdrawUndo = (about: string): void => void load().then(({ withdraw }) => withdraw(about))

/** Where toasts appear; once in the signed-in layout. Its region is there long before someone does something worth a toast. */
export const Toaster = () => <Region open={false} />
