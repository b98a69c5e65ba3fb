import { useQuery } from '@tanstack/react-query'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import * as v from 'valibot'
import { EMPTY_BUSINESS } from '@/domain/account/business-form'
import { maySeeSettings } from '@/domain/account/permissions'
import { EMPTY_PREFERENCES } from '@/domain/account/preferences'
import { businessSettingsQuery, logoQuery, preferencesQuery } from '@/services/settings/queries'
import { oneOf, openAsOf } from '@/ui/kit/records/list-url'
import { SettingsScreen } from '@/ui/settings/settings-screen'
import { SETTINGS_TABS } from '@/ui/settings/types'
import { useAccountCommands } from './-account/use-account-commands'
import { loadable } from './-loadable'
import { NO_LIST, useOpenRecord, useRecord } from './-records/use-open-record'
import { useRecordFormSubject } from './-records/use-record-form-subject'
import { useNow } from './-use-now'
import { useSearchPatch } from './-use-search-patch'
import { useWorkspace } from './-workspace'

const search = v.object({ tab: oneOf(SETTINGS_TABS), as_of: openAsOf })

/** One's own preferences, for everybody who is signed in, and the business's settings (GUARD-12). */
export const Route = createFileRoute('/dashboard/settings')({
  validateSearch: search,
  search: { middlewares: [stripSearchParams(v.parse(search, {}))] },
  loader: ({ context: { workspace, actor } }) => {
    void workspace.queryClient.prefetchQuery(preferencesQuery(workspace.graphql))
    if (!maySeeSettings(actor)) return
    void workspace.queryClient.prefetchQuery(businessSettingsQuery(workspace.graphql))
    void workspace.queryClient.prefetchQuery(logoQuery(workspace.graphql))
  },
  component: SettingsPage,
})

function SettingsPage() {
  const { workspace, actor, clock } = useWorkspace()
  const { graphql } = workspace
  const { tab, as_of } = Route.useSearch()
  const patch = useSearchPatch<v.InferOutput<typeof search>>()
  const commands = useAccountCommands()
  const found = { ...NO_LIST, id: actor.business_id, kind: 'business' }
  const isShown = maySeeSettings(actor)
  const ofBusiness = { ...found, id: isShown ? found.id : null, single: businessSettingsQuery(graphql) }
  const preferences = { ...found, single: preferencesQuery(graphql) }
  const { page } = useOpenRecord({
    ...preferences,
    tab,
    asOf: as_of,
    onAsOf: (position) => patch({ as_of: position ?? undefined }, position === null),
  })
  const { source } = useRecord(ofBusiness)
  const forms = {
    preferences: useRecordFormSubject({ ...preferences, form: 'preferences', empty: EMPTY_PREFERENCES }),
    business: useRecordFormSubject({ ...ofBusiness, form: 'business-settings', empty: EMPTY_BUSINESS }),
  }
  const logo = useQuery({ ...logoQuery(graphql), enabled: isShown })
  return (
    <SettingsScreen
      {...page}
      {...{ actor, commands, tab }}
      preferences={forms.preferences}
      business={{ ...forms.business, source }}
      logo={loadable(logo)}
      onTab={(next) => patch({ tab: next }, true)}
      onClose={() => patch({ as_of: undefined }, true)}
      now={useNow(clock)}
    />
  )
}
