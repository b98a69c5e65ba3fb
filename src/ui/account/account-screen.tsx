import { FormColumn } from '@/ui/kit/forms/form-column'
import { RecordFrame } from '@/ui/kit/records/page/record-frame'
import { DangerZone } from './danger-zone'
import { DataCard } from './data-card'
import { PasswordCard } from './password-card'
import { ProfileCard } from './profile-card'
import { SessionsCard } from './sessions-card'
import type { AccountScreenProps } from './types'
import { personHistory } from './words'

const ACCOUNT = { noun: ['account', 'accounts'], name: () => 'Account' } as const

/** /dashboard/account: details, sign-in, data export and deletion (ACC-01 to ACC-03, X-50). */
export const AccountScreen = (props: AccountScreenProps) => (
  <RecordFrame
    {...props}
    as="page"
    title="Account"
    definition={ACCOUNT}
    forbiddenHint="Sign in as the person it belongs to."
    heading={() => null}
    tabs={() => [{ id: 'details', label: 'Account', panel: <Details {...props} /> }]}
    words={personHistory}
    onUndo={props.commands.undo}
    timeZone={props.actor.time_zone}
  />
)

const Details = (props: AccountScreenProps) => {
  const { subject } = props
  return (
    <FormColumn>
      {subject && 'first' in subject && <ProfileCard {...props} profile={subject} />}
      <PasswordCard {...props} />
      <SessionsCard {...props} />
      <DataCard {...props} />
      <DangerZone {...props} />
    </FormColumn>
  )
}
