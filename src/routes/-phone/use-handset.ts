import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { replyHeaders } from '@/domain/messaging/email'
import type { HandsetContents, HandsetMessage, Handsets, HandsetWriting } from '@/domain/messaging/handset'
import { type Failure, toFailure } from '@/domain/record/failure'
import type { Instant, MovableClock } from '@/domain/time/clock'
import type { HandsetService } from '@/services/communications/handset-service'
import type { HandsetDraft, HandsetOwner } from '@/ui/communications/phone/types'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { useRead } from '../-loading/use-read'

export type HandsetDeps = { service: HandsetService; clock: MovableClock; newId: () => string }

export const useHandsets = (service: HandsetService, business: number | undefined): Loadable<Handsets> =>
  useRead(useCallback(() => service.list(business), [service, business])).loaded

type Contents = { messages: readonly HandsetMessage[]; dueAt: Instant | null }

const joined = (parts: readonly HandsetContents[]): Contents => {
  const due = parts.flatMap(({ due_at }) => due_at ?? [])
  return {
    messages: parts.flatMap(({ messages }) => messages),
    dueAt: due.length > 0 ? Math.min(...due) : null,
  }
}

const addressesOf = (owner: HandsetOwner | null): string[] =>
  owner ? [owner.phone, owner.email].filter((address) => address !== '') : []

/** Longest wait until a message is looked for that should have arrived, in ms. */
const SOON = 1_000

type State = { of: string; contents: Loadable<Contents> }

/**
 * What phone and mailbox hold. Read again when another tab changes something, when the page gets the focus, and when a message is due to
 * arrive, which the other tabs are then told.
 */
export const useHandset = (owner: HandsetOwner | null, { service, clock, newId }: HandsetDeps) => {
  const addresses = addressesOf(owner).join(' ')
  const [{ of, contents }, setState] = useState<State>({ of: '', contents: { state: 'loading' } })
  const show = useCallback(
    (value: Contents) => setState({ of: addresses, contents: { state: 'ready', value } }),
    [addresses],
  )
  const load = useCallback(async () => {
    const parts = addresses.split(' ').filter((address) => address !== '')
    return joined(await Promise.all(parts.map((address) => service.contents(address))))
  }, [service, addresses])
  const reload = useEffectEvent(async function again() {
    try {
      show(await load())
    } catch (error) {
      setState((former) =>
        former.of === addresses && former.contents.state === 'ready'
          ? former
          : { of: addresses, contents: { state: 'failed', failure: toFailure(error), retry: () => void again() } },
      )
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: other addresses have other messages
  useEffect(() => {
    const again = () => void reload()
    again()
    window.addEventListener('focus', again)
    const stop = service.subscribe(again)
    return () => {
      window.removeEventListener('focus', again)
      stop()
    }
  }, [service, addresses])

  const dueAt = contents.state === 'ready' ? contents.value.dueAt : null
  const arrive = useEffectEvent(async () => {
    await reload()
    service.announce()
  })
  useEffect(() => {
    if (dueAt === null) return
    const wait = Math.max(SOON, dueAt - clock.now())
    const timer = clock.setTimeout(() => void arrive(), wait)
    return () => clock.clearTimeout(timer)
  }, [dueAt, clock])

  const send = async ({ id, reply, ...draft }: HandsetDraft): Promise<Failure | null> => {
    if (!owner) return null
    try {
      await service.write(writingOf({ id, reply, ...draft }, owner))
      await reload()
      return null
    } catch (error) {
      return toFailure(error)
    }
  }
  const file = useCallback(
    (message: HandsetMessage, id: string) => service.file(addressFor(message, addresses), message.id, id),
    [service, addresses],
  )
  const isCurrent = of === addresses
  const messages: Loadable<readonly HandsetMessage[]> = !isCurrent
    ? { state: 'loading' }
    : contents.state === 'ready'
      ? { state: 'ready', value: contents.value.messages }
      : contents
  return { messages, onSend: send, onFile: file, newId }
}

/** Which of the owner's addresses a message came to. */
const addressFor = ({ channel }: HandsetMessage, addresses: string): string =>
  addresses.split(' ').find((address) => address.includes('@') === (channel === 'email')) ?? ''

const writingOf = ({ id, reply, channel, ...draft }: HandsetDraft, owner: HandsetOwner): HandsetWriting => {
  const isMail = channel === 'email'
  const { in_reply_to, thread_ids } = reply ? replyHeaders(reply) : { in_reply_to: '', thread_ids: '' }
  return {
    ...draft,
    channel,
    address: isMail ? owner.email : owner.phone,
    provider_id: isMail ? `<${id}@${owner.email.split('@')[1] ?? 'mail.example'}>` : id,
    in_reply_to,
    thread_ids,
    headers: [],
  }
}
