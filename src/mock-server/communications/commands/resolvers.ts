import type { ResolversFor } from '../../graphql/asking'
import { mutation } from '../../graphql/mutation'
import { sendingBulk } from './bulk'
import {
  addingNote,
  assigning,
  changing,
  linkingMessage,
  markingEmail,
  reading,
  recordingConsent,
  savingDraft,
  unreading,
} from './conversations'
import { linking } from './merging'
import { retrying, sending, takingBack } from './messages'

type Fields =
  | 'sendMessage'
  | 'takeBackMessage'
  | 'retryMessage'
  | 'sendBulkMessage'
  | 'changeConversation'
  | 'assignConversation'
  | 'readConversation'
  | 'unreadConversation'
  | 'saveMessageDraft'
  | 'addConversationNote'
  | 'linkConversation'
  | 'recordConsent'
  | 'markEmail'
  | 'linkMessage'

export const conversationCommandResolvers: ResolversFor<Fields> = {
  sendMessage: mutation('sendMessage', sending),
  takeBackMessage: mutation('takeBackMessage', takingBack),
  retryMessage: mutation('retryMessage', retrying),
  sendBulkMessage: mutation('sendBulkMessage', sendingBulk),
  changeConversation: mutation('changeConversation', changing),
  assignConversation: mutation('assignConversation', assigning),
  readConversation: mutation('readConversation', reading),
  unreadConversation: mutation('unreadConversation', unreading),
  saveMessageDraft: mutation('saveMessageDraft', savingDraft),
  addConversationNote: mutation('addConversationNote', addingNote),
  linkConversation: mutation('linkConversation', linking),
  recordConsent: mutation('recordConsent', recordingConsent),
  markEmail: mutation('markEmail', markingEmail),
  linkMessage: mutation('linkMessage', linkingMessage),
}
