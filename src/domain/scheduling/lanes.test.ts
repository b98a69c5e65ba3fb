import { describe, expect, it } from 'vitest'
import { memberNo, job as recordedJob } from '../../../tests/fixtures/records'
import { NEW_CREW_MEMBER } from '../crew/crew'
import { isTight, type Lane, lanesOf, reuseLanes, trayOf } from './lanes'

const MONDAY = '2026-11-23'

const job = (id: number, start: string, end: string, crew: number[], patch = {}) =>
  recordedJob({
    id,
    client_id: id,
    status: crew.length > 0 ? 'assigned' : 'scheduled',
    scheduled_date: MONDAY,
    scheduled_start_time: start,
    scheduled_end_time: end,
    assigned_crew_members: crew,
    ...patch,
  })

const positionOf = ({ client_id }: { client_id: number }) => ({ latitude: 30 + client_id / 100, longitude: -97 })

const lanes = (jobs: ReturnType<typeof job>[], crew = [memberNo(1), memberNo(2)], shown = jobs) =>
  lanesOf({ day: MONDAY, crew, shown, planned: jobs, positionOf })

const inBrief = ({ id, off, booked, capacity, rows, blocks }: Lane) => ({
  id,
  off,
  booked,
  capacity,
  rows,
  blocks: blocks.map((block) => [block.job.id, block.start, block.end, block.row]),
})

describe('the lanes of a day', () => {
  it('say who is booked for how long of how much, a job of two people in both', () => {
    expect(lanes([job(1, '08:00', '10:00', [1, 2]), job(2, '11:00', '12:30', [1])]).map(inBrief)).toEqual([
      {
        id: 1,
        off: null,
        booked: 210,
        capacity: 660,
        rows: 1,
        blocks: [
          [1, 480, 600, 0],
          [2, 660, 750, 0],
        ],
      },
      { id: 2, off: null, booked: 120, capacity: 660, rows: 1, blocks: [[1, 480, 600, 0]] },
    ])
  })

  it('begin with those who work, and end with those who are off and those who left and still have a job', () => {
    const away = memberNo(1, { absences: [{ from: MONDAY, to: MONDAY, reason: 'Vacation' }] })
    const off = memberNo(2, { working_hours: { ...NEW_CREW_MEMBER.working_hours, monday: null } })
    const day = lanes([job(1, '08:00', '09:00', [9])], [away, off, memberNo(3)])
    expect(day.map(({ id, name, off }) => [id, name, off])).toEqual([
      [3, 'Member 3', null],
      [1, 'Member 1', 'Away: Vacation'],
      [2, 'Member 2', 'Off on Mondays'],
      [9, 'Crew member #9', 'Not active'],
    ])
  })

  it('name who is not active, only on a day with a job of theirs', () => {
    const inactiveMember = memberNo(2, { status: 'inactive' })
    const lanesWith = (crew: number[]) =>
      lanes([job(1, '08:00', '09:00', crew)], [memberNo(1), inactiveMember]).map(({ id, name, off, shift }) => [
        id,
        name,
        off,
        shift,
      ])
    const first = [1, 'Member 1', null, { start: 420, end: 1_080 }]
    expect([lanesWith([2]), lanesWith([1])]).toEqual([[first, [2, 'Member 2', 'Not active', null]], [first]])
  })

  it('stack jobs that overlap', () => {
    const [lane] = lanes([job(1, '08:00', '10:00', [1]), job(2, '09:00', '11:00', [1])])
    expect([lane?.rows, lane?.blocks.map(({ row }) => row)]).toEqual([2, [0, 1]])
  })

  it('count what the filters hide', () => {
    const jobs = [job(1, '08:00', '10:00', [1]), job(2, '11:00', '12:00', [1])]
    const [lane] = lanes(jobs, [memberNo(1)], jobs.slice(1))
    expect([lane?.booked, lane?.blocks.map((block) => block.job.id)]).toEqual([180, [2]])
  })

  it('have no drive to a job that the filters hide', () => {
    const jobs = [job(1, '08:00', '10:00', [1]), job(2, '11:00', '12:00', [1]), job(3, '13:00', '14:00', [1])]
    const [lane] = lanes(jobs, [memberNo(1)], [...jobs.slice(0, 1), ...jobs.slice(2)])
    expect(lane?.legs).toEqual([{ to: 3, isFromHome: false, from: 720, gap: 60, drive: 10 }])
  })

  it('have the drive between two jobs, and say when there is no time for it', () => {
    const [lane] = lanes([job(1, '08:00', '10:00', [1]), job(2, '10:00', '11:00', [1]), job(3, '12:00', '13:00', [1])])
    expect(lane?.legs.map((leg) => ({ ...leg, tight: isTight(leg) }))).toEqual([
      { to: 2, isFromHome: false, from: 600, gap: 0, drive: 10, tight: true },
      { to: 3, isFromHome: false, from: 660, gap: 60, drive: 10, tight: false },
    ])
  })

  it('begin with the drive from the home base, for which there is always time', () => {
    const home = { address: '1 Pine St', city: 'Austin', state: 'TX', zip_code: '', latitude: 30, longitude: -97 }
    const crew = [memberNo(1, { home_base: home }), memberNo(2, { home_base: { ...home, latitude: null } })]
    const legs = lanes([job(1, '07:00', '08:00', [1, 2])], crew).map((lane) =>
      lane.legs.map((leg) => ({ ...leg, tight: isTight(leg) })),
    )
    expect(legs).toEqual([[{ to: 1, isFromHome: true, from: 410, gap: 10, drive: 10, tight: false }], []])
  })

  it('stay the same objects where nothing in them changed', () => {
    const jobs = [job(1, '08:00', '10:00', [1]), job(2, '11:00', '12:00', [2])]
    const before = lanes(jobs)
    const after = reuseLanes(before, lanes([job(1, '08:00', '10:00', [1]), job(2, '12:00', '13:00', [2])]))
    expect(after.map((lane, index) => lane === before[index])).toEqual([true, false])
  })
})

it('beside the lanes lie the jobs that wait: of the day, missed ones, and those of the next days', () => {
  const jobs = [
    job(1, '10:00', '11:00', []),
    job(2, '08:00', '09:00', []),
    job(3, '08:00', '09:00', [1]),
    job(4, '08:00', '09:00', [1], { status: 'missed', scheduled_date: '2026-11-19' }),
    job(5, '08:00', '09:00', [], { status: 'missed', scheduled_date: '2026-10-19' }),
    job(6, '08:00', '09:00', [], { scheduled_date: '2026-11-25' }),
    job(7, '08:00', '09:00', [], { scheduled_date: '2026-12-25' }),
    job(8, '08:00', '09:00', [], { status: 'cancelled' }),
    job(9, '08:00', '09:00', [], { status: 'rescheduled' }),
  ]
  expect(trayOf(jobs, MONDAY, '2026-11-20').map(({ title, jobs }) => [title, jobs.map(({ id }) => id)])).toEqual([
    ['This day', [2, 9, 1]],
    ['Missed before', [4]],
    ['Other days', [6]],
  ])
})
