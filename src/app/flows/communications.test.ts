import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { ConversationCore, OutgoingMessage } from '@/domain/messaging/views'
import { type Failure, toFailure, UNREACHABLE } from '@/domain/record/failure'
import { createFlows, inProcessLocks } from '@/events/flow'
import { outboxOf } from '@/events/flow/outbox'
import { memoryContents } from '@/events/log/memory'
import { unsentMessages } from '@/machines/conversation/selectors'
import { createMessageFiles, type PendingFile } from '@/services/communications/message-files'
import type { GraphQL } from '@/services/graphql/graphql'
import { memoryFlowLog } from '../../../tests/fixtures/flow-log'
import { manualClock } from '../../../tests/fixtures/manual-clock'
import { outgoingText } from '../../../tests/fixtures/messages'
import { actor } from '../../../tests/fixtures/records'
import { cuttable, drained } from '../../../tests/fixtures/round'
import { communicationFlows } from './communications'

const HOUR = 3_600_000

// The flow loads it with the first call, which would take longer than a few turns.
beforeAll(() => import('@/services/communications/conversation-ports'))

const CORE: ConversationCore = {
  id: 5,
  status: 'waiting_on_us',
  snoozed_until: null,
  waiting_since: 1_000,
  assigned_to: null,
  last_message_id: 40,
}

const message = (body: string) => outgoingText({ body })

const EXPIRED: Failure = { message: 'Please sign in again.', status: 401, details: null }
const OPTED_OUT: Failure = { message: 'They texted STOP.', status: 409, details: null }

/** A back end that does everything once per key; `meet` makes its calls fail. */
const carrier = () => {
  const done = new Map<string, string>()
  let trouble: ((body: string) => Failure | null) | 'answer_lost' = () => null
  const graphql: GraphQL = {
    query: async () => ({ conversationThread: { conversation: CORE } }) as never,
    async mutate(_, variables) {
      const {
        key,
        message: written,
        command,
      } = variables as unknown as {
        key: string
        message?: OutgoingMessage
        command?: string
      }
      const what = written?.body ?? command ?? ''
      const failure = trouble === 'answer_lost' ? null : trouble(what)
      if (failure) throw failure
      if (!done.has(key)) done.set(key, what)
      if (trouble === 'answer_lost') throw UNREACHABLE
      const sent = { id: 40 + done.size, conversation_id: 5, send_at: 0, reason: null }
      return { sendMessage: sent, changeConversation: { ...CORE, status: 'done' } } as never
    },
  }
  return {
    graphql,
    done: () => [...done.values()],
    meet: (next: typeof trouble) => {
      trouble = next
    },
  }
}

const settled = async () => {
  for (let turn = 0; turn < 40; turn++) await drained()
}

const phone = () => {
  const { network, cut, back } = cuttable()
  const clock = manualClock()
  const backEnd = carrier()
  const here = { log: memoryFlowLog(), locks: inProcessLocks(), clock }
  const open = async () => {
    const flows = createFlows({
      ...here,
      toFailure,
      definitions: communicationFlows(
        { graphql: backEnd.graphql, network, clock, changed: async () => undefined },
        { files: createMessageFiles({ device: memoryContents<PendingFile>(), clock, userId: () => 1 }) },
      ),
    })
    await flows.resumeUnfinished()
    const flow = flows.open('conversation', 5, { actor: actor(), conversation: CORE })
    await flow.whenOpen()
    onTestFinished(flow.subscribe(() => undefined))
    await settled()
    return {
      close: () => flows.close(),
      flow,
      async write(...bodies: string[]) {
        for (const body of bodies) flow.send({ type: 'conversation.send', id: body, message: message(body) })
        await settled()
      },
      unsent() {
        const snapshot = flow.snapshot()
        const unsent = snapshot ? unsentMessages(snapshot, outboxOf(flow)) : []
        return unsent.map(({ message: { body }, state, failure }) =>
          failure ? `${body}: ${failure.message}` : `${body} ${state}`,
        )
      },
    }
  }
  return { open, cut, back, clock, backEnd }
}

describe('messages written without a network', () => {
  it('wait, outlive their page, and are sent once and in order when the network is back', async () => {
    const { open, cut, back, backEnd } = phone()
    const page = await open()
    cut()
    await page.write('One', 'Two', 'Three')
    page.flow.send({ type: 'conversation.close', id: 'closing' })
    await settled()
    expect([page.unsent(), backEnd.done()]).toEqual([['One waiting', 'Two waiting', 'Three waiting'], []])
    await page.close()
    const next = await open()
    expect(next.unsent()).toEqual(['One waiting', 'Two waiting', 'Three waiting'])
    back()
    await settled()
    expect([next.unsent(), backEnd.done(), next.flow.snapshot()?.value]).toEqual([
      [],
      ['One', 'Two', 'Three', 'close'],
      'done',
    ])
  })

  it('are sent once when only the answer was lost', async () => {
    const { open, backEnd, clock } = phone()
    const page = await open()
    backEnd.meet('answer_lost')
    await page.write('One', 'Two')
    expect(page.unsent()).toEqual(['One waiting', 'Two waiting'])
    backEnd.meet(() => null)
    clock.advance(60_000)
    await settled()
    expect([page.unsent(), backEnd.done()]).toEqual([[], ['One', 'Two']])
  })

  it('are not sent a day later, which they say', async () => {
    const { open, cut, back, backEnd, clock } = phone()
    const page = await open()
    cut()
    await page.write('One')
    clock.advance(24 * HOUR)
    back()
    await settled()
    expect([page.unsent(), backEnd.done()]).toEqual([
      [
        'One: No answer came, and it is too late to send this again. It may have been done: look before you do it again.',
      ],
      [],
    ])
  })
})

it('messages in a row wait for each other', async () => {
  const { open, backEnd } = phone()
  const page = await open()
  await page.write('One', 'Two', 'Three')
  expect([page.unsent(), backEnd.done()]).toEqual([[], ['One', 'Two', 'Three']])
})

it('a message whose session has expired is sent when the person is back', async () => {
  const { open, backEnd } = phone()
  const page = await open()
  backEnd.meet(() => EXPIRED)
  await page.write('One')
  expect(page.unsent()).toEqual(['One waiting'])
  await page.close()
  backEnd.meet(() => null)
  const next = await open()
  expect([next.unsent(), backEnd.done()]).toEqual([[], ['One']])
})

describe('a message that is refused', () => {
  const refusing = async () => {
    const page = phone()
    page.backEnd.meet((body) => (body === 'One' ? OPTED_OUT : null))
    return { ...page, first: await page.open() }
  }

  it('is kept as it was typed, with the reason, and nothing behind it is sent', async () => {
    const { first, open, backEnd } = await refusing()
    await first.write('One', 'Two')
    expect([first.unsent(), backEnd.done()]).toEqual([['One: They texted STOP.', 'Two waiting'], []])
    await first.close()
    const next = await open()
    expect(next.unsent()).toEqual(['One: They texted STOP.', 'Two waiting'])
  })

  it('is retried under its key, and what waited follows', async () => {
    const { first, backEnd } = await refusing()
    await first.write('One', 'Two')
    backEnd.meet(() => null)
    first.flow.sender?.tryAgain('One')
    await settled()
    expect([first.unsent(), backEnd.done()]).toEqual([[], ['One', 'Two']])
  })

  it('is let go, and what waited follows', async () => {
    const { first, backEnd } = await refusing()
    await first.write('One', 'Two')
    first.flow.send({ type: 'conversation.dismiss' })
    first.flow.sender?.discard('One')
    await settled()
    expect([first.unsent(), backEnd.done()]).toEqual([[], ['Two']])
  })
})
