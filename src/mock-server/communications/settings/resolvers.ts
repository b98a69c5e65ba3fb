import type {
  AddCannedAnswerArgs,
  AddEmailSignatureArgs,
  AddMessageTemplateArgs,
  DeleteCannedAnswerArgs,
  EditCannedAnswerArgs,
  EditEmailSignatureArgs,
  EditMessageTemplateArgs,
  EmailSignature,
  CannedAnswer as ShownAnswer,
  MessageTemplate as ShownTemplate,
  SubmitNumberRegistrationArgs,
} from '@/contract/graphql/generated/resolvers'
import { rowSchema } from '@/domain/fields/schemas'
import { mayManageMessaging, maySeeMessages, maySendMessages } from '@/domain/messaging/permissions'
import { type CannedAnswer, cannedAnswerFields } from '@/domain/messaging/settings/canned-answer'
import { type MessageTemplate, messageTemplateFields } from '@/domain/messaging/settings/message-template'
import { canSubmit } from '@/domain/messaging/settings/phone-number'
import { type Signature, signatureFields } from '@/domain/messaging/settings/signature'
import { templateDraft, variablesIn } from '@/domain/messaging/settings/template-rules'
import type { Actor } from '@/domain/permissions/actor'
import { byUser, updated } from '../../core/log/changes'
import type { Store } from '../../core/log/store'
import { command } from '../../core/write/command'
import { crud } from '../../core/write/crud'
import type { Decided } from '../../core/write/execute'
import { invalid, permitReading, Refusal, readBy } from '../../core/write/refusal'
import type { ResolversFor, Sent } from '../../graphql/asking'
import { definedFields, editCarried, mutation } from '../../graphql/mutation'
import { managed, reads } from './access'
import { messagingSettingsEdit } from './edit'
import { answerProblem, otherDefault, type RowProblem, templateRowProblem } from './problems'
import { messagingSettingsOf } from './row'

const sent = { create: maySendMessages, edit: maySendMessages, delete: maySendMessages }

/** Throws a 422 Refusal. */
const withoutProblem = <Row>(row: Row, problem: RowProblem | null): Row => {
  if (problem) throw invalid(problem.field, problem.message)
  return row
}

const templateSchema = rowSchema(messageTemplateFields)

const checkedTemplate = (input: object, store: Store): MessageTemplate => {
  const template = readBy(templateSchema, input)
  const row = { ...template, ...templateDraft(template) }
  return withoutProblem(row, templateRowProblem(row, store))
}

const shownTemplate = ({ business_id: _, ...template }: MessageTemplate): ShownTemplate => ({
  ...template,
  variables: variablesIn(template),
})

const templates = crud('message_templates', {
  reads,
  may: managed,
  participles: { created: 'added' },
  create: ({ args, businessId }: Sent<AddMessageTemplateArgs>, id, store) =>
    checkedTemplate({ subject_template: '', ...definedFields(args.template), id, business_id: businessId }, store),
  edit: ({ args }: Sent<EditMessageTemplateArgs>, template, store) =>
    checkedTemplate({ ...template, ...definedFields(args.changed) }, store),
  answer: shownTemplate,
})

const answerSchema = rowSchema(cannedAnswerFields)

const checkedAnswer = (input: object, store: Store): CannedAnswer => {
  const answer = readBy(answerSchema, input)
  return withoutProblem(answer, answerProblem(answer, store))
}

const shownAnswer = ({ business_id: _, ...answer }: CannedAnswer): ShownAnswer => answer

const answers = crud('canned_answers', {
  reads,
  may: managed,
  participles: { created: 'added' },
  create: ({ args, businessId }: Sent<AddCannedAnswerArgs>, id, store) =>
    checkedAnswer({ ...definedFields(args.answer), id, business_id: businessId }, store),
  edit: ({ args }: Sent<EditCannedAnswerArgs>, answer, store) =>
    checkedAnswer({ ...answer, ...definedFields(args.changed) }, store),
  answer: shownAnswer,
})

const signatureSchema = rowSchema(signatureFields)

const shownSignature = ({ business_id: _, ...signature }: Signature): EmailSignature => signature

/** A new default signature takes the place of the former. */
const formerDefault = (actor: Actor, row: Signature, store: Store): Decided[] => {
  const former = row.is_default ? otherDefault(row, store) : undefined
  if (!former) return []
  return [
    {
      stream: `signature/${former.id}`,
      type: 'signature.edited',
      actor: byUser(actor),
      note: 'No longer the default',
      changes: [updated('signatures', former, { is_default: false })],
    },
  ]
}

const signatures = crud('signatures', {
  reads,
  may: sent,
  participles: { created: 'added' },
  create: ({ args, actor, businessId }: Sent<AddEmailSignatureArgs>, id) =>
    readBy(signatureSchema, {
      is_default: false,
      ...definedFields(args.signature),
      id,
      business_id: businessId,
      user_id: actor.user_id,
    }),
  edit: ({ args }: Sent<EditEmailSignatureArgs>, signature) =>
    readBy(signatureSchema, { ...signature, ...definedFields(args.changed) }),
  alsoCreated: formerDefault,
  alsoEdited: (actor, _before, after, store) => formerDefault(actor, after, store),
  answer: shownSignature,
})

const registrationSubmission = command('phone_numbers', {
  id: ({ args }: Sent<SubmitNumberRegistrationArgs>) => args.id,
  may: { rule: mayManageMessaging, participle: 'registered' },
  facts({ actor }, store, number): Decided[] {
    if (!canSubmit(number)) throw new Refusal(409, 'The registration of this number was already submitted.')
    const patch = { registration: 'in_review', submitted_at: store.now(), registration_note: '' } as const
    const change = updated('phone_numbers', number, patch)
    const stream = `phone_number/${number.id}`
    const note = 'Registration submitted'
    return [{ stream, type: 'phone_number.submitted', actor: byUser(actor), note, changes: [change] }]
  },
  answer: ({ row }) => row().id,
})

type Deletion = Sent<DeleteCannedAnswerArgs>
const idOf = ({ args }: Deletion) => args.id
const answerId = (_result: unknown, { args }: Deletion) => args.id

type SettingsFields =
  | 'messageTemplates'
  | 'addMessageTemplate'
  | 'editMessageTemplate'
  | 'deleteMessageTemplate'
  | 'emailSignatures'
  | 'addEmailSignature'
  | 'editEmailSignature'
  | 'deleteEmailSignature'
  | 'cannedAnswers'
  | 'addCannedAnswer'
  | 'editCannedAnswer'
  | 'deleteCannedAnswer'
  | 'messagingSettings'
  | 'editMessagingSettings'
  | 'submitNumberRegistration'

/** What messages are written from, and how the business answers; the documents name no calls for it. */
export const messagingSettingsResolvers: ResolversFor<SettingsFields> = {
  messageTemplates: (_, { store, ...requester }) =>
    templates
      .rows(requester, store)
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map(shownTemplate),
  addMessageTemplate: mutation('addMessageTemplate', templates.create),
  editMessageTemplate: mutation(
    'editMessageTemplate',
    editCarried(
      templates.edit(({ args }: Sent<EditMessageTemplateArgs>) => args.id),
      definedFields,
    ),
  ),
  deleteMessageTemplate: mutation('deleteMessageTemplate', templates.remove(idOf, answerId)),

  emailSignatures: (_, { store, ...requester }) => signatures.rows(requester, store).map(shownSignature),
  addEmailSignature: mutation('addEmailSignature', signatures.create),
  editEmailSignature: mutation(
    'editEmailSignature',
    editCarried(
      signatures.edit(({ args }: Sent<EditEmailSignatureArgs>) => args.id),
      definedFields,
    ),
  ),
  deleteEmailSignature: mutation('deleteEmailSignature', signatures.remove(idOf, answerId)),

  cannedAnswers: (_, { store, ...requester }) => answers.rows(requester, store).map(shownAnswer),
  addCannedAnswer: mutation('addCannedAnswer', answers.create),
  editCannedAnswer: mutation(
    'editCannedAnswer',
    editCarried(
      answers.edit(({ args }: Sent<EditCannedAnswerArgs>) => args.id),
      definedFields,
    ),
  ),
  deleteCannedAnswer: mutation('deleteCannedAnswer', answers.remove(idOf, answerId)),

  messagingSettings(_, { actor, businessId, store }) {
    permitReading('messaging_settings', maySeeMessages(actor), store)
    return messagingSettingsOf(businessId, store)
  },
  editMessagingSettings: mutation('editMessagingSettings', messagingSettingsEdit),
  submitNumberRegistration: mutation('submitNumberRegistration', registrationSubmission),
}
