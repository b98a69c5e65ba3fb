import { placeText } from '@/domain/client/property'
import type { EquipmentFault, EquipmentRow, EquipmentService } from '@/domain/equipment/equipment'
import type { EquipmentType } from '@/domain/equipment/vocabulary'
import { centsFromDollars } from '@/domain/money/money'
import { type Day, plusDays } from '@/domain/time/calendar'
import { PROPERTIES } from './clients'
import { GREEN_VALLEY } from './staff'

const YEAR = 365

/** Days count back from the anchor. */
type Sample = {
  name: string
  type: EquipmentType
  at: string
  location: string
  installed: number
  life: number
  /** Days between services, hours of use between them, hours per week. */
  interval: readonly [days: number, hours: number | null, week: number]
  costs: readonly [service: number, repair: number]
  serviced: readonly (readonly [ago: number, notes: string])[]
  faults?: readonly (readonly [ago: number, description: string])[]
  notes?: string
}

const SAMPLES: readonly Sample[] = [
  {
    name: 'Irrigation booster pump',
    type: 'Plumbing',
    at: 'Great Hills Commons',
    location: 'Pump house',
    installed: 11 * YEAR,
    life: 12,
    interval: [180, 700, 28],
    costs: [240, 3_400],
    serviced: [
      [520, 'Seals replaced'],
      [330, 'Impeller cleaned'],
    ],
    faults: [
      [410, 'Lost prime in the afternoon'],
      [9, 'Pressure drops below 40 psi on zones 4 to 6'],
    ],
  },
  {
    name: 'Fountain circulation pump',
    type: 'Plumbing',
    at: 'Mesa Professional Plaza',
    location: 'Courtyard vault',
    installed: 6 * YEAR,
    life: 8,
    interval: [120, 2_000, 100],
    costs: [165, 1_450],
    serviced: [
      [410, 'Strainer basket replaced'],
      [205, 'Bearings greased'],
    ],
    faults: [[260, 'Tripped the breaker after a storm']],
  },
  {
    name: 'Rooftop unit 2',
    type: 'HVAC',
    at: 'Wickersham Apartments',
    location: 'Leasing office roof',
    installed: 13 * YEAR,
    life: 15,
    interval: [180, 1_500, 70],
    costs: [290, 4_800],
    serviced: [
      [600, 'Coils cleaned'],
      [420, 'Filters and belt'],
      [235, 'Filters, refrigerant checked'],
    ],
    faults: [[300, 'Short cycling in the heat']],
  },
  {
    name: 'Clubhouse heat pump',
    type: 'HVAC',
    at: 'Mueller Park Association',
    location: 'North wall',
    installed: 4 * YEAR,
    life: 15,
    interval: [180, null, 60],
    costs: [220, 3_900],
    serviced: [
      [350, 'First yearly service'],
      [172, 'Filters and drain line'],
    ],
  },
  {
    name: 'Greenhouse heater',
    type: 'HVAC',
    at: 'Gunter Street Studios',
    location: 'Greenhouse',
    installed: 9 * YEAR,
    life: 14,
    interval: [365, null, 24],
    costs: [150, 1_900],
    serviced: [[310, 'Burner cleaned']],
  },
  {
    name: 'Walk-in cooler condenser',
    type: 'HVAC',
    at: 'South Congress Market',
    location: 'Loading dock',
    installed: 2 * YEAR,
    life: 12,
    interval: [120, 2_500, 110],
    costs: [195, 2_600],
    serviced: [
      [150, 'Coils cleaned'],
      [34, 'Coils cleaned, fan tightened'],
    ],
  },
  {
    name: 'Smart irrigation controller',
    type: 'Electrical',
    at: 'Great Hills Commons',
    location: 'Gatehouse',
    installed: 2 * YEAR,
    life: 10,
    interval: [365, null, 0],
    costs: [95, 780],
    serviced: [[120, 'Firmware and wiring checked']],
  },
  {
    name: 'Path lighting transformer',
    type: 'Electrical',
    at: 'Shoal Creek Offices',
    location: 'East wall',
    installed: 12 * YEAR + 60,
    life: 12,
    interval: [365, null, 84],
    costs: [110, 640],
    serviced: [
      [700, 'Terminals cleaned'],
      [300, 'Timer replaced'],
    ],
  },
  {
    name: 'Parking lot lighting panel',
    type: 'Electrical',
    at: 'Mesa Professional Plaza',
    location: 'Service closet',
    installed: 7 * YEAR,
    life: 25,
    interval: [365, null, 84],
    costs: [180, 2_200],
    serviced: [[355, 'Contactors tested']],
    faults: [[200, 'Half of the lot dark']],
  },
  {
    name: 'Backflow preventer',
    type: 'Plumbing',
    at: '2204 Bridle Path',
    location: 'Front bed, by the meter',
    installed: 5 * YEAR,
    life: 15,
    interval: [365, null, 0],
    costs: [85, 620],
    serviced: [
      [730, 'Yearly test passed'],
      [358, 'Yearly test passed'],
    ],
    notes: 'The city requires a test every year.',
  },
  {
    name: 'Pond aerator',
    type: 'Electrical',
    at: 'Vargas Row',
    location: 'Detention pond',
    installed: 300,
    life: 8,
    interval: [180, 4_000, 160],
    costs: [90, 900],
    serviced: [[100, 'Diffuser cleaned']],
  },
  {
    name: 'Sump pump',
    type: 'Plumbing',
    at: '4106 Avenue G',
    location: 'Basement',
    installed: 9 * YEAR,
    life: 10,
    interval: [365, null, 3],
    costs: [75, 1_100],
    serviced: [[560, 'Float switch replaced']],
  },
]

const propertyOf = ({ at }: Sample) =>
  PROPERTIES.find(({ property_name, address }) => property_name === at || address === at)

export const equipmentSeed = (anchor: Day) => {
  const equipment: EquipmentRow[] = []
  const equipment_services: EquipmentService[] = []
  const equipment_faults: EquipmentFault[] = []
  for (const sample of SAMPLES) {
    const property = propertyOf(sample)
    if (!property) continue
    const [service_interval_days, service_interval_hours, hours_per_week] = sample.interval
    const [service, repair] = sample.costs
    const part = { business_id: GREEN_VALLEY, equipment_id: equipment.length + 1 }
    equipment.push({
      id: part.equipment_id,
      business_id: GREEN_VALLEY,
      property_id: property.id,
      address: placeText(property),
      name: sample.name,
      type: sample.type,
      location: sample.location,
      installed_on: plusDays(anchor, -sample.installed),
      expected_life_years: sample.life,
      service_interval_days,
      service_interval_hours,
      hours_per_week,
      service_cost: centsFromDollars(service),
      repair_cost: centsFromDollars(repair),
      notes: sample.notes ?? '',
    })
    for (const [ago, notes] of sample.serviced)
      equipment_services.push({
        ...part,
        id: equipment_services.length + 1,
        done_on: plusDays(anchor, -ago),
        notes,
      })
    for (const [ago, description] of sample.faults ?? [])
      equipment_faults.push({
        ...part,
        id: equipment_faults.length + 1,
        occurred_on: plusDays(anchor, -ago),
        description,
      })
  }
  return { equipment, equipment_services, equipment_faults }
}
