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
export type Desk = {
  write(write: Write): Promise<void>
  /** Where a section shows what went wrong. */
  problemOf(part: Part): HTMLElement
}

/** Builds the desk. `onDone` redraws the page, moves the focus to the part and announces what was done. */
export const createDesk = (hosted: Hosted, onDone: (portal: HostedPortal, part: Part, said: string) => void): Desk => {
  const problems = { subscription: createProblem(), cards: createProblem() }
  let busy = false

  const write = async (asked: Write, key: string): Promise<void> => {
    if (busy) return
    busy = true
    problems[asked.part].clear()
    const showIdle = showBusy(asked.button, asked.busy)
    try {
      onDone(await asked.call(hosted.api, hosted.token, key), asked.part, asked.done)
    } catch (error) {
      showIdle()
      fail(toFailure(error), asked, key)
    } finally {
      busy = false
    }
  }

  const fail = (failure: Failure, asked: Write, key: string) => {
    if (isFormFailure(failure)) return
    const retry = isRetryable(failure) ? () => void write(asked, key) : undefined
    problems[asked.part].show(failure.message, retry)
  }

  return {
    write: (asked) => write(asked, hosted.newId()),
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
