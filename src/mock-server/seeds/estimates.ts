import { fullName } from '@/domain/account/user'
import { lazily } from '@/domain/async/lazily'
import { SAMPLE_CATALOG } from '@/domain/catalog/sample'
import { NO_ANSWER } from '@/domain/estimate/answer'
import type { EstimateRow, StoredLine } from '@/domain/estimate/estimate'
import { VALID_DAYS } from '@/domain/estimate/form'
import { NEW_LINE, PLAIN_OFFER } from '@/domain/estimate/offer'
import { lineFrom, templatesFrom } from '@/domain/estimate/template'
import { isOpen } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import { type Cents, centsFromDollars } from '@/domain/money/money'
import { groupedBy } from '@/domain/record/grouped-by'
import { type Day, plusDays, type TimeOfDay } from '@/domain/time/calendar'
import { earliestFirst } from '@/domain/time/day'
import { LISTED_ESTIMATES, type ListedEstimate, QUOTED_WORK, SAMPLE_TERMS } from './estimate-list'
import { momentAt } from './moment'
import { GREEN_VALLEY } from './staff'
import { WORK_LIST } from './work-list'

/** Estimates of earlier months' jobs have lower numbers. */
const FIRST = 1_001
const WRITERS = [1, 7] as const
/** Days from an estimate to its job. */
const BEFORE_THE_JOB = 18

/** Past estimates may include services that are no longer offered. */
const templates = lazily(() =>
  templatesFrom(
    SAMPLE_CATALOG.services.map((service) => ({ ...service, active: true })),
    SAMPLE_CATALOG.categories,
  ),
)

const lineOf = (
  [service, quantity, offered = 'included']: ListedEstimate['lines'][number],
  index: number,
): StoredLine[] => {
  const template = templates().find(({ id }) => id === service)
  if (!template) return []
  const { labor_hours, unit_price, material_cost, equipment_cost, markup_percentage, ...words } = lineFrom(
    index + 1,
    template,
    null,
  )
  return [
    {
      id: words.id,
      service_category: words.service_category,
      service_name: words.service_name,
      description: words.description,
      quantity,
      unit: words.unit,
      unit_price: centsFromDollars(Number(unit_price)),
      labor_hours: labor_hours === '' ? null : Number(labor_hours),
      material_cost: centsFromDollars(Number(material_cost)),
      equipment_cost: centsFromDollars(Number(equipment_cost)),
      markup_percentage: Number(markup_percentage),
      selection: typeof offered === 'number' ? 'included' : offered,
      package_id: typeof offered === 'number' ? offered : null,
    },
  ]
}

const momentOf = (anchor: Day, ago: number, time = '16:00') => momentAt(plusDays(anchor, -ago), time)

type Placed = Pick<Job, 'client_id' | 'property_id'>

const placesOf = (jobs: readonly Job[]): Job[] =>
  [...new Map(jobs.map((job) => [job.property_id ?? 0, job])).values()].sort(
    (a, b) => (a.property_id ?? 0) - (b.property_id ?? 0),
  )

const shared = (id: number, at: Placed, createdAt: string) => ({
  id,
  business_id: GREEN_VALLEY,
  client_id: at.client_id,
  property_id: at.property_id ?? 0,
  tax_rate: 8_250,
  currency: 'USD' as const,
  terms_and_conditions: SAMPLE_TERMS,
  notes: '',
  attachments: [],
  created_at: createdAt,
  created_by: WRITERS[id % WRITERS.length] ?? WRITERS[0],
  ...PLAIN_OFFER,
  ...NO_ANSWER,
})

const answerOf = ({ status, sent = 0, reason = '' }: ListedEstimate, name: string, anchor: Day) =>
  status === 'approved' || status === 'rejected'
    ? {
        answered_by: name,
        answered_via: status === 'approved' ? ('email' as const) : ('phone' as const),
        answered_at: momentOf(anchor, Math.max(0, sent - 3), '10:30'),
        rejection_reason: reason,
        choice: status === 'approved' ? { package_id: null, line_ids: [] } : null,
      }
    : {}

const nameOf = (job: Job): string =>
  fullName({ first_name: job.client_first_name ?? '', last_name: job.client_last_name ?? '' })

const quotedJobs = (jobs: readonly Job[], anchor: Day): Job[] =>
  QUOTED_WORK.flatMap((work) => {
    const { title } = WORK_LIST[work]
    const job = jobs.find(
      (each) =>
        each.title === title &&
        each.scheduled_date !== anchor &&
        each.property_id !== null &&
        (each.status === 'completed' || isOpen(each.status)),
    )
    return job ? [job] : []
  })

const earlierQuoted = (jobs: readonly Job[]): Job[] =>
  [...groupedBy(jobs, ({ scheduled_date }) => scheduled_date.slice(0, 7)).values()].flatMap(
    (month) => month.find(({ status, type }) => status === 'completed' && type === 'installation') ?? [],
  )

const convertedRow = (id: number, job: Job, anchor: Day): EstimateRow => {
  const createdOn = plusDays(job.scheduled_date < anchor ? job.scheduled_date : anchor, -BEFORE_THE_JOB)
  const at = (days: number, time: TimeOfDay) => momentAt(plusDays(createdOn, days), time)
  const cost = Math.round(job.estimated_cost * 0.6) as Cents
  return {
    ...shared(id, job, at(0, '15:00')),
    estimate_number: '',
    revision: 1,
    revises_id: null,
    title: job.title,
    description: job.description,
    status: 'approved',
    line_items: [
      {
        id: 1,
        service_category: '',
        service_name: job.title,
        description: '',
        quantity: 1,
        unit: 'each',
        unit_price: job.estimated_cost,
        labor_hours: Math.round(job.estimated_duration_minutes / 6) / 10,
        material_cost: cost,
        equipment_cost: 0 as Cents,
        markup_percentage: 66.67,
        ...NEW_LINE,
      },
    ],
    discount_amount: 0 as Cents,
    valid_until: plusDays(createdOn, VALID_DAYS),
    sent_at: at(0, '16:30'),
    answered_by: nameOf(job),
    answered_via: 'phone',
    answered_at: at(3, '11:00'),
    choice: { package_id: null, line_ids: [] },
    job_id: job.id,
  }
}

const offerOf = ({ packages = [], deposit = 0 }: ListedEstimate) => ({
  packages: packages.map((name, at) => ({ id: at + 1, name, description: '' })),
  recommended_package_id: packages.length > 1 ? 2 : null,
  deposit_kind: deposit > 0 ? ('percent' as const) : ('none' as const),
  deposit_rate: deposit * 1_000,
})

const listedRow = (id: number, listed: ListedEstimate, job: Job, anchor: Day): EstimateRow => ({
  ...shared(id, job, momentOf(anchor, listed.createdDaysAgo)),
  ...offerOf(listed),
  ...answerOf(listed, nameOf(job), anchor),
  estimate_number: '',
  revision: 1,
  revises_id: null,
  title: listed.title,
  description: listed.description,
  status: listed.status,
  line_items: listed.lines.flatMap(lineOf),
  discount_amount: centsFromDollars(listed.discount ?? 0),
  valid_until: plusDays(anchor, VALID_DAYS - listed.createdDaysAgo),
  sent_at: listed.sent === undefined ? null : momentOf(anchor, listed.sent, '16:30'),
  job_id: null,
})

type VersionedEstimate = EstimateRow & { isNewer: boolean }

/** Numbers estimates in creation order; a revision keeps the number of the previous one with the same title. */
const numbered = (estimates: readonly VersionedEstimate[], first: number): EstimateRow[] => {
  const rows: EstimateRow[] = []
  let number = first
  for (const { isNewer, ...row } of estimates.toSorted((a, b) => earliestFirst(a.created_at, b.created_at))) {
    const former = isNewer ? rows.findLast(({ title }) => title === row.title) : undefined
    const version = former
      ? { estimate_number: former.estimate_number, revision: former.revision + 1, revises_id: former.id }
      : { estimate_number: `EST-${number++}` }
    rows.push({ ...row, id: rows.length + 1, ...version })
  }
  return rows
}

export const estimateSeed = ({ jobs, earlier }: { jobs: readonly Job[]; earlier: readonly Job[] }, anchor: Day) => {
  // Clients with open work can't be deleted anyway, so their open estimates block no demo.
  const places = placesOf(jobs.filter(({ status, property_id }) => property_id !== null && isOpen(status)))
  const isNewer = (index: number) => LISTED_ESTIMATES[index - 1]?.revised === true
  const fromList = LISTED_ESTIMATES.flatMap((listed, index): VersionedEstimate[] => {
    const turn = (isNewer(index) ? index - 1 : index) * 3
    const job = places[turn % Math.max(1, places.length)]
    return job ? [{ ...listedRow(index + 1, listed, job, anchor), isNewer: isNewer(index) }] : []
  })
  const before = earlierQuoted(earlier)
  const converted = [...quotedJobs(jobs, anchor), ...before].map(
    (job, index): VersionedEstimate => ({
      ...convertedRow(index + 1, job, anchor),
      isNewer: false,
    }),
  )
  return { estimates: numbered([...fromList, ...converted], FIRST - before.length) }
}
