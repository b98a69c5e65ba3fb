import { formatTime } from '@/domain/calendar'
import type { JobSlot } from '@/domain/job/job'
import { overlap } from '@/domain/scheduling/bookings'
import type { Booking } from '../types'

/** What is being planned: the slot, and the jobs that it is for, whose own bookings clash with nothing. */
export type Plan = { slot: JobSlot; jobIds: readonly number[] }

const stretchOf = (slot: JobSlot) => ({ start: slot.scheduled_start_time, end: slot.scheduled_end_time })

/** The bookings of one crew member that overlap a slot; one that ends as the slot begins does not. */
export const conflictsOf = (crewMemberId: number, plan: Plan, bookings: readonly Booking[]): Booking[] =>
  bookings.filter(
    (booking) =>
      booking.crew_member_id === crewMemberId &&
      !plan.jobIds.includes(booking.job_id) &&
      overlap(stretchOf(plan.slot), booking),
  )

/** `Booked: JOB-1017 9:00 AM – 10:30 AM`, each job once however many planned ones it clashes with; null when free. */
export const conflictText = (conflicts: readonly Booking[]): string | null => {
  const said = new Set(
    conflicts.map(({ job_number, start, end }) => `${job_number} ${formatTime(start)} – ${formatTime(end)}`),
  )
  return said.size === 0 ? null : `Booked: ${[...said].join(', ')}`
}
