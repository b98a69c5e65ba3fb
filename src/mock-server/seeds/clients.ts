import type { Client } from '@/domain/client/client'
import { BAGGING, type Care, NO_CARE, type Property, SERVICE_DAYS } from '@/domain/client/property'
import { CLIENT_PAYMENT_METHODS, type ClientStatus, PAYMENT_TERMS } from '@/domain/client/vocabulary'
import { demoUser } from '@/domain/demo/demo'
import { centsFromDollars } from '@/domain/money/money'
import type { Position } from '@/domain/scheduling/travel'
import { type Day, plusDays } from '@/domain/time/calendar'
import { createChoices } from './choices'
import { CLIENT_LIST, type ListedClient, PROPERTY_TYPE } from './client-list'
import { GREEN_VALLEY } from './staff'

const NEWEST_SINCE_DAYS = 1

const emailOf = ({ first, last }: ListedClient, id: number) =>
  id === 1 ? demoUser('home').email : `${first}.${last}@example.com`.toLowerCase()

const TERMS: Record<Client['client_type'], readonly Client['payment_terms'][]> = {
  residential: ['due_on_receipt', 'net_15', 'prepaid'],
  commercial: ['net_15', 'net_30'],
  hoa: PAYMENT_TERMS.filter((terms) => terms === 'net_30'),
}

const STATUSES = new Map<number, ClientStatus>([
  [31, 'prospect'],
  [36, 'inactive'],
  [39, 'former'],
])

const NOTES = new Map([
  [1, 'Prefers a text the evening before. The hydrangeas by the porch are hers to prune.'],
  [9, 'Invoices go to the building manager; work before the offices open at 8.'],
  [16, 'Ask the board before anything beyond the contract.'],
])

/** Two associations with one management office: no one can tell by the number which of them a text is from. */
export const SHARE_A_NUMBER = { clients: [11, 15], phone: '(512) 555-0121' } as const

const phoneOf = (id: number): string =>
  SHARE_A_NUMBER.clients.some((each) => each === id) ? SHARE_A_NUMBER.phone : `(512) 555-0${String(110 + id)}`

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
      phone: phoneOf(id),
      client_type: listed.type,
      billing_address: place?.address ?? '',
      billing_city: place?.city ?? '',
      billing_state: 'TX',
      billing_zip: place?.zip ?? '',
      payment_terms: choices.pick(TERMS[listed.type]),
      preferred_payment_method: choices.pick(CLIENT_PAYMENT_METHODS),
      credit_limit: centsFromDollars(listed.type === 'residential' ? 1_000 : 10_000),
      notes: NOTES.get(id) ?? '',
      status: STATUSES.get(id) ?? 'active',
      client_since: plusDays(anchor, -(newest ? NEWEST_SINCE_DAYS : choices.between(20, 1_400))),
    }
  })
}

const FREQUENCIES = ['weekly', 'biweekly', 'biweekly', 'monthly', 'seasonal'] as const
const GRASSES = ['St. Augustine', 'Bermuda', 'Zoysia', 'Buffalo grass'] as const
const ACCESS = [
  '',
  '',
  'Gate code 4471#',
  'Side gate sticks: lift it',
  'Dog in the back yard: ring first',
  'Key at the office',
] as const
const PROGRAMS = ['', '', 'Spring and fall', 'Four rounds a year'] as const

const careFor = (type: Client['client_type'], choices: ReturnType<typeof createChoices>): Care => {
  const lawn = choices.between(type === 'residential' ? 25 : 120, type === 'residential' ? 90 : 600) * 100
  return {
    ...NO_CARE,
    lot_size_sqft: lawn + choices.between(20, 80) * 100,
    lawn_area_sqft: lawn,
    service_frequency: choices.pick(FREQUENCIES),
    service_day_preference: choices.pick(SERVICE_DAYS.slice(0, 5)),
    service_time_preference: type === 'residential' ? 'morning' : 'early_morning',
    mowing_height: `${choices.between(5, 8) / 2} in`,
    bagging_preference: choices.pick(BAGGING),
    grass_type: choices.pick(GRASSES),
    irrigation_system: choices.chance(0.5),
    fertilizer_program: choices.pick(PROGRAMS),
    pesticide_program: '',
    organic_only: choices.chance(0.2),
    access_notes: choices.pick(ACCESS),
  }
}

const careChoices = createChoices(7)

export const PROPERTIES: readonly (Property & Position)[] = CLIENT_LIST.flatMap(({ places, type }, index) =>
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
  ...careFor(type, careChoices),
}))
