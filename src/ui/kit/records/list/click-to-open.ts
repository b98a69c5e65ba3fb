const OWN_CLICK = 'button, a, input, label, select, textarea, footer, [role=alert], .pick, .acts'

/** False for a click on a control inside the row or card, and for the end of a text selection. */
export const opensRecord = (target: EventTarget): boolean =>
  target instanceof Element && target.closest(OWN_CLICK) === null && !document.getSelection()?.toString()
