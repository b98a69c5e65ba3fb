import { unsubscribeCalls } from '@/contract/communications/unsubscribe'
import type { UnsubscribePage } from '@/domain/messaging/unsubscribe-page'
import type { Http } from '../http/http'
import type { Changes } from '../renewal'

export type UnsubscribeService = {
  /** Throws a 404 Failure for an unknown link. */
  read(token: string): Promise<UnsubscribePage>
  /** Throws a 404 Failure. */
  stop(token: string): Promise<UnsubscribePage>
}

export const createUnsubscribeService = (http: Http, { announce }: Pick<Changes, 'announce'>): UnsubscribeService => ({
  read: (token) => http.call(unsubscribeCalls.read, { params: { token } }),
  async stop(token) {
    const page = await http.call(unsubscribeCalls.stop, { params: { token } })
    announce(['communications', 'facts'])
    return page
  },
})
