import { queryOptions } from '@tanstack/react-query'
import * as contract from '@/contract/communications/messages'
import type { Http } from '../http/http'

const RENEWED_BY = ['communications', 'facts'] as const

/** Shown on the overview (COMM-03, COMM-14). */
const RECENT = 10

/** Texts and emails of the business, newest first. */
export const recentCommunicationsQuery = (http: Http, businessId: number) =>
  queryOptions({
    queryKey: ['recent-communications', businessId],
    meta: { renewedBy: RENEWED_BY },
    queryFn: async ({ signal }) => {
      const query = { business_id: businessId, limit: RECENT }
      const { communications } = await http.call(contract.listCommunications, { params: {}, query, signal })
      return communications
    },
  })

/** COMM-13 */
export const communicationFiguresQuery = (http: Http, businessId: number) =>
  queryOptions({
    queryKey: ['communication-figures', businessId],
    meta: { renewedBy: RENEWED_BY },
    async queryFn({ signal }) {
      const figures = await http.call(contract.getCommunicationAnalytics, { params: { businessId }, signal })
      const { sms, mms, voice } = figures.communications_by_type
      return {
        total: figures.total_communications,
        texts: sms + mms,
        calls: voice,
        chats: figures.active_chat_rooms,
      }
    },
  })
