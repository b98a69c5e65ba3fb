import type { Job } from '@/domain/job/job'
import { isStillAhead, wasNotifiedSince } from '@/domain/job/on-my-way'
import { deniesIt, isFinal } from '@/domain/record/final-failure'
import { capitalized } from '@/domain/text/wording'
import type { InterruptedWrite } from '@/services/http/pending-writes'
import { jobQuery } from '@/services/jobs/queries'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import { requesting, writeRequestOf } from '../-records/plain-commands'
import type { ResumeDeps } from '../-records/resume-write'
import { CLOSED_BEFORE, maybeDone, NOT_TWICE, type Unfinished } from '../-records/unfinished'
import { jobWrites } from './job-writes'

type Writes = ReturnType<typeof jobWrites>

const WORDS: Record<
  keyof Writes,
  { done: (job: string) => string; not: (job: string) => string; maybe: (job: string) => string }
> = {
  edit: {
    done: (job) => `${job} saved`,
    not: (job) => `The changes to ${job} were not saved.`,
    maybe: (job) => `Changes to ${job} may have been saved.`,
  },
  repeat: {
    done: (job) => `${job} repeats`,
    not: (job) => `${job} was not repeated.`,
    maybe: (job) => `${job} may have been repeated.`,
  },
  cancelFollowing: {
    done: (job) => `${job} and its later visits cancelled`,
    not: (job) => `${job} and its later visits were not cancelled.`,
    maybe: (job) => `${job} and its later visits may have been cancelled.`,
  },
  moveFollowing: {
    done: (job) => `${job} and its later visits rescheduled`,
    not: (job) => `${job} and its later visits were not rescheduled.`,
    maybe: (job) => `${job} and its later visits may have been rescheduled.`,
  },
  tellOnTheWay: {
    done: (job) => `${job} is on the way`,
    not: (job) => `The client of ${job} was not told that the crew is on its way.`,
    maybe: (job) => `The client of ${job} may have been told that the crew is on its way.`,
  },
  addPhotos: {
    done: (job) => `Photos added to ${job}`,
    not: (job) => `The photos were not added to ${job}. They are kept on this device; open the job to see them.`,
    maybe: (job) => `Photos may have been added to ${job}.`,
  },
  removePhoto: {
    done: (job) => `Photo removed from ${job}`,
    not: (job) => `A photo of ${job} was not removed.`,
    maybe: (job) => `A photo of ${job} may have been removed.`,
  },
  remove: {
    done: (job) => `${job} deleted`,
    not: (job) => `${job} was not deleted.`,
    maybe: (job) => `${job} may have been deleted.`,
  },
}

const TOO_LATE = 'The page was closed before the message was sent, and the time in it has passed.'

const isWrite = (name: unknown): name is keyof Writes => typeof name === 'string' && name in WORDS

/** `id` is null when only the write's name was stored; null for an unknown write. */
const parseWrite = ({ write: [kind, name, id, ...rest] }: InterruptedWrite) =>
  kind === 'job' && isWrite(name) ? { name, id: typeof id === 'number' ? id : null, rest } : null

const arrivalIn = ([notice]: readonly unknown[]): string => {
  const arrival: unknown = typeof notice === 'object' && notice !== null && Reflect.get(notice, 'arrival')
  return typeof arrival === 'string' ? arrival : '00:00'
}

/**
 * Resumes an interrupted job write under its original key, so that it is not done twice. A message whose time has passed is no longer sent.
 */
export const finishJobWrite = async (
  interruptedWrite: InterruptedWrite,
  { workspace, actor, clock }: Pick<ResumeDeps, 'workspace' | 'actor' | 'clock'>,
): Promise<Unfinished | null> => {
  const jobWrite = parseWrite(interruptedWrite)
  if (jobWrite === null) {
    interruptedWrite.forget()
    return null
  }
  const { name, id, rest } = jobWrite
  // The write was too large to store, or its sender signed out: only its name is left.
  if (id === null) return maybeDone(WORDS[name].maybe('a job'), 'your jobs')
  const job = await workspace.queryClient
    .fetchQuery(jobQuery(workspace.http, actor.business_id, id))
    .catch((): Job | null => null)
  const called = job?.job_number ?? 'a job'
  const maybe = capitalized(WORDS[name].maybe(called))
  const refused = (detail: string): Unfinished => ({
    text: capitalized(WORDS[name].not(called)),
    detail,
    job: id,
    retry: null,
  })

  const promised = { arrival: arrivalIn(rest), at: interruptedWrite.at, timeZone: actor.time_zone }
  if (name === 'tellOnTheWay' && job !== null && !isStillAhead(promised, clock.now())) {
    interruptedWrite.forget()
    return wasNotifiedSince(job, promised) ? null : refused(TOO_LATE)
  }

  const send = jobWrites(workspace, actor)[name] as (job: { id: number }, ...rest: readonly unknown[]) => Promise<void>
  const { request } = requesting(workspace, ['jobs'])
  const outcome = await request(
    { ...writeRequestOf('job', name, [{ id }, ...rest]), key: interruptedWrite.key },
    (key) => send({ id }, ...rest, key),
  )
  if (!outcome.ok && !isFinal(outcome.failure))
    return {
      text: maybe,
      detail: `${outcome.failure.message} ${NOT_TWICE}`,
      job: id,
      retry: () => finishJobWrite(interruptedWrite, { workspace, actor, clock }),
    }
  interruptedWrite.forget()
  if (!outcome.ok) {
    const { failure } = outcome
    return {
      ...refused(failure.message),
      ...(deniesIt(failure, interruptedWrite.at, clock.now()) ? {} : { text: maybe }),
    }
  }
  announce(capitalized(WORDS[name].done(called)), {
    description: CLOSED_BEFORE,
    undo: outcome.undo,
    about: `job/${id}`,
  })
  return null
}
