import type { Profile } from '@/domain/account/profile'
import { labelIn, MARKET_LABELS } from '@/domain/account/vocabulary'
import { asMoment, type HistoryWords } from '@/ui/kit/records/page/history-words'

const asMarket = (value: unknown) => (typeof value === 'string' ? labelIn(MARKET_LABELS, value) : undefined)

export const profileWords: HistoryWords<Profile> = {
  fields: {
    id: null,
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email',
    phone: 'Phone',
    business_name: 'Business name',
    business_type: ['Business type', asMarket],
    trade: 'Trade',
  },
  titles: {},
}

const asSwitches = (labels: Readonly<Record<string, string>>) => (value: unknown) => {
  if (typeof value !== 'object' || value === null) return undefined
  const on = Object.entries(value).flatMap(([name, isOn]) => (isOn === true ? [labelIn(labels, name)] : []))
  return on.length > 0 ? on.join(', ') : 'none'
}

export const personHistory: HistoryWords<Readonly<Record<string, unknown>>> = {
  fields: {
    ...profileWords.fields,
    notifications: [
      'Notifications',
      asSwitches({ email: 'Email', sms: 'SMS', push: 'Push', marketingEmails: 'Marketing emails' }),
    ],
    privacy: [
      'Privacy',
      asSwitches({
        profilePublic: 'Public profile',
        showOnlineStatus: 'Online status',
        allowDataCollection: 'Data collection',
      }),
    ],
    deletion_at: ['Deletion', asMoment],
    ...{ user_type: null, business_id: null, role_ids: null, groups: null, crew_member_id: null, client_id: null },
    ...{ is_active: null, is_verified: null, last_login: null, created_at: null },
  },
  titles: {
    'user.registered': 'Joined',
    'user.edited': 'Account edited',
    'user.password_changed': 'Password changed',
    'user.others_signed_out': 'Signed out everywhere else',
    'user.session_ended': 'Signed out of another session',
    'user.deletion_planned': 'Deletion planned',
    'user.deletion_withdrawn': 'Deletion cancelled',
  },
}
