const OWN_CLICK = 'button, a, input, label, select, textarea, footer, [role=alert], .pick, .acts'

/** Whether a click on a row or a card is meant for the record itself: not for something on it, and not the end of marking its text. */
export const opensRecord = (target: EventTarget): boolean =>
  target instanceof Element && target.closest(OWN_CLICK) === null && !document.getSelection()?.toString()
