import {
  BAGGING,
  PROPERTY_TYPES,
  type Property,
  SERVICE_DAYS,
  SERVICE_FREQUENCIES,
  SERVICE_TIMES,
} from '@/domain/client/property'
import { wordLabel } from '@/domain/client/vocabulary'
import { numberText } from '@/domain/money/number-text'
import { asWord, type HistoryWords } from '@/ui/kit/records/page/history-words'

/** `3,200 sq ft`; empty if unknown. */
export const areaText = (sqft: number | null): string => (sqft === null ? '' : `${numberText(sqft)} sq ft`)

const asArea = (value: unknown) => (typeof value === 'number' ? areaText(value) : undefined)
const asYesNo = (value: unknown) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : undefined)

export const PROPERTY_HISTORY: HistoryWords<Property> = {
  fields: {
    id: null,
    client_id: null,
    business_id: null,
    latitude: null,
    longitude: null,
    property_name: 'Name',
    address: 'Address',
    city: 'City',
    state: 'State',
    zip_code: 'ZIP code',
    property_type: ['Type', asWord(PROPERTY_TYPES, wordLabel)],
    lot_size_sqft: ['Lot size', asArea],
    lawn_area_sqft: ['Lawn area', asArea],
    service_frequency: ['Frequency', asWord(SERVICE_FREQUENCIES, wordLabel)],
    service_day_preference: ['Preferred day', asWord(SERVICE_DAYS, wordLabel)],
    service_time_preference: ['Preferred time', asWord(SERVICE_TIMES, wordLabel)],
    mowing_height: 'Mowing height',
    bagging_preference: ['Clippings', asWord(BAGGING, wordLabel)],
    grass_type: 'Grass',
    irrigation_system: ['Irrigation system', asYesNo],
    fertilizer_program: 'Fertilizer program',
    pesticide_program: 'Pesticide program',
    organic_only: ['Organic only', asYesNo],
    special_considerations: 'Special considerations',
    access_notes: 'Access notes',
  },
  titles: {
    'property.created': 'Property added',
    'property.edited': 'Property edited',
    'property.deleted': 'Property deleted',
  },
}
