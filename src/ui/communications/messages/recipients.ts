import { displayAddress } from '@/domain/messaging/address'
import type { MessageRecipient } from '@/domain/messaging/views'
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
