import { PROPERTY_TYPES, type Property } from '@/domain/client/property'
import { wordLabel, wordOptions } from '@/domain/client/vocabulary'

/** `Cottage, 12 Oak Street`: many a property is just called "Home". */
export const propertyTitle = ({ property_name, address }: Pick<Property, 'property_name' | 'address'>): string =>
  property_name ? `${property_name}, ${address}` : address

/** `Weekly, Tuesday`; what is not known is left out. */
export const scheduleText = ({
  service_frequency,
  service_day_preference,
}: Pick<Property, 'service_frequency' | 'service_day_preference'>): string =>
  [service_frequency, service_day_preference].flatMap((word) => (word ? [wordLabel(word)] : [])).join(', ')

/** The types of property for a select. */
export const TYPE_OPTIONS = wordOptions(PROPERTY_TYPES)
