import type { ToastMessage } from './toast-region'
import { useCode } from './use-code'

const load = () => import('./toast-region')

/** Shows a message in the corner. It is announced, waits while hovered or focused, and stays longer when something failed or can be undone. */
export const toast = (message: ToastMessage): void =>
  void load().then(
    ({ show }) => show(message),
    (error: unknown) => console.error(`A message could not be shown: ${message.title}`, error),
  )

/** Where toasts appear; once in the signed-in layout. Its region loads in a quiet moment, before anybody needs a toast. */
export const Toaster = () => {
  const code = useCode(load, false)
  return code && <code.ToastRegion />
}
