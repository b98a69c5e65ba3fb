import { type Day, plusDays } from '@/domain/calendar'
import { CLIENT_PAYMENT_METHODS, type Client, PAYMENT_TERMS, type Property } from '@/domain/client'
import { demoUser } from '@/domain/demo'
import { centsFromDollars } from '@/domain/money'
import { createChoices } from './choices'
import { CLIENT_LIST, type ListedClient, PROPERTY_TYPE } from './client-list'
import { GREEN_VALLEY } from './staff'

/** The latest client came the day before the anchor: the history begins with them. */
const NEWEST_SINCE_DAYS = 1

const emailOf = ({ first, last }: ListedClient, id: number) =>
  id === 1 ? demoUser('home').email : `${first}.${last}@example.com`.toLowerCase()

const TERMS: Record<Client['client_type'], readonly Client['payment_terms'][]> = {
  residential: ['due_on_receipt', 'net_15', 'prepaid'],
  commercial: ['net_15', 'net_30'],
  hoa: PAYMENT_TERMS.filter((terms) => terms === 'net_30'),
}

/** The clients of the list as rows. */
export const clientsFor = (anchor: Day): Client[] => {
  const choices = createChoices(42)
  return CLIENT_LIST.map((listed, index) => {
    const id = index + 1
    const newest = id === CLIENT_LIST.length
    const place = listed.places[0]
    return {
      id,
      business_id: GREEN_VALLEY,
      first_name: listed.first,
      last_name: listed.last,
      email: emailOf(listed, id),
      phone: `(512) 555-0${String(110 + id)}`,
      client_type: listed.type,
      billing_address: place?.address ?? '',
      billing_city: place?.city ?? '',
      billing_state: 'TX',
      billing_zip: place?.zip ?? '',
      payment_terms: choices.pick(TERMS[listed.type]),
      preferred_payment_method: choices.pick(CLIENT_PAYMENT_METHODS),
      credit_limit: centsFromDollars(listed.type === 'residential' ? 1_000 : 10_000),
      notes: '',
      status: 'active',
      client_since: plusDays(anchor, -(newest ? NEWEST_SINCE_DAYS : choices.between(20, 1_400))),
    }
  })
}

/** The places of the list as rows, numbered in its order. */
export const PROPERTIES: readonly Property[] = CLIENT_LIST.flatMap(({ places, type }, index) =>
  places.map((place) => ({ place, type, client_id: index + 1 })),
).map(({ place, type, client_id }, index) => ({
  id: index + 1,
  client_id,
  business_id: GREEN_VALLEY,
  property_name: place.name,
  address: place.address,
  city: place.city,
  state: 'TX',
  zip_code: place.zip,
  property_type: PROPERTY_TYPE[type],
  latitude: place.latitude,
  longitude: place.longitude,
}))
