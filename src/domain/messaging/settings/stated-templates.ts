import type { MessageTemplateDraft } from './message-template'

/** Of a new business (MAIL-06). */
export const STATED_TEMPLATES: readonly MessageTemplateDraft[] = [
  {
    name: 'Service Reminder',
    category: 'maintenance',
    channel: 'email',
    purpose: 'informational',
    subject_template: 'Your {service_type} on {service_date}',
    body_template:
      'Hi {customer_name},\n\nThis is a reminder of your {service_type} on {service_date}. If the day doesn’t suit you, answer this email and we will find another one.\n\n{business_name}',
  },
  {
    name: 'Quote Follow-up',
    category: 'sales',
    channel: 'email',
    purpose: 'informational',
    subject_template: 'Your estimate {quote_number}',
    body_template:
      'Hi {customer_name},\n\nDo you have questions about estimate {quote_number} for {quote_amount}? Answer this email, and I will be glad to help.\n\n{staff_name}\n{business_name}',
  },
  {
    name: 'Job Completion',
    category: 'completion',
    channel: 'email',
    purpose: 'informational',
    subject_template: 'Job {job_number} is done',
    body_template:
      'Hi {customer_name},\n\nWe completed job {job_number} on {completion_date}. Thank you for your trust. If anything is not as you want it, answer this email.\n\n{business_name}',
  },
]
