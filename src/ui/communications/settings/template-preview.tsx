import { chakra } from '@chakra-ui/react'
import { flushSync } from 'react-dom'
import { priceWords, segmentsOf, textPrice } from '@/domain/messaging/segments'
import type { MessageTemplateForm } from '@/domain/messaging/settings/message-template'
import { fillTemplate, PLACEHOLDERS, type PlaceholderValues } from '@/domain/messaging/templates'
import { counted } from '@/domain/text/wording'

type Props = { form: MessageTemplateForm; businessName: string; staffName: string }

/** Of a made-up visit and its papers. */
const SAMPLE: Required<PlaceholderValues> = {
  customer_name: 'Helen Park',
  first_name: 'Helen',
  business_name: '',
  staff_name: '',
  service_type: 'lawn mowing',
  service_date: 'Friday, Nov 20',
  service_time: '9:00 AM',
  property_address: '2204 Bridle Path',
  job_number: 'JOB-1017',
  completion_date: 'Friday, Nov 20',
  quote_number: 'EST-1004',
  quote_amount: '$1,280.00',
  invoice_number: 'INV-1001',
  amount_due: '$180.50',
  due_date: 'Friday, Dec 4',
  link: 'https://groundwork.example/c/a1b2',
}

const filled = (text: string, values: PlaceholderValues): string => {
  const result = fillTemplate(text, values)
  return result.ok ? result.text : text
}

export const TemplatePreview = ({ form, businessName, staffName }: Props) => {
  const values = { ...SAMPLE, business_name: businessName, staff_name: staffName }
  const body = filled(form.body_template, values)
  const { parts } = segmentsOf(body)
  return (
    <chakra.section aria-label="Preview" bg="bg.subtle" borderWidth="1px" borderRadius="md" p="3" minW="0">
      <chakra.p textStyle="caption" color="fg.muted" mb="1">
        Preview
      </chakra.p>
      {form.channel === 'email' && (
        <chakra.p fontWeight="medium" overflowWrap="anywhere">
          {filled(form.subject_template, values)}
        </chakra.p>
      )}
      <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere">
        {body}
      </chakra.p>
      {form.channel === 'sms' && parts > 0 && (
        <chakra.p textStyle="caption" color="fg.muted" mt="1">
          {counted(parts, 'part')} · {priceWords(textPrice(parts, 0))}
        </chakra.p>
      )}
    </chakra.section>
  )
}

const Chip = chakra('button', {
  base: {
    minH: '7',
    px: '2',
    borderWidth: '1px',
    borderRadius: 'full',
    textStyle: 'caption',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { color: 'fg', bg: 'bg.subtle' },
  },
})

export type TextControl = HTMLInputElement | HTMLTextAreaElement

export const textControl = (focused: Element): TextControl | null =>
  focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement ? focused : null

const messageIn = (form: HTMLFormElement | null): HTMLTextAreaElement | null => {
  const control = form?.elements.namedItem('body_template')
  if (!(control instanceof HTMLTextAreaElement)) return null
  control.setSelectionRange(control.value.length, control.value.length)
  return control
}

type ChipsProps = {
  /** Subject or message, where the cursor was last. */
  last: TextControl | null
  onWrite: (field: 'subject_template' | 'body_template', text: string) => void
}

/** Each puts its placeholder where the cursor was last, or at the end of the message, and the cursor behind it. */
export const PlaceholderChips = ({ last, onWrite }: ChipsProps) => {
  const insert = (placeholder: string, control: TextControl) => {
    const { value, selectionStart, selectionEnd } = control
    const start = selectionStart ?? value.length
    const field = control.name === 'subject_template' ? 'subject_template' : 'body_template'
    flushSync(() => onWrite(field, value.slice(0, start) + placeholder + value.slice(selectionEnd ?? start)))
    control.focus()
    control.setSelectionRange(start + placeholder.length, start + placeholder.length)
  }
  return (
    <chakra.div role="group" aria-label="Placeholders" display="flex" flexWrap="wrap" gap="1.5">
      {Object.entries(PLACEHOLDERS).map(([name, label]) => (
        <Chip
          key={name}
          type="button"
          title={`{${name}}`}
          onClick={({ currentTarget }) => {
            const control = last?.isConnected ? last : messageIn(currentTarget.form)
            if (control) insert(`{${name}}`, control)
          }}
        >
          {label}
        </Chip>
      ))}
    </chakra.div>
  )
}
