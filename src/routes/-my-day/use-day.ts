import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { isAt } from '@/domain/client/property'
import type { Job } from '@/domain/job/job'
import { driveFor, homesFrom } from '@/domain/job/on-my-way'
import { isOnRound, roundOf } from '@/domain/job/round'
import { siteTimeText } from '@/domain/job/slot-words'
import { materialsText } from '@/domain/job/stock-use'
import { offText } from '@/domain/scheduling/availability'
import { positionsFrom } from '@/domain/scheduling/travel'
import { type Day, formatTime, timeAt } from '@/domain/time/calendar'
import { clientsQuery } from '@/services/clients/queries'
import { wholeCrewQuery } from '@/services/crew/queries'
import { jobsQuery } from '@/services/jobs/queries'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import type { Activity } from '@/ui/kit/records/actions/use-record-actions'
import type { MyDay, Step, Stop } from '@/ui/my-day/types'
import { useHeld } from '../-dashboard/held'
import { useExpectedJobs } from '../-jobs/use-job-activity'
import { useMaterials } from '../-jobs/use-materials'
import { loadable } from '../-loading/loadable'
import type { Workspace } from '../-session/context'
import { useScreenContext } from '../-session/use-screen-context'
import { useWorkspace } from '../-session/workspace'

const NONE: readonly never[] = []
const NO_STORAGE: Pick<Workspace['offlineDay'], 'read' | 'keep'> = { read: () => null, keep: () => undefined }

const ofDay = (jobs: readonly Job[], memberId: number, day: Day): Job[] =>
  jobs.filter((job) => isOnRound(job, memberId, day))

const asStep = (command: string | undefined): Step | null =>
  command === 'depart' || command === 'start' || command === 'complete' ? command : null

/** The person's day, or the stored one when it can't be loaded. Steps waiting for the network count as done. */
export const useDay = (activity: Activity): { day: Loadable<MyDay>; retry: () => void } => {
  const { workspace } = useWorkspace()
  const { actor, now, today } = useScreenContext()
  const member = actor.crew_member_id ?? 0
  const jobs = useQuery(jobsQuery(workspace.http, actor.business_id))
  const clients = useQuery(clientsQuery(workspace.http, actor.business_id))
  const crew = useQuery(wholeCrewQuery(workspace.http, actor.business_id))
  const waits = useHeld(workspace.flows).some(({ how }) => how === 'waiting')
  // Another person's day is never stored on this device.
  const dayStorage = workspace.viewed() ? NO_STORAGE : workspace.offlineDay

  // The stored day may include jobs that were reassigned since.
  const own = useMemo(() => jobs.data && ofDay(jobs.data, member, today), [jobs.data, member, today])
  const gone = useMemo(() => {
    const { jobs: before = NONE, gone: longBefore = NONE } = dayStorage.read(today) ?? {}
    return own ? [...before, ...longBefore].filter(({ id }) => !own.some((job) => job.id === id)) : NONE
  }, [own, dayStorage, today])
  useEffect(() => {
    if (!own || !clients.data) return
    const theirs = clients.data.filter(({ id }) => own.some(({ client_id }) => client_id === id))
    dayStorage.keep({ day: today, at: jobs.dataUpdatedAt, jobs: own, gone: [...gone], clients: theirs })
  }, [dayStorage, own, jobs.dataUpdatedAt, clients.data, today, gone])

  const isUnreachable = [jobs, clients].some(
    ({ data, error, fetchStatus }) => data === undefined && (error !== null || fetchStatus === 'paused'),
  )
  const stored = useMemo(() => (isUnreachable ? dayStorage.read(today) : null), [isUnreachable, dayStorage, today])
  const expected = useExpectedJobs(jobs.data ?? stored?.jobs, activity)
  const people = clients.data ?? stored?.clients ?? NONE
  const materials = useMaterials(expected?.some(({ planned_materials }) => planned_materials.length > 0) ?? false)

  const properties = useMemo(
    () => people.flatMap(({ id: client_id, properties: own }) => own.map((one) => ({ ...one, client_id }))),
    [people],
  )
  const positionOf = useMemo(() => positionsFrom(properties), [properties])

  const stopOf = (job: Job, dayJobs: readonly Job[]): Stop => {
    const client = people.find(({ id }) => id === job.client_id)
    const property = properties.find((one) => isAt(one)(job))
    const { busy, waiting, failure, final = false } = activity.get(job.id) ?? {}
    return {
      job,
      access: property?.access_notes ?? '',
      phone: client?.phone ?? '',
      drive: driveFor(member, job, dayJobs, { positionOf, homeOf: homesFrom(crew.data ?? NONE) }),
      materials: materials.products.length > 0 ? materialsText(job.planned_materials, materials.products) : '',
      onSite: siteTimeText(job, now),
      waits: waiting !== undefined,
      busy: asStep(busy),
      failure: failure ?? null,
      final,
    }
  }

  const retry = () => {
    void jobs.refetch()
    void clients.refetch()
  }
  if (!expected) return { day: loadable<never>({ ...jobs, data: undefined }, clients), retry }
  const { next, later, done } = roundOf(expected, member, today)
  const dayJobs = ofDay(expected, member, today)
  const inRound = new Set([next, ...later, ...done])
  const hasFailed = ({ id }: Job) => activity.get(id)?.failure !== undefined
  const past = gone.filter(({ id }) => !expected.some((job) => job.id === id))
  const lost = [...expected.filter((job) => !inRound.has(job)), ...past].filter(hasFailed)
  const self = crew.data?.find(({ id }) => id === member)
  return {
    day: {
      state: 'ready',
      value: {
        today,
        round: {
          next: next && stopOf(next, dayJobs),
          later: later.map((job) => stopOf(job, dayJobs)),
          done: done.map((job) => stopOf(job, dayJobs)),
        },
        lost: lost.map((job) => ({
          ...stopOf(job, dayJobs),
          isGone: past.includes(job) || !job.assigned_crew_members.includes(member),
        })),
        off: self ? offText(self, today) : null,
        keptAt: stored && !jobs.data ? formatTime(timeAt(stored.at, actor.time_zone)) : null,
        waits,
      },
    },
    retry,
  }
}
