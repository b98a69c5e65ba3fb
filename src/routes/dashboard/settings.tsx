import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { businessFormOf, businessFormSchema } from '@/domain/account/business-form'
import { maySeeSettings } from '@/domain/account/permissions'
import { preferencesFormOf, preferencesFormSchema } from '@/domain/account/preferences'
import { mayConnectAccount } from '@/domain/payment/permissions'
import { businessSettingsQuery, logoQuery, preferencesQuery } from '@/services/settings/queries'
import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { LazySettingsScreen } from '@/ui/settings/lazy-parts'
import { SETTINGS_TABS } from '@/ui/settings/types'
import { useAccountCommands } from '../-account/use-account-commands'
import { usePlace } from '../-account/use-place'
import { loadable } from '../-loading/loadable'
import { useNow } from '../-loading/use-now'
import { NO_LIST, useOpenRecord, useRecord } from '../-records/use-open-record'
import { useRecordFormSubject } from '../-records/use-record-form-subject'
import { hasTools, useFlags } from '../-session/flags'
import { useWorkspace } from '../-session/workspace'

/** GUARD-12 */
export const Route = createFileRoute('/dashboard/settings')({
  component: SettingsPage,
})

const LazyFlags = lazyPart({
  name: 'The flags',
  load: () => import('../-settings/flags-container').then(({ FlagsContainer }) => FlagsContainer),
  loading: <SkeletonLines count={12} label="Loading the flags…" />,
})

const LazyErrorReports = lazyPart({
  name: 'The error reports',
  load: () => import('../-settings/error-reports-container').then(({ ErrorReportsContainer }) => ErrorReportsContainer),
  loading: <SkeletonLines count={8} label="Loading error reports…" />,
})

const TOOLS = { flags: <LazyFlags />, errors: <LazyErrorReports /> }
const LazyPayments = lazyPart({
  name: 'Card payments',
  load: () => import('../-settings/payments-container').then(({ PaymentsContainer }) => PaymentsContainer),
  loading: <SkeletonLines count={6} label="Loading card payments…" />,
})

const TABS = ['preferences', 'business', 'payments', 'history'] as const
const OWN_TABS = ['preferences', 'business', 'history'] as const

function SettingsPage() {
  const { workspace, actor, user, clock } = useWorkspace()
  const { graphql } = workspace
  const tools = hasTools(actor, user, useFlags()) ? TOOLS : null
  const connects = mayConnectAccount(actor)
  const { past, ...place } = usePlace<(typeof SETTINGS_TABS)[number]>(
    tools ? SETTINGS_TABS : connects ? TABS : OWN_TABS,
  )
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
  const ofPreferences = useRecordFormSubject({
    ...preferences,
    form: 'preferences',
    shape: preferencesFormSchema,
    formOf: preferencesFormOf,
  })
  const ofSettings = useRecordFormSubject({
    ...settings,
    form: 'business-settings',
    shape: businessFormSchema,
    formOf: businessFormOf,
  })
  const logo = useQuery({ ...logoQuery(graphql), enabled: isShown })
  return (
    <LazySettingsScreen
      {...page}
      {...place}
      {...{ actor, commands }}
      preferences={ofPreferences}
      business={{ ...ofSettings, source }}
      logo={loadable(logo)}
      payments={connects ? <LazyPayments /> : null}
      tools={tools}
      now={useNow(clock)}
    />
  )
}
