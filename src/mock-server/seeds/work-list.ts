import { SAMPLE_CATALOG } from '@/domain/catalog/sample'
import type { JobType } from '@/domain/job/job'
import type { Material } from '@/domain/job/materials'

/** A kind of work: job title, duration and price (whole dollars). */
export type Work = {
  title: string
  type: JobType
  description: string
  minutes: number
  dollars: readonly [low: number, high: number]
  materials?: readonly Material[]
}

/** Throws RangeError for an unknown product. */
const material = (sku: string, quantity: number): Material => {
  const product = SAMPLE_CATALOG.products.find((each) => each.sku === sku)
  if (!product) throw new RangeError(`no product ${sku}`)
  return { product_id: product.id, quantity }
}

/** Year-round landscaping work. Titles contain the words that imply the required skill. */
export const WORK_LIST = {
  mowing: {
    title: 'Weekly lawn mowing',
    type: 'recurring_service',
    description: 'Mow, edge and blow clean; bag clippings on request.',
    minutes: 60,
    dollars: [55, 95],
  },
  aeration: {
    title: 'Lawn aeration and overseeding',
    type: 'one_time_service',
    description: 'Core aeration, rye overseed, starter fertilizer.',
    minutes: 120,
    dollars: [240, 420],
    materials: [material('FER-1020', 0.5)],
  },
  fertilizing: {
    title: 'Lawn fertilizer round',
    type: 'recurring_service',
    description: 'Slow-release granular feed and spot weed control.',
    minutes: 60,
    dollars: [85, 140],
    materials: [material('FER-2171', 1)],
  },
  sod: {
    title: 'Sod repair',
    type: 'one_time_service',
    description: 'Cut out bare patches, level, lay St. Augustine sod and water in.',
    minutes: 120,
    dollars: [320, 680],
    materials: [material('FER-1020', 0.5)],
  },
  hedges: {
    title: 'Hedge and shrub pruning',
    type: 'maintenance',
    description: 'Shape hedges, thin shrubs, haul the cuttings.',
    minutes: 90,
    dollars: [130, 260],
  },
  beds: {
    title: 'Flower bed refresh',
    type: 'maintenance',
    description: 'Weed, edge, replace tired annuals and top up mulch.',
    minutes: 120,
    dollars: [220, 460],
    materials: [material('MUL-HW', 0.5)],
  },
  planting: {
    title: 'Native planting',
    type: 'installation',
    description: 'Drought-tolerant natives in amended soil with drip line.',
    minutes: 120,
    dollars: [640, 1400],
    materials: [material('IRR-D100', 1), material('MUL-HW', 1)],
  },
  mulch: {
    title: 'Mulch delivery and spread',
    type: 'one_time_service',
    description: 'Three inches of shredded hardwood in all beds.',
    minutes: 90,
    dollars: [280, 520],
    materials: [material('MUL-HW', 3)],
  },
  irrigation: {
    title: 'Irrigation check',
    type: 'maintenance',
    description: 'Run every zone, adjust heads, reset the controller for the season.',
    minutes: 60,
    dollars: [95, 150],
    materials: [material('IRR-N15', 2)],
  },
  drip: {
    title: 'Drip irrigation installation',
    type: 'installation',
    description: 'Drip zones for beds with filter and pressure regulator.',
    minutes: 120,
    dollars: [780, 1600],
  },
  leak: {
    title: 'Irrigation leak repair',
    type: 'emergency_service',
    description: 'Find and close a broken lateral line; check the valve box.',
    minutes: 90,
    dollars: [180, 390],
  },
  trimming: {
    title: 'Live oak tree trimming',
    type: 'maintenance',
    description: 'Raise the canopy over drive and roof; seal every cut.',
    minutes: 120,
    dollars: [420, 950],
  },
  limb: {
    title: 'Storm-damaged tree limb removal',
    type: 'emergency_service',
    description: 'Make safe, take down the hanging limb, clear the debris.',
    minutes: 90,
    dollars: [350, 780],
  },
  stump: {
    title: 'Stump grinding',
    type: 'one_time_service',
    description: 'Grind below grade, fill and rake.',
    minutes: 90,
    dollars: [160, 340],
  },
  patio: {
    title: 'Paver patio section',
    type: 'installation',
    description: 'Base, edge restraint and pavers for one section; joints sanded.',
    minutes: 120,
    dollars: [1200, 2600],
  },
  wall: {
    title: 'Retaining wall repair',
    type: 'one_time_service',
    description: 'Reset leaning limestone courses and add drainage gravel.',
    minutes: 120,
    dollars: [540, 1300],
  },
  lighting: {
    title: 'Path lighting installation',
    type: 'installation',
    description: 'Low-voltage path lights with transformer and timer.',
    minutes: 90,
    dollars: [480, 1100],
  },
  cleanup: {
    title: 'Seasonal yard cleanup',
    type: 'one_time_service',
    description: 'Leaves, beds, gutters’ edges and haul-away.',
    minutes: 120,
    dollars: [190, 380],
  },
} as const satisfies Record<string, Work>

export type WorkKey = keyof typeof WORK_LIST
export const WORK_KEYS = Object.keys(WORK_LIST) as WorkKey[]
