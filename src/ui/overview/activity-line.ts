import { PAGES, type Page } from '@/domain/pages'
import { typeInWords } from '@/ui/kit/fact-list'
import type { ActivityFact } from './types'

/** Where a record can be looked at. */
export type RecordLink = { to: string; search?: Record<string, unknown> }

const PLACES: Record<string, { path: string; parameter?: string }> = {
  job: { path: PAGES.jobs.path, parameter: 'job' },
  client: { path: PAGES.clients.path },
  property: { path: PAGES.properties.path },
  subscription: { path: PAGES.subscription.path },
  'subscription-invoice': { path: PAGES.billing.path },
  'payment-method': { path: PAGES.billing.path },
}

/** The way to the record a stream is about; null where this person has no page for it. */
export const recordLink = (stream: string, pages: readonly Pick<Page, 'path'>[]): RecordLink | null => {
  const [kind = '', id = ''] = stream.split('/')
  const place = PLACES[kind]
  if (!place || !pages.some((page) => page.path === place.path)) return null
  return place.parameter ? { to: place.path, search: { [place.parameter]: Number(id) } } : { to: place.path }
}

/** What happened, in words: the fact's own note, else its type read out (`user.signed_in`: "Signed in"). */
export const happened = ({ note, type }: Pick<ActivityFact, 'note' | 'type'>): string => note || typeInWords(type)

/** Whether the words alone say which record it was, so that its name would only be said twice. */
export const namesItsRecord = (fact: Pick<ActivityFact, 'note' | 'type' | 'subject'>): boolean =>
  happened(fact).includes(fact.subject)
