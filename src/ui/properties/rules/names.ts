import { PROPERTY_TYPES, type Property } from '@/domain/client/property'
import { wordLabel, wordOptions } from '@/domain/client/vocabulary'

/** `Cottage, 12 Oak Street`: includes the address because many properties are just called "Home". */
export const propertyTitle = ({ property_name, address }: Pick<Property, 'property_name' | 'address'>): string =>
  property_name ? `${property_name}, ${address}` : address

/** `Weekly, Tuesday`; omits unknown parts. */
export const scheduleText = ({
  service_frequency,
  service_day_preference,
}: Pick<Property, 'service_frequency' | 'service_day_preference'>): string =>
  [service_frequency, service_day_preference].flatMap((word) => (word ? [wordLabel(word)] : [])).join(', ')

export const TYPE_OPTIONS = wordOptions(PROPERTY_TYPES)
