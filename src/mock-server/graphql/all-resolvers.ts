import type { Resolvers } from '@/contract/graphql/generated/resolvers'
import { accountResolvers } from '../accounts/resolvers'
import { confirmationResolvers } from '../billing/confirmation'
import { bookResolvers } from '../books/resolvers'
import { catalogResolvers } from '../catalog/resolvers'
import { chemicalResolvers } from '../chemicals/resolvers'
import { clientPageResolvers } from '../client-page/resolvers'
import { clientResolvers } from '../clients/resolvers'
import { conversationCommandResolvers } from '../communications/commands/resolvers'
import { conversationResolvers } from '../communications/conversation-resolvers'
import { messagingSettingsResolvers } from '../communications/settings/resolvers'
import { crewResolvers } from '../crew/resolvers'
import { equipmentResolvers } from '../equipment/resolvers'
import { estimateAttachmentResolvers } from '../estimates/attachment-resolvers'
import { estimateResolvers } from '../estimates/resolvers'
import { invoiceResolvers } from '../invoices/resolvers'
import { conflictResolvers } from '../jobs/conflict-resolvers'
import { photoResolvers } from '../jobs/photo-resolvers'
import { jobResolvers } from '../jobs/resolvers'
import { payoutResolvers } from '../payouts/resolvers'
import { planResolvers } from '../plans/resolvers'
import { scheduleResolvers } from '../scheduling/resolvers'
import { trackingResolvers } from '../tracking/resolvers'
import { viewCommandResolvers } from '../views/command-resolvers'
import type { GraphqlContext } from './asking'
import { FIRST_RESOLVERS } from './first-resolvers'
import { historyResolvers } from './history'

export { LATER_QUESTIONS } from '@/contract/graphql/generated/later-questions'

export const RESOLVERS: Resolvers<GraphqlContext> = {
  ...FIRST_RESOLVERS,
  ...accountResolvers,
  ...bookResolvers,
  ...catalogResolvers,
  ...chemicalResolvers,
  ...clientPageResolvers,
  ...clientResolvers,
  ...confirmationResolvers,
  ...conflictResolvers,
  ...crewResolvers,
  ...equipmentResolvers,
  ...estimateAttachmentResolvers,
  ...estimateResolvers,
  ...historyResolvers,
  ...invoiceResolvers,
  ...jobResolvers,
  ...conversationCommandResolvers,
  ...conversationResolvers,
  ...messagingSettingsResolvers,
  ...payoutResolvers,
  ...photoResolvers,
  ...planResolvers,
  ...scheduleResolvers,
  ...trackingResolvers,
  ...viewCommandResolvers,
}
