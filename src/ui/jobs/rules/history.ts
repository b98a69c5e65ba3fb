import * as v from 'valibot'
import type { CrewMember } from '@/domain/crew/crew'
import { jobSignatureSchema } from '@/domain/job/attached'
import {
  JOB_PRIORITIES,
  JOB_STATUSES,
  JOB_TYPES,
  type Job,
  priorityLabel,
  statusLabel,
  typeLabel,
} from '@/domain/job/job'
import { photoCount } from '@/domain/job/photo'
import { RHYTHMS, rhythmLabel } from '@/domain/job/repeat'
import { materialsText } from '@/domain/job/stock-use'
import { asDay, asMoney, asTime, asWord, type HistoryWords } from '@/ui/kit/records/page/history-words'
import type { MaterialProduct } from '../types'
import { crewById, crewNames } from './names'

const isIds = (value: unknown): value is number[] => Array.isArray(value) && value.every((id) => typeof id === 'number')

const materials = v.array(v.object({ product_id: v.number(), quantity: v.union([v.number(), v.string()]) }))
/** Materials by name; forms have quantities as typed. */
const asMaterials = (products: readonly MaterialProduct[]) => (value: unknown) =>
  v.is(materials, value)
    ? materialsText(
        value.map((one) => ({ ...one, quantity: Number(one.quantity) })),
        products,
      )
    : undefined

const asPhotos = (value: unknown) => (Array.isArray(value) && value.length > 0 ? photoCount(value.length) : undefined)
const asSignature = (value: unknown) => (v.is(jobSignatureSchema, value) ? value.signed_by : undefined)

export const jobHistory = (crew: readonly CrewMember[], products: readonly MaterialProduct[]): HistoryWords<Job> => {
  const people = crewById(crew)
  return {
    fields: {
      id: null,
      business_id: null,
      created_by: null,
      client_id: null,
      property_id: null,
      job_number: 'Job number',
      title: 'Title',
      description: 'Description',
      type: ['Type', asWord(JOB_TYPES, typeLabel)],
      priority: ['Priority', asWord(JOB_PRIORITIES, priorityLabel)],
      status: ['Status', asWord(JOB_STATUSES, statusLabel)],
      scheduled_date: ['Date', asDay],
      scheduled_start_time: ['Start', asTime],
      scheduled_end_time: ['End', asTime],
      estimated_duration_minutes: 'Work minutes',
      estimated_cost: ['Estimated cost', asMoney],
      property_address: 'Address',
      property_city: 'City',
      property_state: 'State',
      property_zip: 'ZIP code',
      location_notes: 'Location notes',
      window_start: ['Arrival from', asTime],
      window_end: ['Arrival until', asTime],
      people_needed: 'People needed',
      repeat_id: null,
      repeat_rhythm: ['Repeats', asWord(RHYTHMS, rhythmLabel)],
      repeat_visit: null,
      repeat_visits: null,
      estimate_id: null,
      plan_id: null,
      plan_visit_date: ['Due in its service plan', asDay],
      notice_date: null,
      notice_time: null,
      expected_arrival: ['Expected arrival', asTime],
      planned_materials: ['Materials', asMaterials(products)],
      on_site: null,
      photos: ['Photos', asPhotos],
      signature: ['Signature', asSignature],
      used_materials: ['Used materials', asMaterials(products)],
      assigned_crew_members: ['Crew', (ids) => (isIds(ids) ? crewNames(ids, people) : undefined)],
      client_first_name: 'Customer first name',
      client_last_name: 'Customer last name',
    },
    titles: {
      'job.created': 'Job created',
      'job.assigned': 'Crew assigned',
      'job.reassigned': 'Crew changed',
      'job.departed': 'Crew en route',
      'job.on_the_way': 'Client told the crew is on the way',
      'job.started': 'Work started',
      'job.completed': 'Work completed',
      'job.step_held': 'Done offline, not recorded yet',
      'job.late_work_recorded': 'Offline work recorded',
      'job.late_work_noted': 'Offline work kept as a note',
      'job.late_work_discarded': 'Offline work discarded',
      'job.photos_added': 'Photos added',
      'job.photo_removed': 'Photo removed',
      'job.cancelled': 'Job cancelled',
      'job.missed': 'Marked as missed',
      'job.rescheduled': 'Rescheduled',
      'job.dispatched': 'Moved on the calendar',
      'job.replanned': 'Moved by a proposal',
      'job.deleted': 'Job deleted',
      'job.repeated': 'Repeat created',
      'job.client_merged': 'Client merged',
      'job.client_deleted': 'Client deleted',
      'job.visit_planned': 'Visit of a service plan scheduled',
      'job.visit_withdrawn': 'Cancelled with its service plan',
      'job.visit_changed': 'Terms of its service plan changed',
      'job.property_moved': 'Address of the property changed',
    },
  }
}
