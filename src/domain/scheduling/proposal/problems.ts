import type { CrewMember } from '../../crew/crew'
import { JOB_RULES } from '../../job/commands'
import type { Job } from '../../job/job'
import { type Day, earliestFirst } from '../../time/day'
import { type Board, layOut, minutesOfJob, type PlanProblem, type Preferences, type Shifted, shiftsOf } from '../board'
import { isCrewed, lacksCrew, overlap, stretchOf, waitsForCrew } from '../bookings'
import { dayProblem } from '../day-problem'
import { minutesOf } from '../minutes'
import type { Visit, VisitOption } from '../search/problem'
import { canDo, skillNeeded } from '../skill'
import type { FindPosition } from '../travel'
import { daysOf, type ProposalAsk } from './ask'

/** Input of a proposal. May include jobs of other days. */
export type Ground = { jobs: readonly Job[]; crew: readonly CrewMember[]; positionOf: FindPosition }

export type Posed = { problem: PlanProblem; targetJobs: readonly Job[] }

/** Several people start together at these steps, in minutes, on another day. */
const LONG_STEP = 120
/** Cost of doing a job on another day, and of each further day. */
const OTHER_DAY = 10
const FURTHER_DAY = 20
/** Cost of starting at another time than promised. */
const OTHER_TIME = 25
/** Cost of sending someone else than promised. */
const OTHER_PERSON = 15
/** Route order is about driving: another time costs almost nothing, and a slot that the route already has even less. */
const OWN_SLOTS = 0.05
const ANY_SLOT = 0.1
const FREE = { cost: 0, due: Number.POSITIVE_INFINITY }

const RAINPROOF: readonly string[] = ['Irrigation', 'Lighting']

/** True for work that needs an outdoor skill. */
const stopsInRain = (job: Pick<Job, 'title'>): boolean => {
  const skill = skillNeeded(job)
  return skill !== null && !RAINPROOF.includes(skill)
}

/** False once someone is on the way or the job is about to begin. */
const isMovable = (job: Job, { date, not_before }: ProposalAsk): boolean =>
  JOB_RULES.dispatch.from.includes(job.status) &&
  job.status !== 'missed' &&
  (waitsForCrew(job) || job.scheduled_date !== date || not_before === null || job.scheduled_start_time >= not_before)

const isOn = (day: Day) => (job: Job) => job.scheduled_date === day
const byId = (a: Job, b: Job) => a.id - b.id

const extraOf = (job: Job, { shifts }: Board): number[] =>
  shifts.map(({ members }) =>
    members.some(({ id }) => job.assigned_crew_members.includes(id)) || job.assigned_crew_members.length === 0
      ? 0
      : OTHER_PERSON,
  )

const withExtra = (visits: readonly Visit[], job: Job, board: Board): Visit[] =>
  visits.map((visit) => ({ ...visit, extra: extraOf(job, board) }))

const peopleOn = (job: Job) => Math.max(job.people_needed, job.assigned_crew_members.length)

const onDays = (job: Job, days: readonly Day[], board: Board, first: number): VisitOption[] =>
  days.flatMap((day, index) => {
    const stay = first + index * FURTHER_DAY
    return board.optionsOn(job, day, {
      stay,
      move: stay + OTHER_TIME,
      anyTime: true,
      people: peopleOn(job),
      step: LONG_STEP,
    })
  })

const autoSchedule = ({ date, not_before }: ProposalAsk, ground: Ground, preferences: Preferences): Posed => {
  const ofDay = { ...ground, jobs: ground.jobs.filter(isOn(date)), date, notBefore: not_before }
  const problem = dayProblem(ofDay, preferences)
  return { problem, targetJobs: problem.jobs.filter(waitsForCrew) }
}

const roundsOn = (jobs: readonly Job[]): { ids: number[]; jobs: Job[] }[] => {
  const rounds: { ids: number[]; jobs: Job[] }[] = []
  for (const job of jobs) {
    const shared = rounds.filter(({ ids }) => ids.some((id) => job.assigned_crew_members.includes(id)))
    const joined = {
      ids: [...new Set([...shared.flatMap(({ ids }) => ids), ...job.assigned_crew_members])],
      jobs: [...shared.flatMap((round) => round.jobs), job],
    }
    rounds.splice(0, rounds.length, ...rounds.filter((round) => !shared.includes(round)), joined)
  }
  return rounds
}

/** True when a crew does its jobs one after the other, so that the order can change as a whole. */
const isInTurn = (jobs: readonly Job[]): boolean => {
  const inOrder = jobs.map(stretchOf).sort((a, b) => earliestFirst(a.start, b.start))
  return inOrder.every((stretch, index) => index === 0 || !overlap(inOrder[index - 1] ?? stretch, stretch))
}

/**
 * Finds the cheapest order of each crew's jobs on a day. Assignments stay, no crew starts earlier than planned, and jobs without a position
 * stay where they are.
 */
const optimizeRoutes = (ask: ProposalAsk, { jobs, crew, positionOf }: Ground, preferences: Preferences): Posed => {
  const days = [ask.date]
  const mayMove = (job: Job) => isMovable(job, ask) && positionOf(job) !== null
  const crewed = jobs.filter((job) => isOn(ask.date)(job) && isCrewed(job) && !waitsForCrew(job))
  const rounds = roundsOn(crewed).filter(
    (round) => round.jobs.length > 1 && isInTurn(round.jobs) && round.jobs.some(mayMove),
  )
  const earliest = ask.not_before === null ? 0 : minutesOf(ask.not_before)
  const usual = shiftsOf({ days, crew, notBefore: null })
  const shifts = rounds.map((round): Shifted => {
    const members = crew.filter(({ id }) => round.ids.includes(id))
    const ends = usual.filter((shift) => shift.members.some(({ id }) => round.ids.includes(id)))
    const begins = round.jobs.filter(mayMove).map((job) => minutesOf(job.scheduled_start_time))
    const planned = round.jobs.map((job) => minutesOf(job.scheduled_end_time))
    return {
      members,
      day: ask.date,
      from: Math.max(earliest, Math.min(...begins)),
      until: Math.max(ends.length === 0 ? 0 : Math.min(...ends.map(({ until }) => until)), ...planned),
    }
  })
  const ofRounds = rounds.flatMap((round) => round.jobs)
  const problem = layOut({ days, jobs: ofRounds, shifts, positionOf, preferences }, (job, board) => {
    const shift = rounds.findIndex((round) => round.jobs.includes(job))
    const own = minutesOf(job.scheduled_start_time)
    const anywhere = board.optionsOn(job, ask.date, { stay: 0, move: ANY_SLOT, anyTime: true, people: 1 })
    const isAllowed = (begin: number) => anywhere.some(({ open, close }) => open <= begin && begin <= close)
    const slots = (rounds[shift]?.jobs ?? [])
      .map((other) => minutesOf(other.scheduled_start_time))
      .filter((begin) => begin !== own && isAllowed(begin))
      .map((begin) => ({ ...FREE, open: begin, close: begin, cost: OWN_SLOTS }))
    const visit = { ...board.base(job), able: [shift], urgency: 0 }
    return mayMove(job)
      ? [{ ...visit, options: [...anywhere, ...slots] }]
      : [{ ...visit, options: [{ ...FREE, open: own, close: own }], pinned: shift }]
  })
  return { problem, targetJobs: ofRounds.filter(mayMove) }
}

const isOfCrew = (crewId: number, crew: readonly CrewMember[]) => {
  const members = new Set(crew.filter(({ crew_id }) => crew_id === crewId).map(({ id }) => id))
  return ({ assigned_crew_members: [leader = 0] }: Job): boolean => members.has(leader)
}

/** Moves work that can't be done on a day to the next days with room. Existing work of those days stays. */
const pushDay = (ask: ProposalAsk, { jobs, crew, positionOf }: Ground, preferences: Preferences): Posed => {
  const [, ...days] = daysOf(ask)
  const targetJobs = jobs
    .filter((job) => isOn(ask.date)(job) && isMovable(job, ask))
    .filter((job) => !ask.waiting_only || waitsForCrew(job))
    .filter((job) => !ask.rain_only || stopsInRain(job))
    .filter((job) => ask.zip === null || job.property_zip.startsWith(ask.zip))
    .filter((job) => ask.member_id === null || job.assigned_crew_members.includes(ask.member_id))
    .filter(ask.crew_id ? isOfCrew(ask.crew_id, crew) : () => true)
    .sort(byId)
  const there = jobs.filter((job) => days.includes(job.scheduled_date) && isCrewed(job))
  const shifts = shiftsOf({ days, crew, notBefore: null })
  const problem = layOut({ days, jobs: [...targetJobs, ...there], shifts, positionOf, preferences }, (job, board) =>
    isOn(ask.date)(job)
      ? withExtra(board.placed(job, onDays(job, days, board, OTHER_DAY), peopleOn(job)), job, board)
      : board.pinned(job),
  )
  return { problem, targetJobs }
}

export const crewWithout = (crew: readonly CrewMember[], { member_id, date }: ProposalAsk): CrewMember[] =>
  crew.map((member) =>
    member.id === member_id
      ? { ...member, absences: [...member.absences, { from: date, to: date, reason: '' }] }
      : member,
  )

const standIn = (job: Job, away: number | null, board: Board): Visit[] => {
  const begin = board.minuteIn(job.scheduled_date, job.scheduled_start_time)
  const option = { ...FREE, open: begin, close: begin }
  const others = board.pinned(job)
  const members = others.flatMap(({ pinned }) => board.shifts[pinned ?? -1]?.members ?? [])
  const able = canDo(members, job) ? board.everybody : board.skilled(job)
  // If the others don't come either, one more person is not enough.
  const isEnough = others.length === job.assigned_crew_members.length - 1
  const visit = { ...board.base(job), task: -job.id, options: [option], able: isEnough ? able : [] }
  // The new leader takes the former leader's position in the list.
  return job.assigned_crew_members[0] === away ? [visit, ...others] : [...others, visit]
}

/** Reassigns an absent member's work on that day, or moves it to one of the next. Everyone else's work stays. */
const memberAway = (ask: ProposalAsk, { jobs, crew, positionOf }: Ground, preferences: Preferences): Posed => {
  const days = daysOf(ask)
  const isTheirs = (job: Job) =>
    isOn(ask.date)(job) && job.assigned_crew_members.some((id) => id === ask.member_id) && isMovable(job, ask)
  const targetJobs = jobs.filter((job) => isTheirs(job) && isCrewed(job) && !waitsForCrew(job)).sort(byId)
  const there = jobs.filter((job) => days.includes(job.scheduled_date) && isCrewed(job) && !targetJobs.includes(job))
  const shifts = shiftsOf({ days, crew, notBefore: ask.not_before })
  const problem = layOut({ days, jobs: [...targetJobs, ...there], shifts, positionOf, preferences }, (job, board) => {
    if (!targetJobs.includes(job)) return board.pinned(job)
    if (job.assigned_crew_members.length > 1) return standIn(job, ask.member_id, board)
    const [today, ...later] = days
    const options = [
      ...(today ? board.optionsOn(job, today, { stay: 0, move: OTHER_TIME, anyTime: true }) : []),
      ...onDays(job, later, board, OTHER_TIME + OTHER_DAY),
    ]
    return board.placed(job, options)
  })
  return { problem, targetJobs }
}

export const fillsGap = (job: Job, members: readonly CrewMember[]): boolean =>
  lacksCrew(job) && job.people_needed === 1 && canDo(members, job) && minutesOfJob(job) > 0

/** Fills someone's free time with waiting jobs of that day or the next. */
const fillGap = (ask: ProposalAsk, { jobs, crew, positionOf }: Ground, preferences: Preferences): Posed => {
  const [date = ask.date, ...later] = daysOf(ask)
  const members = crew.filter(({ id }) => id === ask.member_id)
  const targetJobs = jobs
    .filter((job) => [date, ...later].includes(job.scheduled_date) && fillsGap(job, members))
    .sort(byId)
  const own = jobs.filter((job) => isOn(date)(job) && isCrewed(job) && !targetJobs.includes(job))
  const shifts = shiftsOf({ days: [date], crew: members, notBefore: ask.not_before })
  const problem = layOut(
    { days: [date], jobs: [...targetJobs, ...own], shifts, positionOf, preferences },
    (job, board) => {
      if (!targetJobs.includes(job)) return board.pinned(job)
      const stay = isOn(date)(job) ? 0 : OTHER_DAY
      return board.placed(job, board.optionsOn(job, date, { stay, move: stay + OTHER_TIME, anyTime: true }))
    },
  )
  return { problem, targetJobs }
}

/** True for kinds that should keep most promises: the search is shorter and more local. */
export const isReplanning = ({ kind }: ProposalAsk): boolean => kind === 'push_day' || kind === 'member_away'

export const PROBLEMS = {
  auto_schedule: autoSchedule,
  optimize_routes: optimizeRoutes,
  push_day: pushDay,
  member_away: memberAway,
  fill_gap: fillGap,
}
