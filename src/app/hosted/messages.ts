import type { Failure } from '@/domain/failure'
import { el } from './dom'

/** The pages' own name, and that no money moves here. */
export const drawBrand = (): HTMLElement =>
  el('p', { class: 'pay-brand' }, el('span', {}, 'Groundwork Pay'), el('span', { class: 'pay-tag' }, 'Test mode'))

type Message = { title: string; text: string; role?: 'alert' | 'status'; action?: HTMLElement }

/** A page that has only something to say. */
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

/** For a session that nobody knows, or no longer. */
export const drawUnknown = (): HTMLElement =>
  drawMessage({
    title: 'This page has expired',
    text: 'The link is not, or no longer, valid. Go back and begin again.',
    action: el('a', { class: 'pay-button', href: '/' }, 'Back to Groundwork'),
  })

export const drawFailure = ({ message }: Failure, onRetry: () => void): HTMLElement =>
  drawMessage({
    title: 'Something went wrong',
    text: message,
    role: 'alert',
    action: el('button', { class: 'pay-button', type: 'button', click: onRetry }, 'Retry'),
  })

/** A place for what went wrong with something that can be tried again. */
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
