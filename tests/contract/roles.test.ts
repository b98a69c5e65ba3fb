import { expect, onTestFinished, test, vi } from 'vitest'
import type { Endpoint } from '@/contract/endpoint'
import { RenewClientPageDocument } from '@/contract/graphql/generated/client-page'
import { toggleUserStatus } from '@/contract/permissions'
import { demoUser } from '@/domain/demo/demo'
import { ENDPOINTS } from '../fixtures/endpoints'
import { withDefaultRoles } from './demos'
import { askGraphql, dataOf } from './graphql-office'
import { type Field, MUTATIONS, QUERIES, questionOf, statusOf } from './graphql-questions'
import { OWNER, officesPerTest, type Person, sendAnything, signIn } from './office'
import { preparedFor } from './requests'

/*
 * Every dashboard call by every role: which roles are refused (401, 403), whatever else may be wrong with the request. A new call fails
 * here until its roles are listed.
 */

const openOffice = officesPerTest()

/** Ordered by permissions up to the owner. */
const PEOPLE = {
  client: demoUser('home').email,
  technician: demoUser('tech').email,
  billing: 'billing@greenvalley.demo',
  leader: 'leader@greenvalley.demo',
  manager: demoUser('manager').email,
  owner: OWNER,
}
const ROLES = Object.keys(PEOPLE) as (keyof typeof PEOPLE)[]
/** The crew leader's account is deactivated in the demo. */
const LEADER = 6

type Allowed = Record<string, string[]>

const byRoles = (calls: readonly (readonly [call: string, open: readonly string[]])[]): Allowed => {
  const groups: Allowed = {}
  for (const [call, open] of calls) {
    const roles = open.length === ROLES.length ? 'everybody' : open.join(', ')
    groups[roles] = [...(groups[roles] ?? []), call].toSorted()
  }
  return groups
}

const callOf = ({ id, method, path }: Endpoint) => `${id} ${method} ${path.replace(/^.*?(\/:businessId\/|\/v1\/)/, '')}`

const openTo = async (endpoint: Endpoint): Promise<string[] | undefined> => {
  const server = openOffice(withDefaultRoles())
  const owner = await signIn(server, OWNER)
  const { good, person } = await preparedFor(endpoint, server, owner)
  if (person) return undefined
  await owner.ask(toggleUserStatus, { params: { businessId: 1, userId: LEADER } })
  const open: string[] = []
  for (const role of ROLES) {
    const { token } = await signIn(server, PEOPLE[role])
    const { status } = await sendAnything(server, endpoint, good, token)
    if (status !== 401 && status !== 403) open.push(role)
  }
  return open
}

test('REST calls are open to these roles', { timeout: 120_000 }, async () => {
  vi.spyOn(console, 'info').mockReturnValue()
  onTestFinished(() => void vi.restoreAllMocks())
  const calls: [string, string[]][] = []
  for (const endpoint of ENDPOINTS.filter(({ bearer }) => bearer)) {
    const open = await openTo(endpoint)
    if (open) calls.push([callOf(endpoint), open])
  }
  expect(byRoles(calls)).toEqual({
    'billing, manager, owner': [
      'EP-012 GET subscriptions/current',
      'EP-017 GET payment-methods',
      'EP-021 GET invoices',
      'EP-022 GET invoices/:invoiceId',
      'EP-023 GET invoices/:invoiceId/download',
      'EP-044 GET analytics/:type',
    ],
    'billing, owner': [
      'EP-011 POST subscriptions/create-checkout-session',
      'EP-013 POST subscriptions/create-portal-session',
      'EP-014 PUT subscriptions/change-plan',
      'EP-015 POST subscriptions/cancel',
      'EP-016 POST subscriptions/resume',
      'EP-018 POST payment-methods/add',
      'EP-019 PUT payment-methods/:paymentMethodId/set-default',
      'EP-020 DELETE payment-methods/:paymentMethodId',
      'EP-067 GET connected-accounts/:accountId',
      'EP-068 GET connected-accounts/business/:businessId',
      'EP-071 POST payments/create-intent',
      'EP-072 GET payments/:paymentId',
      'EP-073 GET payments/invoice/:invoiceId',
      'EP-074 GET payments/customer/:customerId',
      'EP-075 POST payments/invoice-payment-link',
      'EP-076 GET payments/analytics/summary',
      'EP-077 POST refunds',
      'EP-078 GET refunds/:refundId',
      'EP-079 GET refunds/payment/:paymentId',
      'EP-080 POST payouts',
      'EP-081 GET payouts/:payoutId',
      'EP-082 GET payouts/customer/:clientId',
      'EP-083 POST payouts/:payoutId/process',
      'EP-084 POST payouts/:payoutId/cancel',
      'EP-085 GET payouts/analytics/summary',
      'OWN-006 POST subscriptions/pay',
    ],
    'client, technician, leader, manager, owner': [
      'EP-032 GET service-categories',
      'EP-033 GET services',
      'EP-040 GET services',
      'EP-045 GET jobs',
      'EP-052 GET crew',
      'EP-056 GET crew/members',
      'EP-058 GET crew/members/:memberId',
      'EP-111.packages.list GET packages',
      'EP-111.products.list GET products',
    ],
    everybody: ['EP-024 GET clients', 'EP-025 GET clients/:clientId', 'EP-037 GET clients', 'EP-062 GET schedules'],
    'leader, manager, owner': [
      'EP-050 POST jobs/:jobId/update-status',
      'EP-051 POST jobs/:jobId/assign-crew',
      'EP-053 GET ai-insights',
      'EP-054 POST ai/auto-schedule',
      'EP-055 POST ai/optimize-routes',
      'EP-063 POST schedules/auto-schedule',
      'EP-064 GET schedules/optimize-routes',
      'EP-065 GET schedules/insights/:period',
      'EP-065.weekly GET schedules/insights',
    ],
    'manager, owner': [
      'EP-026 POST clients',
      'EP-027 PUT clients/:clientId',
      'EP-028 DELETE clients/:clientId',
      'EP-029 POST clients/:clientId/properties',
      'EP-030 PUT properties/:propertyId',
      'EP-031 DELETE properties/:propertyId',
      'EP-034 POST services',
      'EP-035 PUT services/:serviceId',
      'EP-036 DELETE services/:serviceId',
      'EP-038 POST clients',
      'EP-039 PUT clients/:clientId',
      'EP-041 POST services',
      'EP-042 GET plans',
      'EP-043 POST plans',
      'EP-046 POST jobs',
      'EP-049 DELETE jobs/:jobId',
      'EP-111.categories.create POST service-categories',
      'EP-111.categories.delete DELETE service-categories/:categoryId',
      'EP-111.categories.update PUT service-categories/:categoryId',
      'EP-111.packages.create POST packages',
      'EP-111.packages.delete DELETE packages/:packageId',
      'EP-111.packages.update PUT packages/:packageId',
      'EP-111.products.delete DELETE products/:productId',
      'EP-111.products.update PUT products/:productId',
    ],
    owner: [
      'EP-057 POST crew/members',
      'EP-059 PUT crew/members/:memberId',
      'EP-060 DELETE crew/members/:memberId',
      'EP-069 POST connected-accounts/:accountId/onboarding-link',
      'EP-070 POST connected-accounts/:accountId/refresh-status',
      'EP-086 GET phone-numbers/search',
      'EP-087 POST phone-numbers',
      'EP-088 GET phone-numbers/business/:businessId',
      'EP-089 PUT phone-numbers/:numberId',
      'EP-090 POST extensions',
      'EP-091 GET extensions/phone-number/:numberId',
      'EP-092 PUT extensions/:extensionId',
      'EP-093 DELETE extensions/:extensionId',
      'EP-094 GET communications',
      'EP-095 GET communications/:communicationId',
      'EP-096 POST communications/sms',
      'EP-109.analytics GET analytics/business/:businessId',
      'EP-109.email POST communications/email',
      'EP-110a GET permissions',
      'EP-110b GET roles',
      'EP-110c POST roles',
      'EP-110d PUT roles/:roleId',
      'EP-110e DELETE roles/:roleId',
      'EP-110f GET users',
      'EP-110g POST users/invite',
      'EP-110h PUT users/:userId/roles',
      'EP-110i POST users/:userId/reset-password',
      'EP-110j POST users/:userId/toggle-status',
      'EP-110k GET invitations',
      'EP-110l POST invitations/:invitationId/resend',
      'EP-110m DELETE invitations/:invitationId',
      'EP-111.products.create POST products',
      // It sets the stock, which the office manager can't see.
    ],
    'technician, leader, manager, owner': [
      'EP-047 GET jobs/:jobId',
      'EP-048 PUT jobs/:jobId',
      'EP-061 GET crew/members/:memberId/availability',
    ],
  })
})

/** Deletions come last, so that the records exist until then. */
const openFields = async (role: (typeof ROLES)[number]): Promise<string[]> => {
  const server = openOffice(withDefaultRoles())
  const owner = await signIn(server, OWNER)
  await owner.ask(toggleUserStatus, { params: { businessId: 1, userId: LEADER } })
  const { renewClientPage } = dataOf(
    await askGraphql(server, owner, RenewClientPageDocument, { client: 1, key: 'page' }),
  )
  const body = JSON.stringify({ estimate: null, invoice: null, text: 'When?' })
  await server.fetch(`/client-page/api/${renewClientPage.path?.replace('/c/', '')}/questions`, { method: 'POST', body })
  const person = await signIn(server, PEOPLE[role])
  const isLast = ({ name }: Field) => name.startsWith('delete')
  const open: string[] = []
  for (const field of [...QUERIES, ...MUTATIONS.filter((each) => !isLast(each)), ...MUTATIONS.filter(isLast)])
    if (!(await refuses(person, questionOf(field)))) open.push(`${field.kind} ${field.name}`)
  return open
}

const refuses = async (person: Person, question: string): Promise<boolean> => (await statusOf(person, question)) === 403

test('GraphQL fields are open to these roles', { timeout: 120_000 }, async () => {
  const open = new Map<string, readonly string[]>()
  for (const role of ROLES)
    for (const field of await openFields(role)) open.set(field, [...(open.get(field) ?? []), role])
  expect(byRoles([...open])).toEqual({
    'billing, manager, owner': [
      'mutation answerClientQuestion',
      'query clientPage',
      'query equipment',
      'query equipmentMonitoring',
      'query equipmentRecommendations',
      'query openQuestions',
      'query predictiveAlerts',
    ],
    'billing, owner': [
      'mutation addEstimateAttachments',
      'mutation addPayoutAccount',
      'mutation answerEstimate',
      'mutation applyCredit',
      'mutation confirmCheckout',
      'mutation createEstimate',
      'mutation createInvoice',
      'mutation creditInvoice',
      'mutation deleteEstimate',
      'mutation editEstimate',
      'mutation editInvoice',
      'mutation emailStatement',
      'mutation giveBackInvoicePayment',
      'mutation invoiceWork',
      'mutation recordInvoicePayment',
      'mutation remindInvoice',
      'mutation removeEstimateAttachment',
      'mutation reviseEstimate',
      'mutation sendEstimate',
      'mutation sendEstimateAttachment',
      'mutation sendInvoice',
      'mutation voidInvoice',
      'query billableWork',
      'query clientStatement',
      'query documentHead',
      'query estimate',
      'query estimateAttachment',
      'query estimates',
      'query invoice',
      'query invoiceRuns',
      'query invoices',
      'query jobBilling',
      'query journal',
      'query payoutOptions',
      'query payouts',
      'query standaloneCharges',
    ],
    'client, technician, leader, manager, owner': [
      'query chemicalApplications',
      'query crews',
      'query history',
      'query jobPhoto',
      'query jobSignature',
      'query mapPlaces',
      'query recordAsOf',
      'query services',
    ],
    everybody: [
      'mutation changePassword',
      'mutation createSavedView',
      'mutation deleteAccount',
      'mutation deleteSavedView',
      'mutation editPreferences',
      'mutation editProfile',
      'mutation editSavedView',
      'mutation endSession',
      'mutation keepAccount',
      'mutation settleStepConflict',
      'mutation signOutOthers',
      'mutation undo',
      'mutation undoRequest',
      'query account',
      'query activity',
      'query equipmentPlaces',
      'query exportedData',
      'query logo',
      'query me',
      'query preferences',
      'query profile',
      'query requestFacts',
      'query requestNotice',
      'query savedViews',
      'query sessions',
      'query stepConflicts',
      'query usage',
    ],
    'leader, manager, owner': ['mutation cancelFollowing', 'mutation takeProposal', 'query scheduleProposal'],
    'leader, owner': ['mutation moveStock'],
    'manager, owner': [
      'mutation acceptEquipmentRecommendation',
      'mutation addChemicalProduct',
      'mutation addEquipment',
      'mutation catchUpPlans',
      'mutation changePlanStatus',
      'mutation correctChemicalApplication',
      'mutation createPlanTemplate',
      'mutation deleteChemicalApplication',
      'mutation deleteChemicalProduct',
      'mutation deleteEquipment',
      'mutation deletePlanTemplate',
      'mutation editChemicalProduct',
      'mutation editEquipment',
      'mutation editPlanTemplate',
      'mutation editServicePlan',
      'mutation importClients',
      'mutation mergeClients',
      'mutation recordEquipmentService',
      'mutation renewClientPage',
      'mutation repeatJob',
      'mutation reportEquipmentFault',
      'mutation scheduleEquipmentService',
      'mutation setEquipmentMonitoring',
      'mutation settlePlanCharge',
      'mutation waivePlanCharge',
      'mutation withdrawClientPage',
      'query chemicalCheck',
      'query planAccount',
      'query planTemplates',
    ],
    owner: [
      'mutation addCannedAnswer',
      'mutation addConversationNote',
      'mutation addEmailSignature',
      'mutation addMessageTemplate',
      'mutation assignConversation',
      'mutation changeConversation',
      'mutation convertEstimate',
      'mutation createCrew',
      'mutation deleteCannedAnswer',
      'mutation deleteCrew',
      'mutation deleteEmailSignature',
      'mutation deleteErrorReports',
      'mutation deleteMessageTemplate',
      'mutation editBusinessSettings',
      'mutation editCannedAnswer',
      'mutation editEmailSignature',
      'mutation editMessageTemplate',
      'mutation editMessagingSettings',
      'mutation linkConversation',
      'mutation linkMessage',
      'mutation markEmail',
      'mutation readConversation',
      'mutation recordConsent',
      'mutation renameCrew',
      'mutation retryMessage',
      'mutation saveMessageDraft',
      'mutation sendBulkMessage',
      'mutation sendMessage',
      'mutation setLogo',
      'mutation submitNumberRegistration',
      'mutation takeBackMessage',
      'mutation unreadConversation',
      'query businessSettings',
      'query cannedAnswers',
      'query consentLedger',
      'query conversationThread',
      'query conversations',
      'query emailSignatures',
      'query emailThread',
      'query emails',
      'query errorReports',
      'query messageAttachment',
      'query messageColleagues',
      'query messageDraft',
      'query messageRecipients',
      'query messageSearch',
      'query messageTemplates',
      'query messagingSettings',
      'query silentWork',
      'query unreadConversations',
    ],
    'technician, leader, manager, owner': [
      'mutation addJobPhotos',
      'mutation recordChemicalApplication',
      'mutation removeJobPhoto',
      'mutation sendJobPhoto',
      'mutation sendJobSignature',
      'mutation tellOnTheWay',
      // At a property where they have had a job.
      'query chemicalApplication',
      'query chemicalProducts',
    ],
    'technician, leader, owner': ['query stockMovements'],
  })
})
