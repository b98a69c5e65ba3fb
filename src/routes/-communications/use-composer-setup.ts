import { useQuery } from '@tanstack/react-query'
import { documentHeadQuery } from '@/services/documents/queries'
import {
  cannedAnswersQuery,
  messageTemplatesQuery,
  messagingSettingsQuery,
  phoneNumbersQuery,
} from '@/services/messaging-settings/queries'
import type { ComposerSetup } from '@/ui/communications/types'
import { bothReady, type Loadable } from '@/ui/kit/feedback/loadable'
import { loadable } from '../-loading/loadable'
import { useWorkspace } from '../-session/workspace'

/** Numbers, templates, answers, and limits that the composer works with. */
export const useComposerSetup = (): Loadable<ComposerSetup> => {
  const { workspace, actor } = useWorkspace()
  const { graphql, http } = workspace
  const business = actor.business_id
  const numbers = useQuery(phoneNumbersQuery(http, business))
  const templates = useQuery(messageTemplatesQuery(graphql, business))
  const answers = useQuery(cannedAnswersQuery(graphql, business))
  const settings = useQuery(messagingSettingsQuery(graphql, business))
  const head = useQuery(documentHeadQuery(graphql, business))
  const words = bothReady(loadable(templates, answers), loadable(answers), (all, cannedAnswers) => ({
    templates: all,
    cannedAnswers,
  }))
  const rules = bothReady(loadable(settings, head), loadable(head), (own, { business_name }) => ({
    dailyTextLimit: own.daily_text_limit,
    business: { name: business_name, postal_address: own.postal_address, time_zone: actor.time_zone },
  }))
  const all = bothReady(words, rules, (one, other) => ({ ...one, ...other }))
  return bothReady(loadable(numbers), all, (list, rest) => ({ ...rest, numbers: list }))
}
