import type { Failure } from '@/domain/record/failure'

type Child = Node | string | null | false
type Attributes = Readonly<Record<string, string | boolean | (() => void)>>

/**
 * Creates a DOM element; the hosted pages use no framework. A function attribute becomes an event listener; `false` omits the attribute.
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

/** Keeps the button's width and focus. Callers ignore clicks until they call the returned function. */
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

export const drawBrand = (): HTMLElement =>
  el('p', { class: 'pay-brand' }, el('span', {}, 'Groundwork Pay'), el('span', { class: 'pay-tag' }, 'Test mode'))

type Message = { title: string; text: string; role?: 'alert' | 'status'; action?: HTMLElement }

export const drawMessage = ({ title, text, role, action }: Message): HTMLElement =>
  el(
    'main',
    { class: 'pay-message' },
    drawBrand(),
    el('h1', {}, title),
    el('p', role ? { role } : {}, text),
    action ?? null,
  )

export const drawLoading = (): HTMLElement =>
  el('main', { class: 'pay-message' }, drawBrand(), el('p', { role: 'status' }, 'Loading…'))

export const drawUnknown = (): HTMLElement =>
  drawMessage({
    title: 'This page has expired',
    text: 'This link isn’t valid anymore. Go back and start again.',
    action: el('a', { class: 'pay-button', href: '/' }, 'Back to Groundwork'),
  })

export const drawFailure = ({ message }: Failure, onRetry: () => void): HTMLElement =>
  drawMessage({
    title: 'Something went wrong',
    text: message,
    role: 'alert',
    action: el('button', { class: 'pay-button', type: 'button', click: onRetry }, 'Retry'),
  })

export const createProblem = () => {
  const place = el('div', { class: 'pay-problem', role: 'alert' })
  return {
    element: place,
    show(text: string, onRetry?: () => void) {
      const retry = onRetry && el('button', { type: 'button', class: 'pay-button plain', click: onRetry }, 'Retry')
      place.replaceChildren(el('p', {}, text), ...(retry ? [retry] : []))
    },
    clear: () => place.replaceChildren(),
  }
}

type Question = { title: string; text: string; yes: string; no: string; danger?: boolean }

/** A yes/no dialog; Escape means no. Focus returns to its previous element. */
export const ask = ({ title, text, yes, no, danger = false }: Question): Promise<boolean> =>
  new Promise((resolve) => {
    const before = document.activeElement
    const close = (answer: boolean) => {
      dialog.close()
      dialog.remove()
      if (before instanceof HTMLElement) before.focus()
      resolve(answer)
    }
    const refuse = el('button', { type: 'button', class: 'pay-button plain', click: () => close(false) }, no)
    const agree = el(
      'button',
      { type: 'button', class: danger ? 'pay-button danger' : 'pay-button', click: () => close(true) },
      yes,
    )
    const dialog = el(
      'dialog',
      { class: 'pay-dialog', 'aria-labelledby': 'pay-question', 'aria-describedby': 'pay-question-text' },
      el('h2', { id: 'pay-question' }, title),
      el('p', { id: 'pay-question-text' }, text),
      el('div', { class: 'pay-actions' }, refuse, agree),
    )
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      close(false)
    })
    document.body.append(dialog)
    dialog.showModal()
    if (!danger) agree.focus()
  })
