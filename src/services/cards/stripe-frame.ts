import type { StripeElementStyle } from '@stripe/stripe-js'
import './card-form.css'

export type StripeFrame = {
  place: HTMLElement
  /** An iframe does not inherit the page's colors and fonts. */
  style: StripeElementStyle
  setTitle(text: string): void
  setError(text: string | undefined): void
  takeDown(): void
}

export const drawStripeFrame = (into: HTMLElement, title: string): StripeFrame => {
  const field = document.createElement('div')
  field.className = 'gw-card-frame'
  const label = document.createElement('p')
  label.textContent = title
  const place = document.createElement('div')
  const error = document.createElement('p')
  error.setAttribute('role', 'alert')
  field.append(label, place, error)
  into.append(field)

  const page = getComputedStyle(field)
  const colour = (name: string) => page.getPropertyValue(`--gw-colors-${name}`).trim()
  return {
    place,
    style: {
      base: {
        color: page.color,
        fontFamily: page.fontFamily,
        fontSize: '16px',
        '::placeholder': { color: colour('fg-subtle') },
      },
      invalid: { color: colour('danger-fg') },
    },
    setTitle(text) {
      label.textContent = text
    },
    setError(text) {
      error.textContent = text ?? ''
    },
    takeDown: () => field.remove(),
  }
}
