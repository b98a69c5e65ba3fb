const PREFIX = 'draft.'

/** The forms that keep what is typed into them. A test types into each of them and reloads the page. */
export const DRAFT_FORMS = [
  'bill-work',
  'business-settings',
  'charge_waiver',
  'chemical',
  'chemical_product',
  'client',
  'crew',
  'crew_name',
  'equipment',
  'estimate',
  'estimate_approval',
  'estimate_job',
  'estimate_rejection',
  'fault',
  'invitation',
  'invoice',
  'invoice_void',
  'job',
  'job_repeat',
  'job_reschedule',
  'journal',
  'monitoring',
  'on_my_way',
  'package',
  'payment_request',
  'payout',
  'payout_cancel',
  'plan_template',
  'preferences',
  'product',
  'property',
  'role',
  'service',
  'service_category',
  'service_plan',
  'service_plan.new',
  'serviced',
  'stock',
  'user',
  'user_roles',
  'view',
] as const
export type DraftForm = (typeof DRAFT_FORMS)[number]

/** Where a browser keeps what a person has typed or sent, and what is not saved for certain: `draft.1.client.new`. */
export const draftKey = (userId: number, name: string): string => `${PREFIX}${userId}.${name}`

/** Whether something of that kind is kept there, of whatever person. */
export const isDraftKey = (key: string): boolean => key.startsWith(PREFIX)

/** The names of all that a browser's storage keeps, read at once: it may be changed while one goes through them. */
export const keysIn = (storage: Pick<Storage, 'key' | 'length'>): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')

/** Whether it is a write that was sent and not answered. */
export const isSentKey = (key: string): boolean => /^draft\.\d+\.sent\./.test(key)
