import { describe, expect, it } from 'vitest'
import { proposeSchedule } from '../../../../tests/fixtures/propose-schedule'
import { randomDay } from '../../../../tests/fixtures/random-day'
import { memberNo } from '../../../../tests/fixtures/records'
import { USUAL_HOURS } from '../../crew/crew'
import { type Job, placeOf } from '../../job/job'
import { minutesBetween, plusDays } from '../../time/calendar'
import { shiftOn } from '../availability'
import { ALL_PREFERENCES } from '../board'
import { isWithin, overlap, stretchOf } from '../bookings'
import type { WorkDay } from '../day-problem'
import { canDo } from '../skill'
import { roadMiles, travelMinutes } from '../travel'
import { PROPOSAL_KINDS, type ProposalAsk, plainAsk } from './ask'
import { makeProposal } from './make'
import type { Ground } from './problems'
import { figuresWith, type Move, NO_FIGURES, type Proposal, plusFigures, withMoves } from './proposal'

const SEEDS = [1, 2, 3]
const SIZE = { jobs: 14, crew: 5 }
const DAY = '2026-11-20'

const randomGround = async (seed: number): Promise<Ground> => {
  const day = randomDay(seed, SIZE)
  const { assignments } = await proposeSchedule(day, ALL_PREFERENCES)
  const jobs = day.jobs.map((job): Job => {
    const assignment = assignments.find(({ job_id }) => job_id === job.id)
    if (!assignment || job.id % 2 === 0) return job
    const at = { scheduled_start_time: assignment.start, scheduled_end_time: assignment.end }
    return { ...job, ...at, status: 'assigned', assigned_crew_members: assignment.crew_member_ids }
  })
  const later = jobs
    .filter(({ id }) => id % 3 === 1)
    .map((job) => ({ ...job, id: job.id + 100, scheduled_date: plusDays(DAY, 3) }))
  return { ...day, jobs: [...jobs, ...later] }
}

const askOf = (kind: ProposalAsk['kind'], patch: Partial<ProposalAsk> = {}): ProposalAsk => ({
  ...plainAsk(kind, DAY),
  member_id: kind === 'member_away' || kind === 'fill_gap' ? 1 : null,
  ...patch,
})

const faultsOf = (moves: readonly Move[], { jobs, crew, positionOf }: Ground, ask: ProposalAsk): string[] => {
  const after = withMoves(jobs, moves)
  return moves.flatMap(({ job_id, from, to }) => {
    const faults: string[] = []
    const job = after.find(({ id }) => id === job_id)
    if (!job) return [`there is no job ${job_id}`]
    const members = crew.filter(({ id }) => to.assigned_crew_members.includes(id))
    if (members.length !== Math.max(job.people_needed, from.assigned_crew_members.length))
      faults.push(`${job_id}: people`)
    if (!canDo(members, job)) faults.push(`${job_id}: no one has the skill`)
    const { scheduled_start_time: start, window_start, window_end } = job
    if ((window_start !== null && start < window_start) || (window_end !== null && start > window_end))
      faults.push(`${job_id}: outside of its window`)
    if (ask.not_before !== null && to.scheduled_date === ask.date && start < ask.not_before)
      faults.push(`${job_id}: past`)
    for (const member of members) {
      const shift = shiftOn(member, to.scheduled_date)
      if (!shift || !isWithin(stretchOf(job), shift)) faults.push(`${job_id}: ${member.id} does not work then`)
      for (const other of after) {
        if (other.id === job_id || !other.assigned_crew_members.includes(member.id) || other.status !== 'assigned')
          continue
        if (other.scheduled_date !== job.scheduled_date) continue
        const [one, two] = [stretchOf(job), stretchOf(other)]
        const [a, b] = [positionOf(job), positionOf(other)]
        const way = a && b ? travelMinutes(roadMiles(a, b)) : 0
        const [first, second] = one.start < two.start ? [one, two] : [two, one]
        if (overlap(one, two)) faults.push(`${member.id} is at ${job_id} and ${other.id} at one time`)
        else if (minutesBetween(first.end, second.start) < way)
          faults.push(`${member.id} can't reach ${job_id} or ${other.id}`)
      }
    }
    return faults
  })
}

const savedBy = ({ groups }: Proposal) =>
  groups.reduce((sum, { before, after }) => plusFigures(plusFigures(sum, before), after, -1), NO_FIGURES)

const asks: ProposalAsk[] = PROPOSAL_KINDS.map((kind) => askOf(kind))
const lateAsks = asks.map((ask) => ({ ...ask, not_before: '11:00' }))

describe.each(SEEDS)('proposals for a random day (seed %i)', (seed) => {
  it.each([...asks, ...lateAsks])('$kind from $not_before', async (ask) => {
    const ground = await randomGround(seed)
    const proposal = await makeProposal(ask, ground)
    const { moves, groups, before, after } = proposal

    expect(faultsOf(moves, ground, ask)).toEqual([])
    for (const { id } of groups) {
      const own = moves.filter(({ group }) => group === id)
      expect(faultsOf(own, ground, ask)).toEqual([])
    }
    for (const group of groups) {
      expect(group.after.unassigned).toBeLessThanOrEqual(group.before.unassigned)
      expect(group.after.broken_windows).toBeLessThanOrEqual(group.before.broken_windows)
      expect(group.after.unreachable).toBeLessThanOrEqual(group.before.unreachable)
      expect(group.after.overtime_minutes).toBeLessThanOrEqual(group.before.overtime_minutes)
    }
    if (ask.kind === 'optimize_routes') expect(after.drive_minutes).toBeLessThanOrEqual(before.drive_minutes)
    expect(savedBy(proposal)).toEqual(plusFigures(before, after, -1))
    expect(
      figuresWith(
        proposal,
        groups.map(({ id }) => id),
      ),
    ).toEqual(after)
    const back = moves.map(({ job_id, from }) => ({ job_id, to: from }))
    expect(withMoves(withMoves(ground.jobs, moves), back).map(placeOf)).toEqual(ground.jobs.map(placeOf))
    expect([...moves.map(({ because }) => because), ...proposal.left.map(({ reason }) => reason)]).not.toContain('')
    const turned = { ...ground, jobs: ground.jobs.toReversed(), crew: ground.crew.toReversed() }
    expect(await makeProposal(ask, turned)).toEqual(proposal)
  })
})

const member = (id: number, skills: string[]) =>
  memberNo(id, { skills, first_name: `M${id}`, last_name: 'Lee', working_hours: { ...USUAL_HOURS } })

const [model] = randomDay(1, { jobs: 1, crew: 1 }).jobs as [Job]
const jobNo = (id: number, start: string, end: string, patch: Partial<Job> = {}): Job => ({
  ...model,
  id,
  client_id: id,
  job_number: `JOB-${1000 + id}`,
  title: 'Lawn mowing',
  window_start: null,
  window_end: null,
  scheduled_start_time: start,
  scheduled_end_time: end,
  ...patch,
})
const onALine: WorkDay['positionOf'] = ({ client_id }) => ({ latitude: 30 + client_id / 10, longitude: -97 })
const by = (...ids: number[]): Partial<Job> => ({ status: 'assigned', assigned_crew_members: ids })
const make = (ask: ProposalAsk, jobs: Job[], crew = [member(1, ['Lawn care']), member(2, ['Lawn care'])]) =>
  makeProposal(ask, { jobs, crew, positionOf: onALine })
const toOf = ({ moves }: Proposal) =>
  moves.map(({ job_id, to }) => [job_id, to.scheduled_date, to.scheduled_start_time, to.assigned_crew_members])

describe('a proposal says', () => {
  it('who is nearest, and by how much', async () => {
    const jobs = [jobNo(1, '08:00', '09:00', by(1)), jobNo(9, '08:00', '09:00', by(2)), jobNo(2, '13:00', '14:00')]
    const { moves } = await make(askOf('auto_schedule'), jobs)
    expect(moves.map(({ because }) => because)).toEqual(['M1 Lee is nearest: M2 Lee would drive 93 minutes more.'])
  })

  it('that a place is not known, and calls no one nearest to it or from it', async () => {
    const crew = [member(1, ['Lawn care']), member(2, ['Lawn care'])]
    const isLost: WorkDay['positionOf'] = (job) => (job.client_id === 2 ? null : onALine(job))
    const proposalOf = (ask: ProposalAsk, jobs: Job[]) => makeProposal(ask, { jobs, crew, positionOf: isLost })
    const waiting = [jobNo(1, '08:00', '09:00', by(1)), jobNo(9, '08:00', '10:00', by(2)), jobNo(2, '13:00', '14:00')]
    const { moves, before, after } = await proposalOf(askOf('auto_schedule'), waiting)
    expect(moves.map(({ because }) => because)).toEqual([
      'M1 Lee has the lighter day: M2 Lee has 1 h more. Its address isn’t on the map, so the drive there is a guess and isn’t counted.',
    ])
    expect(after.drive_minutes).toBe(before.drive_minutes)

    const round = [
      jobNo(1, '08:00', '09:00', by(1)),
      jobNo(5, '10:00', '11:00', by(1)),
      jobNo(2, '12:00', '13:00', by(1)),
      jobNo(3, '14:00', '15:00', by(1)),
      jobNo(6, '16:00', '17:00', by(1)),
    ]
    const shorter = await proposalOf(askOf('optimize_routes'), round)
    expect(shorter.moves.map(({ job_id, because }) => [job_id, because])).toEqual([
      [3, 'Next after JOB-1001: 39 minutes from there.'],
      [5, 'Next after JOB-1002.'],
    ])
    expect([shorter.before.drive_minutes, shorter.after.drive_minutes]).toEqual([164, 102])
  })

  it('who alone can do it', async () => {
    const crew = [member(1, ['Lawn care']), member(2, [])]
    const { moves } = await make(askOf('auto_schedule'), [jobNo(1, '10:00', '11:00')], crew)
    expect(moves.map(({ because }) => because)).toEqual([
      'Of those who work that day, only M1 Lee has the skill Lawn care.',
    ])
  })

  it('whose free time is filled, without a word of others who could do it', async () => {
    const { moves } = await make(askOf('fill_gap', { member_id: 1 }), [jobNo(1, '10:00', '11:00')])
    expect(moves.map(({ because }) => because)).toEqual(['M1 Lee is free then and has the skill Lawn care.'])
  })

  it('what comes after what in a shorter round, which keeps its slots, in the order in which it is driven', async () => {
    const jobs = [
      jobNo(1, '08:00', '09:00', by(1)),
      jobNo(5, '10:00', '11:00', by(1)),
      jobNo(2, '12:00', '13:00', by(1)),
      jobNo(6, '14:00', '15:00', by(1)),
    ]
    const proposal = await make(askOf('optimize_routes'), jobs)
    expect(toOf(proposal)).toEqual([
      [2, DAY, '10:00', [1]],
      [5, DAY, '12:00', [1]],
    ])
    expect(proposal.groups).toEqual([{ id: 1, member_ids: [1], before: proposal.before, after: proposal.after }])
    expect(proposal.before.drive_minutes - proposal.after.drive_minutes).toBeGreaterThan(60)
  })

  it('nothing where no round gets shorter', async () => {
    const jobs = [jobNo(1, '08:00', '09:00', by(1)), jobNo(2, '10:00', '11:00', by(1))]
    expect((await make(askOf('optimize_routes'), jobs)).moves).toEqual([])
  })

  it('where rain pushes work that stops in it, and leaves what does not', async () => {
    const jobs = [
      jobNo(1, '09:00', '10:00', by(1)),
      jobNo(2, '11:00', '12:00', { ...by(2), title: 'Irrigation check' }),
    ]
    const proposal = await make(askOf('push_day', { rain_only: true }), jobs)
    expect(toOf(proposal)).toEqual([[1, '2026-11-23', '09:00', [1]]])
    expect(proposal.moves[0]?.because).toBe(
      'Mon, Nov 23 is the first day with room for it: M1 Lee keeps it, at the same time.',
    )
  })

  it('that a day fits best, where an earlier one has room for longer drives', async () => {
    const there = { scheduled_date: '2026-11-23', ...by(1) }
    const jobs = [jobNo(1, '16:00', '17:00', by(1)), jobNo(9, '08:00', '09:00', there)]
    const { moves } = await make(askOf('push_day'), jobs, [member(1, ['Lawn care'])])
    expect(moves.map(({ because }) => because)).toEqual(['Tue, Nov 24 fits best: M1 Lee keeps it, at the same time.'])
  })

  it('where work without a crew finds room, and leaves what has one', async () => {
    const jobs = [jobNo(1, '09:00', '10:00', by(1)), jobNo(2, '11:00', '12:00')]
    const { moves } = await make(askOf('push_day', { waiting_only: true, not_before: '18:00' }), jobs)
    expect(moves.map(({ job_id, to }) => [job_id, to.scheduled_date, to.scheduled_start_time])).toEqual([
      [2, '2026-11-23', '11:00'],
    ])
  })

  it('where a pushed crew’s work goes, and leaves that of the others', async () => {
    const crew = [1, 2].map((id) => ({ ...member(id, ['Lawn care']), crew_id: id }))
    const jobs = [
      jobNo(1, '09:00', '10:00', by(1, 2)),
      jobNo(2, '11:00', '12:00', by(2, 1)),
      jobNo(3, '14:00', '15:00', by(2)),
    ]
    const { moves } = await make(askOf('push_day', { crew_id: 2 }), jobs, crew)
    expect(moves.map(({ job_id }) => job_id)).toEqual([2, 3])
  })

  it('who stands in for someone who is away, and nothing of what is about to begin', async () => {
    const jobs = [
      jobNo(1, '08:00', '09:00', by(1)),
      jobNo(2, '11:00', '12:00', by(1, 2)),
      jobNo(3, '14:00', '15:00', by(1)),
    ]
    const crew = [1, 2, 3].map((id) => member(id, ['Lawn care']))
    const proposal = await make(askOf('member_away', { not_before: '08:15' }), jobs, crew)
    const leads = proposal.moves.map(({ job_id, to }) => [job_id, to.scheduled_start_time, to.assigned_crew_members[0]])
    expect(leads).toEqual([
      [2, '11:00', 3],
      [3, '14:00', expect.toSatisfy((id) => id === 2 || id === 3)],
    ])
  })

  it('what stays, and why', async () => {
    const alone = [member(1, ['Lawn care'])]
    const { left } = await make(askOf('auto_schedule', { not_before: '10:00' }), [jobNo(1, '09:00', '10:00')], alone)
    expect(left).toEqual([
      {
        job_id: 1,
        job_number: 'JOB-1001',
        title: 'Lawn mowing',
        reason: 'Its time has passed. Give it a new one.',
      },
    ])
  })

  it('another ground once something has changed', async () => {
    const ask = askOf('auto_schedule')
    const { ground } = await make(ask, [jobNo(1, '09:00', '10:00')])
    expect((await make(ask, [jobNo(1, '09:00', '10:00')])).ground).toBe(ground)
    expect((await make(ask, [jobNo(1, '09:00', '10:30')])).ground).not.toBe(ground)
    expect((await make(ask, [jobNo(1, '09:00', '10:00')], [member(1, ['Lawn care'])])).ground).not.toBe(ground)
  })
})
