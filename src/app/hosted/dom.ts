type Child = Node | string | null | false
type Attributes = Readonly<Record<string, string | boolean | (() => void)>>

/**
 * An element of the hosted payment pages, which are drawn without a framework. An attribute that is a function listens to the event of
 * its name; `false` leaves the attribute out.
 */
export const el = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value)
    else if (value !== false) element.setAttribute(name, value === true ? '' : value)
  }
  element.append(...children.filter((child) => child !== null && child !== false))
  return element
}

/** Shows a button busy: it keeps its width and the focus, says what goes on, and is to be ignored until it is shown idle again. */
export const showBusy = (button: HTMLButtonElement, label: string): (() => void) => {
  const idle = button.textContent ?? ''
  button.style.minWidth = `${button.offsetWidth}px`
  button.setAttribute('aria-disabled', 'true')
  button.textContent = label
  return () => {
    button.removeAttribute('aria-disabled')
    button.textContent = idle
  }
}
