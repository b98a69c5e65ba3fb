import type { Client } from '@/domain/client/client'
import { type ClientLink, clientPagePath } from '@/domain/client-page/client-link'
import type { ClientQuestion } from '@/domain/client-page/question'
import { answerNotice, answerText } from '@/domain/messaging/notices/answer-notice'
import { clientLinkNotice } from '@/domain/messaging/notices/client-link-notice'
import { type NoticeResult, noticeTo, partiesOf } from '../communications/notices'
import { linkTo } from '../communications/sending'
import type { Store } from '../core/log/store'
import type { Requester } from '../core/write/command'
import { questionAbout } from './question-about'

export const sentLink = (
  { actor, businessId }: Requester,
  client: Client,
  { token }: ClientLink,
  store: Store,
): NoticeResult => {
  const notice = clientLinkNotice({
    ...partiesOf(client, businessId, store),
    link: linkTo(clientPagePath(token)),
  })
  const about = { table: 'clients', id: client.id }
  return noticeTo(client, notice, { businessId, actor, cause: 'client_link', about }, store)
}

/** By email; by text to a client without an address. */
export const sentAnswer = ({ actor, businessId }: Requester, question: ClientQuestion, store: Store): NoticeResult => {
  const client = store.find('clients', question.client_id)
  const answered = {
    ...partiesOf(client, businessId, store),
    question: question.text,
    answer: question.answer,
    about: questionAbout(question, store),
  }
  const isTexted = client !== undefined && client.email.trim() === '' && client.phone.trim() !== ''
  const notice = isTexted ? { subject: '', body: answerText(answered) } : answerNotice(answered)
  return noticeTo(
    client,
    notice,
    {
      ...{ businessId, actor, cause: 'question', author: actor.user_id, channel: isTexted ? 'sms' : 'email' },
      about: { table: 'client_questions', id: question.id },
    },
    store,
  )
}
