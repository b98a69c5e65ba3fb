import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  messagingSettingsFormOf,
  messagingSettingsFormSchema,
} from '@/domain/messaging/settings/messaging-settings-form'
import type { NumberSearch } from '@/domain/messaging/settings/number-search'
import { areaProblem } from '@/domain/messaging/settings/number-search'
import {
  cannedAnswersQuery,
  emailSignaturesQuery,
  extensionsQuery,
  messageTemplatesQuery,
  messagingSettingsQuery,
  numberSearchQuery,
  phoneNumbersQuery,
} from '@/services/messaging-settings/queries'
import { LazyCommunicationSettings, LazyNumberSearch } from '@/ui/communications/settings/lazy-parts'
import type { OpenForm, SettingsCommands } from '@/ui/communications/settings/types'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { loadable } from '../-loading/loadable'
import { NO_LIST } from '../-records/use-open-record'
import { useRecordFormSubject } from '../-records/use-record-form-subject'
import { useWorkspace } from '../-session/workspace'
import { SettingsForm } from './settings-forms'
import { useColleagues } from './use-colleagues'
import { useSettingsCommands } from './use-settings-commands'

const NO_NUMBERS: readonly never[] = []

/** The hub's Settings tab. */
export const CommunicationSettings = () => {
  const { workspace, actor } = useWorkspace()
  const { http, graphql } = workspace
  const { business_id } = actor
  const commands = useSettingsCommands()
  const [form, setForm] = useState<OpenForm | null>(null)
  const [isBuying, setBuying] = useState(false)

  const numbers = useQuery(phoneNumbersQuery(http, business_id))
  const numberIds = numbers.data?.map(({ id }) => id) ?? NO_NUMBERS
  const extensions = useQuery({
    ...extensionsQuery(http, business_id, numberIds),
    enabled: numbers.data !== undefined,
  })
  const people = useColleagues()
  const templates = useQuery(messageTemplatesQuery(graphql, business_id))
  const signatures = useQuery(emailSignaturesQuery(graphql, business_id))
  const answers = useQuery(cannedAnswersQuery(graphql, business_id))

  return (
    <>
      <LazyCommunicationSettings
        {...{ actor, commands, people }}
        numbers={loadable(numbers)}
        extensions={loadable(extensions, numbers)}
        templates={loadable(templates)}
        signatures={loadable(signatures)}
        answers={loadable(answers)}
        settings={useMessagingSettingsForm()}
        onForm={setForm}
        onBuy={() => setBuying(true)}
      />
      {form && (
        <SettingsForm
          key={`${form.kind} ${form.id ?? 'new'}`}
          {...{ form, commands, people }}
          lists={{ numbers, extensions, templates, signatures, answers }}
          onClose={() => setForm(null)}
        />
      )}
      {isBuying && <BuyContainer commands={commands} onClose={() => setBuying(false)} />}
    </>
  )
}

const useMessagingSettingsForm = () => {
  const { workspace, actor } = useWorkspace()
  const query = messagingSettingsQuery(workspace.graphql, actor.business_id)
  const settings = useQuery(query)
  const { subject, ...draft } = useRecordFormSubject({
    ...NO_LIST,
    id: actor.business_id,
    kind: 'messaging_settings',
    noun: 'messaging settings',
    single: query,
    form: 'messaging_settings',
    shape: messagingSettingsFormSchema,
    formOf: messagingSettingsFormOf,
  })
  const opened = subject && !('problem' in subject) ? subject : null
  const state: Loadable<NonNullable<typeof opened>> = opened
    ? { state: 'ready', value: opened }
    : settings.error
      ? (loadable(settings) as Loadable<never>)
      : { state: 'loading' }
  return { settings: state, ...draft }
}

const FIRST_SEARCH: NumberSearch = { country: 'US', number_type: 'local', area_code: '' }

const BuyContainer = (props: { commands: SettingsCommands; onClose: () => void }) => {
  const { workspace, actor } = useWorkspace()
  const [search, setSearch] = useState(FIRST_SEARCH)
  const isRight = areaProblem(search.number_type, search.area_code) === null
  // While an area code is half typed, the numbers before it stay.
  const [lastRight, setLastRight] = useState(search)
  if (isRight && lastRight !== search) setLastRight(search)
  const found = useQuery(numberSearchQuery(workspace.http, lastRight))
  return <LazyNumberSearch {...props} actor={actor} search={search} onSearch={setSearch} found={loadable(found)} />
}
