import * as contract from '@/contract/communications/messages'
import { readableBody } from '@/domain/messaging/preview'
import type { Http } from '../http/http'

/** What a message says. Throws Failure 403, 404. */
export const loadMessageText = async (http: Http, message: number): Promise<string> => {
  const { communication } = await http.call(contract.getCommunication, { params: { communicationId: String(message) } })
  return readableBody(communication).trim()
}
