import { toE164 } from '@/domain/messaging/address'
import { displayAddress } from '@/domain/messaging/display-address'
import type { MessageRecipient } from '@/domain/messaging/views'
import type { Channel } from '@/domain/messaging/vocabulary'
import { isEmail } from '@/domain/text/field'
import { searchPeopleBy } from '@/domain/text/search-people'
import type { Found } from '@/ui/kit/fields/combobox/combobox'
import { firstMatches } from '@/ui/kit/fields/combobox/first-matches'

const finds = searchPeopleBy(
  ({ name, email }: MessageRecipient) => [name, email],
  ({ phone }) => phone,
)

/** Clients in whose name, email, or number every typed word occurs. */
export const recipientOptions = (recipients: readonly MessageRecipient[], typed: string): Found => {
  const { found, more } = firstMatches(recipients.filter(finds(typed)))
  return {
    found: found.map(({ client_id, name, phone, email }) => ({
      key: String(client_id),
      text: name,
      detail: phone ? displayAddress(phone) : email,
    })),
    more,
  }
}

export type WrittenTo = { address: string; channel: Channel }

/** Of a client both, as far as they are there; of what was typed, the one that it is. */
export const writtenTo = (client: MessageRecipient | undefined, typed: string): readonly WrittenTo[] => {
  if (client) {
    const phone = toE164(client.phone)
    return [
      ...(phone ? [{ address: phone, channel: 'sms' } as const] : []),
      ...(client.email ? [{ address: client.email, channel: 'email' } as const] : []),
    ]
  }
  if (typed === '') return []
  return isEmail(typed)
    ? [{ address: typed.trim(), channel: 'email' }]
    : [{ address: toE164(typed) ?? typed, channel: 'sms' }]
}
