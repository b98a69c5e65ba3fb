import { fullName } from '@/domain/account/user'
import { mayOpenClientPages } from '@/domain/client-page/permissions'
import { isUnanswered } from '@/domain/client-page/question'
import { permitReading } from '../core/write/refusal'
import type { ResolversFor } from '../graphql/asking'

/** Separate from the client page resolvers because the overview needs only these. */
export const openQuestionResolvers: ResolversFor<'openQuestions'> = {
  openQuestions(_args, { store, actor, businessId }) {
    permitReading('client_links', mayOpenClientPages(actor), store)
    return store
      .naming('client_questions', 'business_id', businessId)
      .filter(isUnanswered)
      .flatMap(({ id, client_id }) => {
        const client = store.find('clients', client_id)
        return client ? { id, client_id, client_name: fullName(client) } : []
      })
  },
}
