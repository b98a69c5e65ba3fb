import type { Job } from '@/domain/job/job'
import {
  judgeNotice,
  minutesSinceRecentNotice,
  type Notice,
  noticeSchema,
  recentNoticeText,
} from '@/domain/job/on-my-way'
import type { Actor } from '@/domain/permissions/actor'
import { timeAt } from '@/domain/time/calendar'
import { noticeTo } from '../communications/notices'
import { byUser } from '../core/log/changes'
import type { Store } from '../core/log/store'
import type { Decided } from '../core/write/execute'
import { checkVerdict, Refusal, readBy } from '../core/write/refusal'
import { jobFacts } from './tables'

type NoticeInput = { text: string; arrival: string; again?: boolean | null | undefined }

/** Throws a 422 Refusal. */
const noticeOf = ({ text, arrival }: NoticeInput): Notice => readBy(noticeSchema, { text, arrival })

/**
 * Texts the client that the crew is on its way and sets the job's status, also when the text can't be sent. Repeating it within minutes
 * requires `again`. Throws a 403, 409 or 422 Refusal.
 */
export const onMyWayFacts = (actor: Actor, job: Job, input: NoticeInput, store: Store): Decided[] => {
  const today = store.today(actor.time_zone)
  checkVerdict(judgeNotice(actor, job, today))
  const { text, arrival } = noticeOf(input)
  const time = timeAt(store.now(), actor.time_zone)
  const ago = minutesSinceRecentNotice(job, { today, time })
  if (ago !== null && !input.again) throw new Refusal(409, recentNoticeText(ago))
  const notice = noticeTo(
    store.find('clients', job.client_id),
    { subject: '', body: text },
    {
      ...{ businessId: job.business_id, actor, cause: 'on_my_way', channel: 'sms' },
      about: { table: 'jobs', id: job.id },
    },
    store,
  )
  const patch: Partial<Job> = {
    status: 'en_route',
    notice_date: today,
    notice_time: time,
    expected_arrival: arrival,
  }
  return [
    jobFacts.changed(job, 'job.on_the_way', {
      actor: byUser(actor),
      note: notice.isSent ? `On the way, text to the client: “${text}”` : `On the way. ${notice.words}`,
      patch,
    }),
    ...notice.facts,
  ]
}
