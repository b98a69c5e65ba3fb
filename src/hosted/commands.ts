import type { HostedPortal } from '@/contract/hosted'
import { isFormFailure } from '@/domain/card/form-failure'
import { type Failure, isRetryable, toFailure } from '@/domain/record/failure'
import { createProblem, el, showBusy } from './drawing'
import type { Hosted } from './page'

export type Part = 'subscription' | 'cards'

type Write = {
  part: Part
  button: HTMLButtonElement
  busy: string
  /** `key` is the idempotency key, reused on retry. */
  call: (api: Hosted['api'], token: string, key: string) => Promise<HostedPortal>
  done: string
}

/** Runs one change at a time and shows its result in the section. */
export type HostedCommands = {
  write(write: Write): Promise<void>
  problemOf(part: Part): HTMLElement
}

/** `onDone` redraws the page, moves focus to the part and announces the message. */
export const createHostedCommands = (
  hosted: Hosted,
  onDone: (portal: HostedPortal, part: Part, message: string) => void,
): HostedCommands => {
  const problems = { subscription: createProblem(), cards: createProblem() }
  let busy = false

  const write = async (request: Write, key: string): Promise<void> => {
    if (busy) return
    busy = true
    problems[request.part].clear()
    const showIdle = showBusy(request.button, request.busy)
    try {
      onDone(await request.call(hosted.api, hosted.token, key), request.part, request.done)
    } catch (error) {
      showIdle()
      fail(toFailure(error), request, key)
    } finally {
      busy = false
    }
  }

  const fail = (failure: Failure, request: Write, key: string) => {
    if (isFormFailure(failure)) return
    const retry = isRetryable(failure) ? () => void write(request, key) : undefined
    problems[request.part].show(failure.message, retry)
  }

  return {
    write: (request) => write(request, hosted.newId()),
    problemOf: (part) => problems[part].element,
  }
}

export const drawSection = (part: Part | 'invoices', title: string, ...children: (Node | string | null)[]) =>
  el(
    'section',
    { class: 'pay-section', 'aria-labelledby': `pay-${part}` },
    el('h2', { id: `pay-${part}`, tabindex: '-1' }, title),
    ...children,
  )
