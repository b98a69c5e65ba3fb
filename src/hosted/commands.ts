import type { HostedPortal } from '@/contract/hosted'
import { isFormFailure } from '@/domain/card/form-failure'
import { type Failure, isRetryable, toFailure } from '@/domain/record/failure'
import { createProblem, el, showBusy } from './drawing'
import type { Hosted } from './page'

/** The parts of the portal that can be changed, one section each. */
export type Part = 'subscription' | 'cards'

type Write = {
  part: Part
  button: HTMLButtonElement
  busy: string
  /** `key` is the intent's id, the same when it is tried again. */
  call: (api: Hosted['api'], token: string, key: string) => Promise<HostedPortal>
  /** Announced once it is done. */
  done: string
}

/** How the portal's sections change something: one change at a time, with its result shown in the section. */
export type HostedCommands = {
  write(write: Write): Promise<void>
  /** Where a section shows what went wrong. */
  problemOf(part: Part): HTMLElement
}

/** Builds the desk. `onDone` redraws the page, moves the focus to the part and announces what was done. */
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

/** A section of the portal; its heading can take the focus. */
export const drawSection = (part: Part | 'invoices', title: string, ...children: (Node | string | null)[]) =>
  el(
    'section',
    { class: 'pay-section', 'aria-labelledby': `pay-${part}` },
    el('h2', { id: `pay-${part}`, tabindex: '-1' }, title),
    ...children,
  )
