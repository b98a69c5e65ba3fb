import { type Failure, isFormFailure, isRetryable, toFailure } from '@/domain/failure'
import type { HostedPortal } from '@/mock-server/hosted/wire'
import { el, showBusy } from '../dom'
import { createProblem } from '../messages'
import type { Hosted } from '../page'

/** The parts of the portal, each a section of its own. */
export type Part = 'subscription' | 'cards'

type Write = {
  part: Part
  button: HTMLButtonElement
  busy: string
  /** `key` is the intent's id, the same when it is tried again. */
  call: (api: Hosted['api'], token: string, key: string) => Promise<HostedPortal>
  /** Said once it is done. */
  done: string
}

/** How the portal's sections change something: one thing at a time, with what came of it said at the section. */
export type Desk = {
  write(write: Write): Promise<void>
  /** Where a section says what went wrong. */
  problemOf(part: Part): HTMLElement
}

/** Builds the desk; `onDone` draws the page anew, and is told where to lead the person and what to say. */
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
