import type { ToastMessage } from '@/ui/kit/overlays/toast-region'
import type { NextStep } from './run-on-many'

/** `next` is what the undo could not take back, and what helps instead. */
export const undoneMessage = (done: string, next?: NextStep): ToastMessage => ({
  title: `Undone: ${done}`,
  kind: 'info',
  ...(next ? { description: next.text, also: next } : {}),
})
