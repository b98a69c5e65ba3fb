import type { Application } from '@/domain/chemical/application'
import { AMOUNT_UNITS, APPLICATION_METHODS, chemicalLabel, PPE } from '@/domain/chemical/vocabulary'
import { asDay, asTime, asWord, type HistoryWords } from '@/ui/kit/records/page/history-words'
import { hoursText } from '../words'

const asHours = (value: unknown) => {
  const hours = Number(value)
  return value !== '' && Number.isFinite(hours) ? hoursText(hours) : undefined
}
const asPpe = (value: unknown) =>
  Array.isArray(value)
    ? PPE.filter((word) => value.includes(word))
        .map(chemicalLabel)
        .join(', ')
    : undefined

export const APPLICATION_HISTORY: HistoryWords<Application> = {
  fields: {
    id: null,
    business_id: null,
    property_id: null,
    job_id: null,
    product_id: null,
    created_at: null,
    created_by: null,
    seal: null,
    location: 'Location',
    chemical_name: 'Chemical product',
    epa_registration_number: 'EPA registration number',
    active_ingredient: 'Active ingredient',
    concentration: 'Concentration',
    target_pest_disease: 'Target pest or disease',
    application_date: ['Application date', asDay],
    application_time: ['Application time', asTime],
    application_method: ['Application method', asWord(APPLICATION_METHODS, chemicalLabel)],
    application_rate: 'Application rate',
    above_label: ['Above the label’s rate', (value) => (value === true ? 'yes' : 'no')],
    total_amount_applied: 'Total amount',
    amount_unit: ['Unit', asWord(AMOUNT_UNITS, chemicalLabel)],
    area_treated_sqft: 'Area treated (sq ft)',
    site_treated: 'Crop or site treated',
    applicator_name: 'Applicator name',
    applicator_license_number: 'License number',
    ppe_used: ['PPE', asPpe],
    reentry_interval_hours: ['Re-entry interval', asHours],
    harvest_interval_days: 'Harvest interval (days)',
    weather_conditions: 'Weather',
    temperature_f: 'Temperature (°F)',
    wind_speed_mph: 'Wind (mph)',
    notes: 'Notes',
  },
  titles: {
    'chemical.recorded': 'Application recorded',
    'chemical.edited': 'Record corrected',
    'chemical.deleted': 'Application deleted',
  },
}
