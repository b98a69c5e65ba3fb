type Press = Event & { detail: { originalEvent: Event } }

/**
 * For a panel's `onPointerDownOutside`: a press on a toast, such as its Undo, doesn't close the panel. Zag itself excludes toasts only
 * until the first of them are removed.
 */
export const ignoreToastPress = (press: Press): void => {
  const { target } = press.detail.originalEvent
  if (target instanceof Element && target.closest('[data-scope=toast]')) press.preventDefault()
}
