import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { EMPTY_BUSINESS } from '@/domain/account/business-form'
import { maySeeSettings } from '@/domain/account/permissions'
import { EMPTY_PREFERENCES } from '@/domain/account/preferences'
import { businessSettingsQuery, logoQuery, preferencesQuery } from '@/services/settings/queries'
import { LazySettingsScreen } from '@/ui/settings/lazy-parts'
import { SETTINGS_TABS } from '@/ui/settings/types'
import { useAccountCommands } from './-account/use-account-commands'
import { usePlace } from './-account/use-place'
import { loadable } from './-loadable'
import { NO_LIST, useOpenRecord, useRecord } from './-records/use-open-record'
import { useRecordFormSubject } from './-records/use-record-form-subject'
import { useNow } from './-use-now'
import { useWorkspace } from './-workspace'

/** One's own preferences, for everybody who is signed in, and the business's settings (GUARD-12). */
export const Route = createFileRoute('/dashboard/settings')({
  component: SettingsPage,
})

function SettingsPage() {
  const { workspace, actor, clock } = useWorkspace()
  const { graphql } = workspace
  const { past, ...place } = usePlace(SETTINGS_TABS)
  const commands = useAccountCommands()
  const isShown = maySeeSettings(actor)
  const preferences = { ...NO_LIST, id: actor.business_id, kind: 'business', single: preferencesQuery(graphql) }
  const settings = {
    ...NO_LIST,
    id: isShown ? actor.business_id : null,
    kind: 'business',
    single: businessSettingsQuery(graphql),
  }
  const { page } = useOpenRecord({ ...preferences, ...past, tab: place.tab })
  const { source } = useRecord(settings)
  const ofPreferences = useRecordFormSubject({ ...preferences, form: 'preferences', empty: EMPTY_PREFERENCES })
  const ofSettings = useRecordFormSubject({ ...settings, form: 'business-settings', empty: EMPTY_BUSINESS })
  const logo = useQuery({ ...logoQuery(graphql), enabled: isShown })
  return (
    <LazySettingsScreen
      {...page}
      {...place}
      {...{ actor, commands }}
      preferences={ofPreferences}
      business={{ ...ofSettings, source }}
      logo={loadable(logo)}
      now={useNow(clock)}
    />
  )
}
