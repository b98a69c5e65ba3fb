import type { Selection } from '@/domain/estimate/offer'
import type { EstimateStatus } from '@/domain/estimate/vocabulary'
import type { WorkKey } from './work-list'

/** A catalog service, its quantity, and its offer: an option, or the number of its package. */
type ListedLine = readonly [service: number, quantity: number, offered?: Selection | number]

export type ListedEstimate = {
  title: string
  description: string
  lines: readonly ListedLine[]
  status: EstimateStatus
  createdDaysAgo: number
  sent?: number
  /** In dollars. */
  discount?: number
  reason?: string
  /** Package names; the second one is recommended. */
  packages?: readonly string[]
  /** Percent of the total. */
  deposit?: number
  revised?: true
}

/** Estimates of the last year without a job, oldest first. */
export const LISTED_ESTIMATES: readonly ListedEstimate[] = [
  {
    title: 'Holiday lighting for the front of the house',
    description: 'Warm white lights along the roof line and in the two oaks.',
    lines: [[17, 1]],
    status: 'rejected',
    createdDaysAgo: 352,
    sent: 351,
    reason: 'Puts the lights up himself this year.',
  },
  {
    title: 'Native planting along the drive',
    description: 'Drought-tolerant natives in amended soil, with a drip line.',
    lines: [
      [8, 1],
      [14, 1],
      [6, 4],
    ],
    status: 'expired',
    createdDaysAgo: 300,
    sent: 298,
  },
  {
    title: 'Spring cleanup and mulch',
    description: '',
    lines: [
      [15, 1],
      [6, 3],
    ],
    status: 'rejected',
    createdDaysAgo: 262,
    sent: 261,
    reason: 'Found someone nearer.',
  },
  {
    title: 'Irrigation for the back lawn',
    description: 'A new zone with six heads, and a smart controller.',
    lines: [
      [14, 2],
      [12, 1],
    ],
    status: 'expired',
    createdDaysAgo: 214,
    sent: 213,
  },
  {
    title: 'Tree pruning before storm season',
    description: 'Three live oaks over the roof.',
    lines: [
      [10, 3],
      [11, 1],
    ],
    status: 'rejected',
    createdDaysAgo: 170,
    sent: 169,
    discount: 75,
    reason: 'The association wants three quotes first.',
  },
  {
    title: 'Core aeration and overseeding',
    description: '',
    lines: [
      [3, 6.5],
      [4, 6.5],
    ],
    status: 'expired',
    createdDaysAgo: 96,
    sent: 95,
  },
  {
    title: 'Front beds with new edging',
    description: 'Remove the old junipers, new edging and mulch.',
    lines: [
      [8, 1],
      [7, 2],
      [6, 5],
    ],
    status: 'rejected',
    createdDaysAgo: 48,
    sent: 47,
    reason: 'Over budget. Without the planting design it may work.',
    revised: true,
  },
  {
    title: 'Front beds with new edging',
    description: 'Remove the old junipers, new edging and mulch. The plan of the beds stays as it is.',
    lines: [
      [7, 2],
      [6, 5],
    ],
    status: 'viewed',
    createdDaysAgo: 12,
    sent: 11,
  },
  {
    title: 'Leaf removal, three visits',
    description: 'One visit every second week until the oaks are bare.',
    lines: [
      [16, 3],
      [15, 1, 'optional'],
    ],
    deposit: 50,
    status: 'approved',
    createdDaysAgo: 15,
    sent: 14,
    discount: 40,
  },
  {
    title: 'Stump grinding behind the shed',
    description: '',
    lines: [[11, 2]],
    status: 'approved',
    createdDaysAgo: 9,
    sent: 9,
  },
  {
    title: 'Holiday lighting for the entrance',
    description: 'Up in the last week of November, down in the first of January.',
    lines: [
      [17, 2],
      [9, 1, 'preselected'],
      [15, 1, 'optional'],
    ],
    deposit: 50,
    status: 'sent',
    createdDaysAgo: 8,
    sent: 7,
  },
  {
    title: 'Drip line for the hedge',
    description: '',
    lines: [
      [14, 1],
      [13, 1],
    ],
    status: 'viewed',
    createdDaysAgo: 7,
    sent: 6,
  },
  {
    title: 'Winter cleanup and hedge trimming',
    description: 'Both hedges to six feet; everything hauled away.',
    lines: [
      [15, 1],
      [9, 2],
    ],
    status: 'sent',
    createdDaysAgo: 5,
    sent: 4,
    discount: 25,
  },
  {
    title: 'Weed control before spring',
    description: '',
    lines: [
      [5, 2],
      [2, 4.2],
    ],
    status: 'sent',
    createdDaysAgo: 29,
    sent: 28,
  },
  {
    title: 'Bed refresh at the clubhouse',
    description: 'Seasonal color in all four beds.',
    lines: [
      [7, 4],
      [6, 8, 1],
      [6, 12, 2],
      [14, 1, 2],
      [6, 12, 3],
      [14, 2, 3],
      [17, 1, 3],
      [15, 1, 'optional'],
    ],
    packages: ['Refresh', 'Refresh and drip line', 'Everything with lights'],
    deposit: 50,
    status: 'viewed',
    createdDaysAgo: 3,
    sent: 2,
  },
  {
    title: 'Tree pruning along the fence',
    description: 'Waits for a photo of the power line.',
    lines: [[10, 2]],
    status: 'draft',
    createdDaysAgo: 2,
  },
  {
    title: 'Sprinkler tune-up and winterizing',
    description: '',
    lines: [
      [12, 1],
      [13, 1],
    ],
    status: 'draft',
    createdDaysAgo: 1,
  },
]

export const QUOTED_WORK: readonly WorkKey[] = [
  'aeration',
  'sod',
  'planting',
  'mulch',
  'patio',
  'wall',
  'lighting',
  'trimming',
]

export const SAMPLE_TERMS =
  'Half is due when the work is scheduled, the rest when it is done. Plants are guaranteed for one season when they are watered as agreed.'
