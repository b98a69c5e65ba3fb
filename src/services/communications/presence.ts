import * as v from 'valibot'
import { exactText, id, LONGEST } from '@/domain/text/field'
import type { Clock, Instant } from '@/domain/time/clock'

/** In ms after the last key. */
const LEASE_MS = 10_000
const HEARTBEAT_MS = 5_000

const PRESENCE_CHANNEL = 'groundwork-replying'

const replying = v.object({
  /** Names the tab, since one person may have several. */
  tab: exactText(LONGEST.code),
  business: id,
  conversation: id,
  user: id,
  name: exactText(LONGEST.title),
})
const lease = v.object({
  ...replying.entries,
  /** In ms from now, since two devices' clocks differ; 0 when it ends. */
  lasts: v.pipe(v.number(), v.minValue(0), v.maxValue(LEASE_MS)),
})

/** Someone who writes an answer right now. */
export type Replying = v.InferOutput<typeof replying>

export type Joined = {
  /** A key was pressed. */
  typed(): void
  /** Sent or cleared. */
  ended(): void
  leave(): void
}

/** Who is replying in a conversation. It is never stored. */
export type Presence = {
  /** `onChange` gets everyone else who replies, also this person in another tab. */
  join(own: Omit<Replying, 'tab'>, onChange: (others: readonly Replying[]) => void): Promise<Joined>
}

type Deps = {
  clock: Pick<Clock, 'now' | 'setTimeout' | 'clearTimeout'>
  newId: () => string
  /** Null where the browser has none. */
  openChannel: (name: string) => BroadcastChannel | null
}

/** Between tabs of this browser; a back end with sockets replaces it. */
export const createPresence = ({ clock, newId, openChannel }: Deps): Presence => ({
  async join(own, onChange) {
    const channel = openChannel(PRESENCE_CHANNEL)
    const tab = newId()
    const others = new Map<string, { person: Replying; timer: unknown }>()
    let until: Instant | null = null
    let beat: unknown

    const tell = () => onChange([...others.values()].map(({ person }) => person))
    const forget = (other: string) => {
      clock.clearTimeout(others.get(other)?.timer)
      if (others.delete(other)) tell()
    }
    const hear = ({ data }: { data: unknown }) => {
      const message = v.safeParse(lease, data)
      if (!message.success) return
      const { lasts, ...person } = message.output
      if (person.business !== own.business || person.conversation !== own.conversation) return
      if (lasts === 0) return forget(person.tab)
      const before = others.get(person.tab)
      clock.clearTimeout(before?.timer)
      others.set(person.tab, { person, timer: clock.setTimeout(() => forget(person.tab), lasts) })
      if (!before) tell()
    }
    const say = (lasts: number) => channel?.postMessage({ ...own, tab, lasts })
    const ended = () => {
      if (until === null) return
      until = null
      clock.clearTimeout(beat)
      say(0)
    }
    const pulse = () => {
      const lasts = (until ?? 0) - clock.now()
      if (lasts <= 0) return ended()
      say(lasts)
      beat = clock.setTimeout(pulse, Math.min(HEARTBEAT_MS, lasts))
    }
    channel?.addEventListener('message', hear)
    return {
      typed() {
        const isFirst = until === null
        until = clock.now() + LEASE_MS
        if (isFirst) pulse()
      },
      ended,
      leave() {
        ended()
        for (const { timer } of others.values()) clock.clearTimeout(timer)
        others.clear()
        channel?.close()
      },
    }
  },
})
