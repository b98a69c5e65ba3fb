import type { ConsentEntry } from '@/domain/messaging/consent'
import type { MessageAbout } from '@/domain/messaging/message'
import type { Channel, MessageCause } from '@/domain/messaging/vocabulary'
import type { Instant } from '@/domain/time/clock'

/** A client, or the number or address of someone unidentified. */
export type Party = { client: number } | { address: string }

type Line = {
  channel: Channel
  body: string
  about?: MessageAbout
  /** Names a thread of emails of one party. The first one of it needs a subject, the others answer the one before. */
  thread?: string
  subject?: string
}

export type TalkCommand = { at: Instant; party: Party } & (
  | ({ does: 'write_in'; links?: { table: 'jobs' | 'estimates'; id: number } } & Line)
  | ({
      does: 'write_out'
      author: number | null
      cause: MessageCause
      /** Why it did not arrive; it arrives by default. */
      failure?: string
      /** Without it, it leaves after the time for taking it back. */
      send_at?: Instant
    } & Line)
  | { does: 'note'; author: number; body: string; mentions?: readonly number[] }
  | { does: 'assign'; by: number; to: number }
  | { does: 'close'; by: number }
  | { does: 'snooze'; by: number; until: Instant }
  | { does: 'read'; by: readonly number[] }
  | { does: 'draft'; by: number; channel: Channel; subject: string; body: string }
  | ({ does: 'consent' } & Pick<ConsentEntry, 'channel' | 'purpose' | 'action' | 'source' | 'wording'>)
)

/** One line of an exchange: who writes it, how many minutes after the one before, and what. */
export type ExchangeLine = readonly [side: 'us' | 'them', minutesLater: number, text: string]
