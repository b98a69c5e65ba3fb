import { chakra } from '@chakra-ui/react'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import { useId, useState } from 'react'
import { recipientsOf } from '@/domain/messaging/address'
import { textOfHtml } from '@/domain/messaging/preview'
import { leaveWords } from '@/domain/messaging/schedule'
import type { MessageFile } from '@/domain/messaging/views'
import type { Instant } from '@/domain/time/clock'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'
import { CheckboxField } from '@/ui/kit/fields/checkbox-field'
import { Combobox } from '@/ui/kit/fields/combobox/combobox'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextAreaField } from '@/ui/kit/fields/text-area-field'
import { TextField } from '@/ui/kit/fields/text-field'
import { ErrorSummary } from '@/ui/kit/forms/error-summary'
import { failureDetail, failureTitle } from '@/ui/kit/forms/form-failure'
import { LostNotice } from '@/ui/kit/forms/lost-notice'
import type { useForm } from '@/ui/kit/forms/use-form'
import { recipientOptions } from '../messages/recipients'
import { MomentDialog } from '../thread/moment-dialog'
import { LazyHtmlEditor } from './editor/lazy-editor'
import { htmlOfText } from './html-text'
import type { EmailSetup } from './types'
import { WriteFiles } from './write-files'
import { type EmailField, type EmailForm, templateOf, valuesOf, withTemplate } from './write-form'

type Props = {
  form: ReturnType<typeof useForm<EmailForm, EmailForm, EmailField>>
  setup: EmailSetup
  files: readonly MessageFile[]
  onFiles: (files: readonly MessageFile[]) => void
  staffName: string
  now: Instant
  newId: () => string
  onDiscard: () => void
}

const FAILED = 'The email could not be sent.'

/** MAIL-02 */
export const WriteFields = ({ form, setup, files, onFiles, staffName, now, newId, onDiscard }: Props) => {
  const id = useId()
  const [isPicking, setPicking] = useState(false)
  const { template, to, body, is_html, send_at, purpose } = form.form
  const templates = setup.templates.filter(({ channel }) => channel === 'email')
  const mailable = setup.recipients.filter(({ email }) => email !== '')
  const { business } = setup
  const choose = (chosen: string) => {
    const next = templateOf({ template: chosen }, setup)
    form.edit(next ? withTemplate(form.form, next, valuesOf(form.form, setup, staffName)) : { template: '' })
  }
  const add = (key: string) => {
    const client = mailable.find(({ client_id }) => String(client_id) === key)
    if (client) form.edit({ to: [...recipientsOf(to), client.email].join(', ') })
  }
  return (
    <chakra.form id={id} noValidate onSubmit={form.submit} display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="grid" gap="3" css={{ '&:not(:has(> :not(:empty)))': { display: 'none' } }}>
        <LostNotice {...form.lost} />
        {form.isRestored && <Banner kind="info">Draft restored.</Banner>}
        {form.problem && (
          <Banner kind="warning" detail={failureDetail(form.problem, FAILED)}>
            {failureTitle(form.problem, FAILED)}
          </Banner>
        )}
        <ErrorSummary {...form.summary} />
      </chakra.div>
      {templates.length > 0 && (
        <SelectField
          label="Template"
          optional
          name="template"
          value={template}
          error={form.errors.template}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          options={[
            { value: '', label: 'No template' },
            ...templates.map((each) => ({ value: String(each.id), label: each.name })),
          ]}
        />
      )}
      <chakra.div
        display="grid"
        gap="3"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' }}
      >
        <TextField label="To" hint="Separate several addresses with commas" autoComplete="off" {...form.text('to')} />
        <Combobox
          label="Add a client"
          optional
          listLabel="Clients"
          find={(typed) => recipientOptions(mailable, typed)}
          chosen=""
          onChoose={add}
          none="No client with an email address matches."
        />
      </chakra.div>
      <TextField label="Subject" {...form.text('subject')} />
      {is_html ? (
        <LazyHtmlEditor
          label="Message"
          name="body"
          value={body}
          error={form.errors.body}
          onChange={(html) => form.edit({ body: html })}
        />
      ) : (
        <TextAreaField label="Message" rows={12} dir="auto" {...form.text('body')} />
      )}
      <chakra.div display="flex" flexWrap="wrap" columnGap="6" rowGap="1">
        <CheckboxField
          label="HTML Format"
          name="is_html"
          checked={is_html}
          onChange={({ currentTarget: { checked } }) =>
            form.edit({ is_html: checked, body: checked ? htmlOfText(body) : textOfHtml(body) })
          }
        />
        <CheckboxField
          label="Marketing"
          hint="Needs written consent; adds your address and a link to unsubscribe."
          checked={purpose === 'marketing'}
          onChange={({ currentTarget: { checked } }) => form.edit({ purpose: checked ? 'marketing' : 'informational' })}
        />
      </chakra.div>
      <WriteFiles files={files} onFiles={onFiles} error={form.errors.files} newId={newId} />
      {form.errors.send_at && (
        <chakra.p role="alert" textStyle="small" color="danger.fg">
          {form.errors.send_at}
        </chakra.p>
      )}
      <chakra.div css={footCss}>
        <Button type="submit" loading={form.busy} loadingLabel={send_at === null ? 'Sending…' : 'Scheduling…'}>
          {send_at === null ? 'Send' : 'Schedule'}
        </Button>
        <Button variant="outline" onClick={() => setPicking(true)}>
          <CalendarClock size={16} aria-hidden />
          {send_at === null ? 'Send later…' : leaveWords(send_at, now, business.time_zone)}
        </Button>
        {send_at !== null && (
          <Button variant="ghost" onClick={() => form.edit({ send_at: null })}>
            Send now instead
          </Button>
        )}
        {form.isUnsaved && !form.busy && (
          <Button variant="ghost" onClick={onDiscard}>
            Discard
          </Button>
        )}
      </chakra.div>
      {isPicking && (
        <MomentDialog
          title="Send later"
          submitLabel="Schedule"
          now={now}
          timeZone={business.time_zone}
          onClose={() => setPicking(false)}
          onChoose={(at) => {
            setPicking(false)
            form.edit({ send_at: at })
          }}
        />
      )}
    </chakra.form>
  )
}

/** Stays in sight under a long message. */
const footCss = {
  position: 'sticky',
  bottom: '0',
  zIndex: '1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  mx: { base: '-3', md: '-4' },
  mb: { base: '-3', md: '-4' },
  px: { base: '3', md: '4' },
  py: '3',
  bg: 'bg.panel',
  borderTopWidth: '1px',
} as const
