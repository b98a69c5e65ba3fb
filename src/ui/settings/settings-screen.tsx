import { maySeeSettings } from '@/domain/account/permissions'
import { neededText } from '@/domain/permissions/needs'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { FormColumn } from '@/ui/kit/forms/form-column'
import { RecordFrame } from '@/ui/kit/records/page/record-frame'
import { BusinessCard } from './business-card'
import { LogoCard } from './logo-card'
import { PreferencesCard } from './preferences-card'
import type { SettingsScreenProps } from './types'
import { businessWords, logoWords } from './words'

const SETTINGS = { noun: ['business', 'businesses'], name: () => 'Settings' } as const
const PARTS = { logo: logoWords }

/** /dashboard/settings (SET-01 to SET-04). */
export const SettingsScreen = (props: SettingsScreenProps) => (
  <RecordFrame
    {...props}
    as="page"
    title="Settings"
    definition={SETTINGS}
    forbiddenHint="Ask the owner to change your role."
    heading={() => null}
    tabs={() => [
      { id: 'preferences', label: 'Preferences', panel: <Preferences {...props} /> },
      // Opened by URL without permission, the tab shows the reason.
      ...(maySeeSettings(props.actor) || props.tab === 'business'
        ? [{ id: 'business', label: 'Business', panel: <Business {...props} /> } as const]
        : []),
      ...(props.payments === null
        ? []
        : [{ id: 'payments', label: 'Payments', panel: <FormColumn>{props.payments}</FormColumn> } as const]),
      ...toolTabs(props),
    ]}
    words={businessWords}
    parts={PARTS}
    onUndo={props.commands.undo}
    timeZone={props.actor.time_zone}
  />
)

const toolTabs = ({ tools }: SettingsScreenProps) =>
  tools === null
    ? []
    : ([
        { id: 'flags', label: 'Flags', panel: tools.flags },
        { id: 'errors', label: 'Error reports', panel: tools.errors },
      ] as const)

const Preferences = ({ preferences, ...props }: SettingsScreenProps) => {
  const { subject } = preferences
  return (
    <FormColumn>
      {subject && 'first' in subject && <PreferencesCard {...props} {...preferences} opened={subject} />}
    </FormColumn>
  )
}

const Business = ({ business, logo, ...props }: SettingsScreenProps) => {
  const { subject, source } = business
  if (!maySeeSettings(props.actor))
    return (
      <EmptyState
        kind="no-permission"
        title="Your role can’t see business settings."
        hint={`${neededText('settings.view')} Your own preferences are on the first tab.`}
      />
    )
  if (subject && 'first' in subject)
    return (
      <FormColumn>
        <LogoCard {...props} logo={logo} />
        <BusinessCard {...props} {...business} opened={subject} />
      </FormColumn>
    )
  return source.state === 'failed' || source.state === 'offline' ? (
    <EmptyState kind="failed" title="Failed to load the business settings." onRetry={source.retry} />
  ) : (
    <SkeletonLines count={12} label="Loading the business settings…" />
  )
}
