import { cannedAnswerFields } from '@/domain/messaging/settings/canned-answer'
import { messageTemplateFields } from '@/domain/messaging/settings/message-template'
import { signatureFields } from '@/domain/messaging/settings/signature'
import { printed } from '../printed'

export const messageTemplate = printed({
  fields: messageTemplateFields,
  type: 'MessageTemplate',
  omit: ['business_id'],
  enums: { category: 'TemplateCategory', channel: 'MessageChannel', purpose: 'MessagePurpose' },
  elsewhere: ['MessageChannel', 'MessagePurpose'],
  also: { variables: '[String!]!' },
  docs: { subject_template: 'Empty for texts.' },
})

export const signature = printed({
  fields: signatureFields,
  type: 'EmailSignature',
  omit: ['business_id'],
  enums: {},
})

export const cannedAnswer = printed({
  fields: cannedAnswerFields,
  type: 'CannedAnswer',
  omit: ['business_id'],
  enums: {},
  docs: { shortcut: 'Without its slash.' },
})
