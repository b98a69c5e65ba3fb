import * as v from 'valibot'
import { toWireImport } from '@/contract/client-import'
import { businessFormSchema } from '@/domain/account/business-form'
import { profileFormSchema } from '@/domain/account/profile'
import { movementFormSchema } from '@/domain/catalog/movement-form'
import { chemicalProductSchema } from '@/domain/chemical/application'
import { applicationFormSchema } from '@/domain/chemical/form'
import { chemicalProductFormSchema } from '@/domain/chemical/product-form'
import { clientDraftFields, propertyDraftFields } from '@/domain/client/form'
import { guessMatching } from '@/domain/client/import/columns'
import { judgeRow } from '@/domain/client/import/judge'
import { answerText } from '@/domain/client-page/question'
import { crewNameSchema } from '@/domain/crew/crew-name'
import { equipmentFormSchema, faultFormSchema, serviceFormSchema } from '@/domain/equipment/form'
import { rejectionSchema } from '@/domain/estimate/answer'
import { estimateFormSchema } from '@/domain/estimate/form'
import { formSchema } from '@/domain/fields/schemas'
import { invoiceFormSchema } from '@/domain/invoice/invoice-form'
import { creditFormSchema, paymentFormSchema, voidFields } from '@/domain/invoice/payment-form'
import { noticeSchema } from '@/domain/job/on-my-way'
import { signerName } from '@/domain/job/sign-off'
import { bulkInput, consentInput, draftInput, messageInput, noteInput } from '@/domain/messaging/message-input'
import { cannedAnswerFields } from '@/domain/messaging/settings/canned-answer'
import { messageTemplateFields } from '@/domain/messaging/settings/message-template'
import { messagingSettingsSchema } from '@/domain/messaging/settings/messaging-settings'
import { signatureFields } from '@/domain/messaging/settings/signature'
import type { Cents } from '@/domain/money/money'
import { refundForm } from '@/domain/payment/rules'
import { accountFormSchema } from '@/domain/payout/account-form'
import { viewName } from '@/domain/record/saved-view'
import { waiveFields } from '@/domain/service-plan/charge-form'
import { isOwedAlone } from '@/domain/service-plan/charges'
import { planTemplateFormSchema } from '@/domain/service-plan/template-form'
import { planTermsFormSchema } from '@/domain/service-plan/terms-form'
import type { clientPageOffice } from './client-page-office'
import { ESTIMATE_DRAFT, OFFER, REJECTION } from './estimate-cases'
import { INVOICE_DRAFT } from './invoice-cases'
import { ASSIGNED, TODAY } from './office'
import { ACCOUNT_DRAFT, PAYEE } from './payout-cases'

type Send = (mutation: string, variables: object) => Promise<unknown>
type Office = ReturnType<typeof clientPageOffice>

export type Command = {
  mutation: string
  form: v.GenericSchema
  /** The argument that holds the form's fields; absent when they are arguments themselves. */
  within?: string
  good: object | ((send: Send, office: Office) => Promise<object>)
  /** Stored separately until another command refers to it. */
  isApart?: boolean
}

const MOST = 100_000 as Cents
const HEALTHY = { property_id: 1, name: 'Pump', type: 'Plumbing', installed_on: '2021-11-18', expected_life_years: 10 }
const PUMP = { ...HEALTHY, service_interval_days: 180, service_cost: 120.5, repair_cost: 900 }
const PRODUCT = {
  ...{ name: 'Certainty', epa_number: '59639-118', active_ingredient: 'Sulfosulfuron', signal_word: 'caution' },
  ...{ category: 'herbicide', reentry_interval_hours: 4, max_rate: { amount: 0.03, unit: 'oz' } },
}
/** The form has the parts of a rate side by side. */
const PRODUCT_FORM = v.object({
  ...chemicalProductFormSchema.entries,
  max_rate: chemicalProductSchema.entries.max_rate,
})
const SPRAYED = {
  ...{ property_id: 1, product_id: 2, chemical_name: 'Tenacity', epa_registration_number: '100-1267' },
  ...{ active_ingredient: 'Mesotrione', application_method: 'spray', target_pest_disease: 'Nutsedge' },
  ...{ application_date: TODAY, application_time: '08:00', applicator_name: 'Mia Chen', reentry_interval_hours: 12 },
}
const EMAIL_TEMPLATE = {
  ...{ name: 'Rain', category: 'maintenance', channel: 'email', purpose: 'informational' },
  ...{ subject_template: 'Rain', body_template: 'Another day, then.' },
}
const TEMPLATE = { name: 'Pond Care', billing_cycle: 'monthly', price_per_cycle: 80, price_per_service: 40 }
const PAYMENT = { amount: 10, payment_method: 'check', payment_date: TODAY, transaction_id: '', notes: '' }
const HEADERS = ['First name', 'Last name', 'Phone', 'Address', 'City', 'State', 'Zip']
const ROW = ['Avery', 'Stone', '325-555-0140', '4102 Speedway', 'Austin', 'TX', '78751']
const { client } = judgeRow({ line: 2, cells: ROW }, guessMatching(HEADERS))
const AVERY = client && toWireImport({ ...client, row: 2, fills: null, anyway: false })
const STROKES = [[10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120]]

const idIn = (answer: unknown): number =>
  typeof answer === 'number' ? answer : Number(Reflect.get(Object(answer), 'id'))
const create = async (send: Send, mutation: string, variables: object) => idIn(await send(mutation, variables))
const draftInvoice = (send: Send) => create(send, 'createInvoice', { invoice: INVOICE_DRAFT })
const sentInvoice = async (send: Send) => {
  const id = await draftInvoice(send)
  await send('sendInvoice', { id })
  return id
}
const draftEstimate = (send: Send, estimate: object = ESTIMATE_DRAFT) => create(send, 'createEstimate', { estimate })

export const COMMANDS: readonly Command[] = [
  {
    mutation: 'tellOnTheWay',
    form: noticeSchema,
    good: { job: ASSIGNED, text: 'On our way', arrival: '09:30' },
  },
  {
    mutation: 'sendJobSignature',
    form: v.object({ signed_by: signerName }),
    good: { job: ASSIGNED, id: 'signature-1', signed_by: 'Ana', kind: 'drawn', strokes: STROKES },
    isApart: true,
  },
  {
    mutation: 'createSavedView',
    form: v.object({ name: viewName }),
    good: { area: 'jobs', name: 'Mondays', query: '' },
  },
  {
    mutation: 'editSavedView',
    form: v.object({ name: viewName }),
    good: async (send) => ({
      id: await create(send, 'createSavedView', { area: 'jobs', name: 'Mondays', query: '' }),
      name: 'Fridays',
    }),
  },
  { mutation: 'createCrew', form: v.object({ name: crewNameSchema }), good: { name: 'Lawns' } },
  { mutation: 'renameCrew', form: v.object({ name: crewNameSchema }), good: { id: 1, name: 'Lawns' } },
  {
    mutation: 'recordChemicalApplication',
    form: applicationFormSchema,
    within: 'application',
    good: { application: SPRAYED },
  },
  {
    mutation: 'correctChemicalApplication',
    form: applicationFormSchema,
    within: 'changed',
    good: async (send) => ({
      id: await create(send, 'recordChemicalApplication', { application: SPRAYED }),
      changed: {},
    }),
  },
  { mutation: 'addChemicalProduct', form: PRODUCT_FORM, within: 'product', good: { product: PRODUCT } },
  {
    mutation: 'editChemicalProduct',
    form: PRODUCT_FORM,
    within: 'changed',
    good: async (send) => ({
      id: await create(send, 'addChemicalProduct', { product: PRODUCT }),
      changed: { max_rate: PRODUCT.max_rate },
    }),
  },
  { mutation: 'addEquipment', form: equipmentFormSchema, within: 'equipment', good: { equipment: PUMP } },
  { mutation: 'editEquipment', form: equipmentFormSchema, within: 'changed', good: { id: 1, changed: {} } },
  {
    mutation: 'recordEquipmentService',
    form: serviceFormSchema,
    good: { equipment: 1, done_on: TODAY, notes: 'Oiled' },
  },
  {
    mutation: 'reportEquipmentFault',
    form: faultFormSchema,
    good: { equipment: 1, occurred_on: TODAY, description: 'Leaks' },
  },
  { mutation: 'createPlanTemplate', form: planTemplateFormSchema, within: 'template', good: { template: TEMPLATE } },
  { mutation: 'editPlanTemplate', form: planTemplateFormSchema, within: 'changed', good: { id: 1, changed: {} } },
  { mutation: 'editServicePlan', form: planTermsFormSchema, within: 'changed', good: { id: 1, changed: {} } },
  { mutation: 'createEstimate', form: estimateFormSchema('USD'), within: 'estimate', good: { estimate: OFFER } },
  {
    mutation: 'editEstimate',
    form: estimateFormSchema('USD'),
    within: 'changed',
    good: async (send) => ({
      id: await draftEstimate(send, OFFER),
      changed: { line_items: OFFER.line_items, packages: OFFER.packages },
    }),
  },
  {
    mutation: 'answerEstimate',
    form: rejectionSchema,
    within: 'answer',
    async good(send) {
      const id = await draftEstimate(send)
      await send('sendEstimate', { id, again: false })
      return { id, answer: REJECTION }
    },
  },
  { mutation: 'createInvoice', form: invoiceFormSchema('USD'), within: 'invoice', good: { invoice: INVOICE_DRAFT } },
  {
    mutation: 'editInvoice',
    form: invoiceFormSchema('USD'),
    within: 'changed',
    good: async (send) => ({ id: await draftInvoice(send), changed: { line_items: INVOICE_DRAFT.line_items } }),
  },
  {
    mutation: 'recordInvoicePayment',
    form: paymentFormSchema(MOST, 'USD', TODAY),
    good: async (send) => ({ id: await sentInvoice(send), ...PAYMENT }),
  },
  {
    mutation: 'giveBackInvoicePayment',
    form: refundForm(MOST, 'USD'),
    async good(send, office) {
      const id = await sentInvoice(send)
      await send('recordInvoicePayment', { id, ...PAYMENT })
      const { invoice_payments } = (await office.server.state()).tables
      return { id, payment: invoice_payments.at(-1)?.id, amount: 5, reason: 'Rain' }
    },
  },
  {
    mutation: 'creditInvoice',
    form: creditFormSchema(MOST, 'USD'),
    good: async (send) => ({ id: await sentInvoice(send), amount: 5, reason: 'Rain' }),
  },
  {
    mutation: 'waivePlanCharge',
    form: waiveFields,
    async good(_send, office) {
      const { plan_charges } = (await office.server.state()).tables
      return { id: plan_charges.find((charge) => isOwedAlone(charge, undefined))?.id, reason: 'Rain' }
    },
  },
  {
    mutation: 'voidInvoice',
    form: voidFields,
    good: async (send) => ({ id: await sentInvoice(send), reason: 'Twice' }),
  },
  {
    mutation: 'addPayoutAccount',
    form: accountFormSchema,
    within: 'account',
    good: { client: PAYEE.client, account: ACCOUNT_DRAFT },
  },
  {
    mutation: 'moveStock',
    form: movementFormSchema,
    good: { product: 5, kind: 'received', quantity: 2, reason: 'Counted' },
  },
  { mutation: 'editProfile', form: profileFormSchema, within: 'changed', good: { changed: {} } },
  { mutation: 'editBusinessSettings', form: businessFormSchema, within: 'changed', good: { changed: {} } },
  {
    mutation: 'answerClientQuestion',
    form: v.object({ text: answerText }),
    async good(_send, office) {
      const question = { estimate: null, invoice: null, text: 'When do you come?' }
      await office.say('POST', `${await office.tokenOf()}/questions`, question, 'ask')
      const { client_questions } = (await office.server.state()).tables
      return { id: client_questions.at(-1)?.id, text: 'Tuesday' }
    },
  },
  {
    mutation: 'sendMessage',
    form: messageInput,
    within: 'message',
    good: {
      message: {
        ...{ channel: 'email', from: '', to: 'ann@nowhere.example', subject: 'Friday', body: 'At nine' },
        ...{ is_html: false, attachments: [], purpose: 'informational', then_close: false },
      },
    },
  },
  {
    mutation: 'sendBulkMessage',
    form: bulkInput,
    within: 'bulk',
    good: {
      bulk: {
        ...{ clients: [1], channel: 'email', from: '', subject: 'Friday', body: 'At nine' },
        purpose: 'informational',
      },
    },
  },
  {
    mutation: 'saveMessageDraft',
    form: draftInput,
    within: 'draft',
    good: { draft: { conversation: 1, channel: 'email', subject: 'Friday', body: 'At', version: 0 } },
  },
  { mutation: 'addConversationNote', form: noteInput, good: { conversation: 1, body: 'Ask', mentions: [] } },
  {
    mutation: 'recordConsent',
    form: consentInput,
    within: 'consent',
    good: {
      consent: {
        ...{ address: 'ann@nowhere.example', channel: 'email', purpose: 'marketing' },
        ...{ action: 'granted', wording: 'Signed' },
      },
    },
  },
  {
    mutation: 'addMessageTemplate',
    form: formSchema(messageTemplateFields),
    within: 'template',
    good: { template: EMAIL_TEMPLATE },
  },
  {
    mutation: 'editMessageTemplate',
    form: formSchema(messageTemplateFields),
    within: 'changed',
    good: { id: 1, changed: {} },
  },
  {
    mutation: 'addEmailSignature',
    form: formSchema(signatureFields),
    within: 'signature',
    good: { signature: { name: 'Formal', body: 'Dana' } },
  },
  {
    mutation: 'editEmailSignature',
    form: formSchema(signatureFields),
    within: 'changed',
    good: { id: 1, changed: {} },
  },
  {
    mutation: 'addCannedAnswer',
    form: formSchema(cannedAnswerFields),
    within: 'answer',
    good: { answer: { shortcut: 'mud', body: 'Ok' } },
  },
  {
    mutation: 'editCannedAnswer',
    form: formSchema(cannedAnswerFields),
    within: 'changed',
    good: { id: 1, changed: {} },
  },
  {
    mutation: 'editMessagingSettings',
    form: v.pick(messagingSettingsSchema, ['away_message', 'postal_address']),
    within: 'changed',
    good: { changed: {} },
  },
  {
    mutation: 'importClients',
    form: v.object({
      ...clientDraftFields,
      properties: v.array(v.object(propertyDraftFields)),
    }),
    within: 'clients.0',
    good: { clients: [AVERY] },
  },
]
