import * as contract from '@/contract/communications/messages'
import { textOfHtml } from '@/domain/messaging/preview'
import type { Http } from '../http/http'

/** What a message says. Throws Failure 403, 404. */
export const loadMessageText = async (http: Http, message: number): Promise<string> => {
  const { communication } = await http.call(contract.getCommunication, { params: { communicationId: String(message) } })
  const { body, is_html } = communication
  return (is_html ? textOfHtml(body) : body).trim()
}
