import { fullName } from '@/domain/account/user'
import type { Application, ChemicalProduct } from '@/domain/chemical/application'
import { fromProduct } from '@/domain/chemical/form'
import { rateText } from '@/domain/chemical/rate'
import { lastSeal, sealed, UNSEALED } from '@/domain/chemical/seal'
import { placeText } from '@/domain/client/property'
import { type Day, plusDays } from '@/domain/time/calendar'
import { earliestFirst } from '@/domain/time/day'
import { type Choices, createChoices } from './choices'
import { PROPERTIES } from './clients'
import { instantAt } from './moment'
import { CREW, GREEN_VALLEY } from './staff'
import { TODAY } from './today'

const PER_1000 = 'fl oz per 1,000 sq ft'
const OUNCES = 'oz per 1,000 sq ft'
const POUNDS = 'lbs per 1,000 sq ft'

const product = (
  id: number,
  name: string,
  [category, signal_word]: readonly [ChemicalProduct['category'], ChemicalProduct['signal_word']],
  epa_number: string,
  active_ingredient: string,
  reentry_interval_hours: number,
  max_rate: ChemicalProduct['max_rate'],
): ChemicalProduct => ({
  id,
  business_id: GREEN_VALLEY,
  name,
  category,
  signal_word,
  epa_number,
  active_ingredient,
  reentry_interval_hours,
  max_rate,
})

/** Typical products of a Texas lawn business (CHEM-07). */
const CHEMICAL_PRODUCTS: readonly ChemicalProduct[] = [
  product(1, 'Barricade 65WG', ['herbicide', 'caution'], '100-834', 'Prodiamine', 12, { amount: 0.83, unit: OUNCES }),
  product(2, 'Tenacity', ['herbicide', 'caution'], '100-1267', 'Mesotrione', 12, { amount: 0.18, unit: PER_1000 }),
  product(3, 'Roundup ProMax', ['herbicide', 'caution'], '524-579', 'Glyphosate', 4, null),
  product(4, 'Talstar P', ['insecticide', 'caution'], '279-3206', 'Bifenthrin', 4, { amount: 1, unit: PER_1000 }),
  product(5, 'Merit 0.5 G', ['insecticide', 'caution'], '432-1328', 'Imidacloprid', 12, { amount: 1.8, unit: POUNDS }),
  product(6, 'Heritage', ['fungicide', 'caution'], '100-1093', 'Azoxystrobin', 4, { amount: 0.4, unit: OUNCES }),
  product(7, 'Daconil Weather Stik', ['fungicide', 'danger'], '50534-209', 'Chlorothalonil', 12, {
    amount: 5.5,
    unit: PER_1000,
  }),
  product(8, 'Subdue Maxx', ['fungicide', 'warning'], '100-796', 'Mefenoxam', 48, { amount: 1, unit: PER_1000 }),
]

type Round = {
  product: number
  target: string
  days: readonly [latest: number, earliest: number]
  places: number
  site: string
  rate: number
  method: Application['application_method']
}

const ROUNDS: readonly Round[] = [
  { product: 1, target: 'Crabgrass', days: [20, 60], places: 6, site: 'Lawn', rate: 0.6, method: 'spray' },
  { product: 2, target: 'Nutsedge', days: [30, 110], places: 4, site: 'Lawn', rate: 0.16, method: 'spray' },
  {
    product: 3,
    target: 'Weeds in gravel',
    days: [8, 140],
    places: 4,
    site: 'Drive and paths',
    rate: 2,
    method: 'spray',
  },
  { product: 4, target: 'Fire ants', days: [3, 150], places: 6, site: 'Lawn and beds', rate: 0.8, method: 'spray' },
  { product: 5, target: 'White grubs', days: [90, 150], places: 4, site: 'Lawn', rate: 1.5, method: 'granular' },
  { product: 6, target: 'Brown patch', days: [6, 50], places: 5, site: 'Lawn', rate: 0.3, method: 'spray' },
  { product: 7, target: 'Leaf spot', days: [12, 80], places: 2, site: 'Ornamental beds', rate: 4, method: 'spray' },
]

const LATEST: Round = {
  product: 8,
  target: 'Pythium blight',
  days: [1, 1],
  places: 1,
  site: 'Front lawn',
  rate: 0.9,
  method: 'spray',
}

const LICENSES = new Map([
  [1, 'TDA 0784112'],
  [3, 'TDA 0811560'],
  [5, 'TDA 0792034'],
])

const SKIES = ['Clear', 'Partly cloudy', 'Overcast', 'Sunny, dry'] as const

type Planned = Round & { day: Day; time: string; property: (typeof PROPERTIES)[number] }

const planFor = (anchor: Day, choices: Choices): Planned[] => {
  const places = PROPERTIES.filter(({ organic_only }) => !organic_only)
  const season = ROUNDS.flatMap((round): Planned[] =>
    choices
      .shuffle(places)
      .slice(0, round.places)
      .map((property) => ({
        ...round,
        property,
        day: plusDays(anchor, -choices.between(...round.days)),
        time: `${String(choices.between(7, 15)).padStart(2, '0')}:${choices.pick(['00', '15', '30', '45'])}`,
      })),
  )
  const latest = places
    .filter(({ id }) => !TODAY.some(({ property }) => property === id))
    .slice(0, 1)
    .map((property) => ({ ...LATEST, property, day: plusDays(anchor, -1), time: '15:10' }))
  return [...season, ...latest].sort((a, b) => earliestFirst(`${a.day} ${a.time}`, `${b.day} ${b.time}`))
}

const applied = (id: number, plan: Planned, used: ChemicalProduct, choices: Choices): Application => {
  const who = choices.pick([1, 3, 5])
  const applicator = CREW.find((member) => member.id === who)
  const isThin = choices.chance(0.2)
  const area = plan.property.lawn_area_sqft ?? 0
  const isGranular = plan.method === 'granular'
  return {
    ...fromProduct(used),
    id,
    business_id: GREEN_VALLEY,
    property_id: plan.property.id,
    location: placeText(plan.property),
    job_id: null,
    concentration: '',
    application_rate: rateText({ amount: plan.rate, unit: used.max_rate?.unit ?? PER_1000 }),
    total_amount_applied: Math.max(0.5, Math.round((area / 1_000) * (isGranular ? plan.rate : 1) * 10) / 10),
    amount_unit: isGranular ? 'lbs' : 'gallons',
    area_treated_sqft: isThin ? null : area,
    site_treated: plan.site,
    application_method: plan.method,
    target_pest_disease: plan.target,
    weather_conditions: choices.pick(SKIES),
    temperature_f: choices.between(58, 91),
    wind_speed_mph: choices.between(1, 9),
    application_date: plan.day,
    application_time: plan.time,
    applicator_name: applicator ? fullName(applicator) : '',
    applicator_license_number: isThin && choices.chance(0.5) ? '' : (LICENSES.get(who) ?? ''),
    ppe_used: isGranular
      ? ['gloves', 'long_pants']
      : ['gloves', 'eye_protection', 'long_sleeves', 'long_pants', 'boots'],
    reentry_interval_hours: used.reentry_interval_hours,
    harvest_interval_days: null,
    notes: '',
    created_at: new Date(instantAt(plan.day, plan.time) + 20 * 60_000).toISOString(),
    created_by: 1,
    seal: UNSEALED,
  }
}

export const chemicalSeed = (anchor: Day) => {
  const choices = createChoices(110)
  const chemical_applications: Application[] = []
  for (const plan of planFor(anchor, choices)) {
    const used = CHEMICAL_PRODUCTS.find(({ id }) => id === plan.product)
    if (!used) continue
    const application = applied(chemical_applications.length + 1, plan, used, choices)
    chemical_applications.push(sealed(application, lastSeal(chemical_applications)))
  }
  return { chemical_products: [...CHEMICAL_PRODUCTS], chemical_applications }
}
