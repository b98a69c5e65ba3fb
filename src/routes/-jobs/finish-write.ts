import type { MovableClock } from '@/domain/clock'
import { isRetryable } from '@/domain/failure'
import type { Job } from '@/domain/job/job'
import { isStillAhead, wasToldSince } from '@/domain/job/on-my-way'
import type { Actor } from '@/domain/permissions/actor'
import { capitalized } from '@/domain/wording'
import type { LeftWrite } from '@/services/http/kept-writes'
import { jobQuery } from '@/services/jobs/queries'
import { announce } from '@/ui/kit/records/use-record-actions'
import type { Workspace } from '../-context'
import { askedOf, requesting } from '../-records/plain-commands'
import { CLOSED_BEFORE, type Unfinished } from '../-records/unfinished'
import { jobWrites } from './job-writes'

type Writes = ReturnType<typeof jobWrites>
type Deps = { workspace: Workspace; actor: Actor; clock: Pick<MovableClock, 'now'> }

/** The words for each write: once it is done, where it can't be, and where only its name is left. */
const WORDS: Record<keyof Writes, { done: (job: string) => string; not: (job: string) => string; maybe: string }> = {
  edit: {
    done: (job) => `${job} saved`,
    not: (job) => `The changes to ${job} were not saved.`,
    maybe: 'Changes to a job may have been saved.',
  },
  repeat: {
    done: (job) => `${job} repeats`,
    not: (job) => `${job} was not repeated.`,
    maybe: 'A job may have been repeated.',
  },
  cancelFollowing: {
    done: (job) => `${job} and its later visits cancelled`,
    not: (job) => `${job} and its later visits were not cancelled.`,
    maybe: 'A job and its later visits may have been cancelled.',
  },
  moveFollowing: {
    done: (job) => `${job} and its later visits rescheduled`,
    not: (job) => `${job} and its later visits were not rescheduled.`,
    maybe: 'A job and its later visits may have been rescheduled.',
  },
  tellOnTheWay: {
    done: (job) => `${job} is on the way`,
    not: (job) => `The client of ${job} was not told that the crew is on its way.`,
    maybe: 'A client may have been told that the crew is on its way.',
  },
  addPhotos: {
    done: (job) => `Photos added to ${job}`,
    not: (job) => `The photos were not added to ${job}. They are kept on this device; open the job to see them.`,
    maybe: 'Photos may have been added to a job.',
  },
  removePhoto: {
    done: (job) => `Photo removed from ${job}`,
    not: (job) => `A photo of ${job} was not removed.`,
    maybe: 'A photo of a job may have been removed.',
  },
  remove: {
    done: (job) => `${job} deleted`,
    not: (job) => `${job} was not deleted.`,
    maybe: 'A job may have been deleted.',
  },
}

const TOO_LATE = 'The page was closed before the message was sent, and the time in it has passed.'

/** Of a write that was too large to be kept, or whose sender has signed out, only the name is left. */
const UNKNOWN = 'The page was closed before the answer came. Look at your jobs before you do it again.'

const isWrite = (name: unknown): name is keyof Writes => typeof name === 'string' && name in WORDS

/** Which write it was, its `id` null where only its name is left; null where no write of jobs is so called. */
const readLeft = ({ write: [kind, name, id, ...rest] }: LeftWrite) =>
  kind === 'job' && isWrite(name) ? { name, id: typeof id === 'number' ? id : null, rest } : null

/** The arrival that a notice promises. */
const arrivalIn = ([notice]: readonly unknown[]): string => {
  const arrival: unknown = typeof notice === 'object' && notice !== null && Reflect.get(notice, 'arrival')
  return typeof arrival === 'string' ? arrival : '00:00'
}

/**
 * Finishes what a closed page left of a job, under the key it was sent with: what the back end has done already is not done again. A
 * message whose time has passed is no longer sent.
 */
export const finishJobWrite = async (
  left: LeftWrite,
  { workspace, actor, clock }: Deps,
): Promise<Unfinished | null> => {
  const asked = readLeft(left)
  if (asked === null) {
    left.forget()
    return null
  }
  const { name, id, rest } = asked
  if (id === null) {
    left.forget()
    return { text: WORDS[name].maybe, detail: UNKNOWN, retry: null }
  }
  const job = await workspace.queryClient
    .fetchQuery(jobQuery(workspace.http, actor.business_id, id))
    .catch((): Job | null => null)
  const called = job?.job_number ?? 'a job'
  const unfinished = (detail: string, retry: Unfinished['retry']): Unfinished => ({
    text: capitalized(WORDS[name].not(called)),
    detail,
    job: id,
    retry,
  })

  const promised = { arrival: arrivalIn(rest), at: left.at, timeZone: actor.time_zone }
  if (name === 'tellOnTheWay' && job !== null && !isStillAhead(promised, clock.now())) {
    left.forget()
    return wasToldSince(job, promised) ? null : unfinished(TOO_LATE, null)
  }

  const send = jobWrites(workspace, actor)[name] as (job: { id: number }, ...rest: readonly unknown[]) => Promise<void>
  const { request } = requesting(workspace, ['jobs'])
  const outcome = await request({ ...askedOf('job', name, [{ id }, ...rest]), key: left.key }, (key) =>
    send({ id }, ...rest, key),
  )
  if (!outcome.ok && isRetryable(outcome.failure))
    return unfinished(outcome.failure.message, () => finishJobWrite(left, { workspace, actor, clock }))
  left.forget()
  if (!outcome.ok) return unfinished(outcome.failure.message, null)
  announce(capitalized(WORDS[name].done(called)), {
    description: CLOSED_BEFORE,
    undo: outcome.undo,
    about: `job/${id}`,
  })
  return null
}
