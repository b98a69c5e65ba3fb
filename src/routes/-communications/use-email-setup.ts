import { useQuery } from '@tanstack/react-query'
import { recipientsQuery } from '@/services/communications/queries'
import { documentHeadQuery } from '@/services/documents/queries'
import {
  emailSignaturesQuery,
  messageTemplatesQuery,
  messagingSettingsQuery,
} from '@/services/messaging-settings/queries'
import type { EmailSetup } from '@/ui/communications/email/types'
import { bothReady, type Loadable } from '@/ui/kit/feedback/loadable'
import { loadable } from '../-loading/loadable'
import { useWorkspace } from '../-session/workspace'

/** Templates, signatures, and addresses, loaded once someone writes; null until then. */
export const useEmailSetup = (enabled: boolean): Loadable<EmailSetup> | null => {
  const { workspace, actor } = useWorkspace()
  const { graphql } = workspace
  const business = actor.business_id
  const templates = useQuery({ ...messageTemplatesQuery(graphql, business), enabled })
  const signatures = useQuery({ ...emailSignaturesQuery(graphql, business), enabled })
  const settings = useQuery({ ...messagingSettingsQuery(graphql, business), enabled })
  const recipients = useQuery({ ...recipientsQuery(graphql, business), enabled })
  const head = useQuery({ ...documentHeadQuery(graphql, business), enabled })
  if (!enabled) return null
  const words = bothReady(loadable(templates, signatures), loadable(signatures), (all, own) => ({
    templates: all,
    signatures: own.filter(({ user_id }) => user_id === actor.user_id),
  }))
  const sender = bothReady(loadable(settings, head), loadable(head), ({ postal_address }, { business_name }) => ({
    business: { name: business_name, postal_address, time_zone: actor.time_zone },
  }))
  const people = bothReady(loadable(recipients), sender, (list, own) => ({ ...own, recipients: list }))
  return bothReady(words, people, (one, other) => ({ ...one, ...other }))
}
