import { expect, it } from 'vitest'
import { memberNo, job as recorded } from '../../../../tests/fixtures/records'
import type { CrewMember } from '../../crew/crew'
import { USUAL_HOURS } from '../../crew/crew'
import type { Job } from '../../job/job'
import { plainAsk } from './ask'
import { makeProposal } from './make'

const DAY = '2026-11-20'
const UNTIL_FIVE = { ...USUAL_HOURS, friday: { start: '08:00', end: '17:00' } }

const member = (id: number, name: string, skills = ['Lawn care']): CrewMember =>
  memberNo(id, { first_name: name, last_name: 'Lee', skills, status: 'available', working_hours: UNTIL_FIVE })

const job = (id: number, start: string, end: string, more: Partial<Job> = {}): Job =>
  recorded({
    id,
    client_id: id,
    title: 'Lawn mowing',
    priority: 'normal',
    status: 'scheduled',
    assigned_crew_members: [],
    people_needed: 1,
    scheduled_date: DAY,
    scheduled_start_time: start,
    scheduled_end_time: end,
    window_start: null,
    window_end: null,
    ...more,
  })
const by = (...ids: number[]): Partial<Job> => ({ status: 'assigned', assigned_crew_members: ids })

const reasonsFor = async (jobs: Job[], crew: CrewMember[], more = {}): Promise<string[]> => {
  const positionOf = ({ client_id }: Pick<Job, 'client_id'>) => ({ latitude: 30 + client_id / 10, longitude: -97 })
  const { left } = await makeProposal({ ...plainAsk('auto_schedule', DAY), ...more }, { jobs, crew, positionOf })
  return left.map(({ reason }) => reason)
}

it('says the least overtime with which a job would fit, and whose', async () => {
  expect(await reasonsFor([job(1, '16:20', '17:20')], [member(1, 'Ana')])).toEqual([
    'No one who can do it works at that time. Would fit with 20 minutes of overtime for Ana Lee.',
  ])
})

it('counts the overtime of a full day with the drive, by anyone who it takes least', async () => {
  const jobs = [
    job(1, '08:00', '16:00', by(1)),
    job(2, '08:00', '16:10', by(2)),
    job(3, '15:30', '16:30', { window_start: '15:00', window_end: '18:00' }),
  ]
  const reasons = await reasonsFor(jobs, [member(1, 'Ana'), member(2, 'Ben')])
  expect(reasons).toEqual([
    'Everyone with the skill Lawn care is booked then, or can’t get there in time. Would fit with 35 minutes of overtime for Ben Lee.',
  ])
})

it('names all whose overtime it takes where several are needed', async () => {
  const forTwo = job(1, '16:30', '17:30', { people_needed: 2 })
  expect(await reasonsFor([forTwo], [member(1, 'Ana'), member(2, 'Ben', [])])).toEqual([
    'No one who can do it works at that time. Would fit with 30 minutes of overtime for Ana Lee and Ben Lee.',
  ])
})

it('says another time where overtime is of no use, and that it is outside the window', async () => {
  const full = [
    job(1, '08:00', '12:00', by(1)),
    job(2, '10:00', '11:00', { window_start: '09:00', window_end: '10:00' }),
  ]
  expect(await reasonsFor(full, [member(1, 'Ana')])).toEqual([
    'Everyone with the skill Lawn care is booked then, or can’t get there in time. Would fit at 12:25 PM with Ana Lee, outside the client’s window.',
  ])
})

it('promises nothing where nothing helps', async () => {
  const full = [job(1, '08:00', '17:00', by(1)), job(2, '10:00', '12:00')]
  expect(await reasonsFor(full, [member(1, 'Ana')])).toEqual([
    'Everyone with the skill Lawn care is booked then, or can’t get there in time.',
  ])
  expect(await reasonsFor([job(1, '09:00', '10:00')], [member(1, 'Ana', [])])).toEqual([
    'No one has the skill Lawn care.',
  ])
})
