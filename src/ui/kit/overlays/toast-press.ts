/** A press outside a panel, as Zag reports it. */
type Press = Event & { detail: { originalEvent: Event } }

/**
 * For `onPointerDownOutside` of a panel: a press on a message, like its Undo, is not a wish to close the panel. Zag itself leaves messages
 * out only until the first of them have gone.
 */
export const ignoreToastPress = (press: Press): void => {
  const { target } = press.detail.originalEvent
  if (target instanceof Element && target.closest('[data-scope=toast]')) press.preventDefault()
}
