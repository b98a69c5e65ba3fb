import { accountUndoRules } from './accounts/undo-rules'
import { billingUndoRules } from './billing/undo-rules'
import { catalogUndoRules } from './catalog/undo-rules'
import { chemicalUndoRules } from './chemicals/undo-rules'
import { clientPageUndoRules } from './client-page/undo-rules'
import { clientUndoRules } from './clients/undo-rules'
import { conversationUndoRules } from './communications/conversation-undo-rules'
import { messagingSettingsUndoRules } from './communications/settings/undo-rules'
import { crewUndoRules } from './crew/undo-rules'
import { equipmentUndoRules } from './equipment/undo-rules'
import { estimateUndoRules } from './estimates/undo-rules'
import { invoiceUndoRules } from './invoices/undo-rules'
import { jobUndoRules } from './jobs/undo-rules'
import { paymentUndoRules } from './payments/undo-rules'
import { payoutUndoRules } from './payouts/undo-rules'
import { planUndoRules } from './plans/undo-rules'
import { trackingUndoRules } from './tracking/undo-rules'
import { viewUndoRules } from './views/undo-rules'

export const UNDO_RULES = {
  ...accountUndoRules,
  ...billingUndoRules,
  ...catalogUndoRules,
  ...chemicalUndoRules,
  ...clientUndoRules,
  ...clientPageUndoRules,
  ...conversationUndoRules,
  ...crewUndoRules,
  ...equipmentUndoRules,
  ...estimateUndoRules,
  ...invoiceUndoRules,
  ...jobUndoRules,
  ...messagingSettingsUndoRules,
  ...payoutUndoRules,
  ...paymentUndoRules,
  ...planUndoRules,
  ...trackingUndoRules,
  ...viewUndoRules,
}
