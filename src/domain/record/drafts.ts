const PREFIX = 'draft.'

export const DRAFT_FORMS = [
  'bill-work',
  'business-settings',
  'canned_answer',
  'charge_waiver',
  'chemical',
  'chemical_product',
  'client',
  'crew',
  'crew_name',
  'email',
  'equipment',
  'estimate',
  'estimate_approval',
  'estimate_job',
  'estimate_rejection',
  'extension',
  'fault',
  'invitation',
  'invoice',
  'invoice_void',
  'job',
  'job_repeat',
  'job_reschedule',
  'journal',
  'message',
  'message_template',
  'messaging_settings',
  'monitoring',
  'on_my_way',
  'package',
  'payment_request',
  'payout',
  'payout_cancel',
  'phone_number',
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
  'signature',
  'stock',
  'user',
  'user_roles',
  'view',
] as const
export type DraftForm = (typeof DRAFT_FORMS)[number]

/** Storage key of unsaved input and pending writes: `draft.1.client.new`. */
export const draftKey = (userId: number, name: string): string => `${PREFIX}${userId}.${name}`

export const isDraftKey = (key: string): boolean => key.startsWith(PREFIX)

/** Read at once, because the storage may change during iteration. */
export const keysIn = (storage: Pick<Storage, 'key' | 'length'>): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')

export const isSentKey = (key: string): boolean => /^draft\.\d+\.sent\./.test(key)
