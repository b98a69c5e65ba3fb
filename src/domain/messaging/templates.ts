/** What a template may name, with its label in the menu of the editor. Written `{customer_name}`. */
export const PLACEHOLDERS = {
  customer_name: 'Client’s name',
  first_name: 'Client’s first name',
  business_name: 'Your business',
  staff_name: 'Your name',
  service_type: 'Service',
  service_date: 'Date of the visit',
  service_time: 'Time of the visit',
  property_address: 'Property',
  job_number: 'Job number',
  completion_date: 'Completion date',
  quote_number: 'Estimate number',
  quote_amount: 'Estimate total',
  invoice_number: 'Invoice number',
  amount_due: 'Amount due',
  due_date: 'Due date',
  link: 'Link to the client page',
} as const satisfies Record<string, string>
export type Placeholder = keyof typeof PLACEHOLDERS
export type PlaceholderValues = Partial<Record<Placeholder, string>>
export type FilledTemplate = { ok: true; text: string } | { ok: false; problem: string }
export const placeholdersIn = (text: string): string[] => [text]
export const fillTemplate = (text: string, values: PlaceholderValues): FilledTemplate =>
  values.link === '' ? { ok: false, problem: text } : { ok: true, text }
/** Of a template, before there are values: names what is misspelled. */
export const templateProblem = (text: string): string | null => text
