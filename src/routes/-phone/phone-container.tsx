import * as v from 'valibot'
import { displayAddress } from '@/domain/messaging/display-address'
import type { Handsets } from '@/domain/messaging/handset'
import { PhoneScreen } from '@/ui/communications/phone/phone-screen'
import type { HandsetOwner } from '@/ui/communications/phone/types'
import { mapReady } from '@/ui/kit/feedback/loadable'
import { PageMeta } from '@/ui/kit/layout/page-meta'
import { useStored } from '../-loading/stored'
import { useNow } from '../-loading/use-now'
import type { PhoneSearch } from './search'
import { type HandsetDeps, useHandset, useHandsets } from './use-handset'

const idsSchema = v.array(v.number())
const NONE: number[] = []

/** By default the first client who has both a phone and a mailbox. */
const ownerIn = ({ people }: Handsets, { client, phone, email }: PhoneSearch): HandsetOwner | null => {
  if (phone !== undefined) return { client_id: null, name: displayAddress(phone), phone, email: '' }
  if (email !== undefined) return { client_id: null, name: email, phone: '', email }
  return (
    people.find(({ client_id }) => client_id === client) ??
    people.find((person) => person.phone !== '' && person.email !== '') ??
    null
  )
}

type Props = HandsetDeps & { search: PhoneSearch; onSearch: (search: PhoneSearch) => void }

export function PhoneContainer({ service, clock, newId, search, onSearch }: Props) {
  const now = useNow(clock)
  const handsets = useHandsets(service, search.business)
  const found = mapReady(handsets, (value) => ({ owner: ownerIn(value, search) }))
  const owner = found.state === 'ready' ? found.value.owner : null
  const handset = useHandset(owner, { service, clock, newId })
  const [opened, setOpened] = useStored(localStorage, 'demo_phone.opened', idsSchema, NONE)
  return (
    <>
      <meta name="robots" content="noindex" />
      <PageMeta title={owner ? `Phone of ${owner.name}` : 'The client’s phone'} />
      <PhoneScreen
        handsets={handsets}
        owner={owner}
        now={now}
        opened={opened}
        onOpened={(id) => {
          if (!opened.includes(id)) setOpened([...opened, id])
        }}
        onChoose={(choice) => onSearch({ business: search.business, ...choice })}
        onBusiness={(business) => onSearch({ business })}
        {...handset}
      />
    </>
  )
}
