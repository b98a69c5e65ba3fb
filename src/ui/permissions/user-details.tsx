import { useMemo } from 'react'
import { fullName } from '@/domain/account/user'
import { administrationRefusal } from '@/domain/permissions/administration'
import { byCategory } from '@/domain/permissions/catalogue-words'
import { bypassesChecks } from '@/domain/permissions/check'
import { allowedBy } from '@/domain/permissions/effects'
import type { ManagedUser } from '@/domain/permissions/managed'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { Banner } from '@/ui/kit/feedback/banner'
import { RecordActions } from '@/ui/kit/records/page/record-actions'
import { RecordFrame, RecordHeading } from '@/ui/kit/records/page/record-frame'
import { RecordLine, RecordParts, RecordSection } from '@/ui/kit/records/page/record-section'
import { ErrorBox } from './error-box'
import { seesNoJobs } from './field-work'
import { userHistory } from './role-history'
import type { PermissionContext, Sending, UserDetailsProps } from './types'
import { useUserActions } from './use-user-actions'
import { UserDialog } from './user-dialogs'
import { lastLoginText, rolesText, UserStatusTag, userRecords } from './user-records'

type Props = UserDetailsProps & { onLetter: (letter: NonNullable<Sending['letter']>) => void }

export const UserDetails = (props: Props) => {
  const { actor, users, roles, readOnly, commands, today, problem, onTab } = props
  const definition = useMemo(
    () => userRecords({ users: users.state === 'ready' ? users.value : [], readOnly, timeZone: actor.time_zone }),
    [users, readOnly, actor.time_zone],
  )
  const { actions, asked, stopAsking } = useUserActions(definition, props)
  return (
    <RecordFrame
      {...props}
      as="drawer"
      definition={definition}
      forbiddenHint="Your role can’t see users."
      heading={(user) => (
        <RecordHeading>
          <UserStatusTag user={user} />
          <span>{rolesText(user)}</span>
        </RecordHeading>
      )}
      tabs={(user) => [
        {
          id: 'details',
          label: 'Details',
          panel: (
            <RecordParts>
              {problem && <ErrorBox {...problem} />}
              <RecordActions
                definition={definition}
                context={{ actor, today }}
                record={user}
                busy={undefined}
                act={actions.act}
                onHistory={() => onTab('history')}
              />
              {seesNoJobs(user, roles) && (
                <Banner
                  kind="warning"
                  detail="Their role shows people their own jobs alone. Choose who they are on the crew."
                  actions={
                    <ActionButton
                      size="sm"
                      variant="outline"
                      disabledReason={readOnly ?? administrationRefusal(actor)}
                      onClick={() => actions.act('crew', [user])}
                    >
                      Choose crew member
                    </ActionButton>
                  }
                >
                  {fullName(user)} sees no jobs yet.
                </Banner>
              )}
              <Person user={user} actor={actor} />
              <Allowed user={user} {...props} />
            </RecordParts>
          ),
        },
      ]}
      words={userHistory(roles)}
      onUndo={commands.undo}
      timeZone={actor.time_zone}
    >
      {asked && <UserDialog {...props} dialog={asked} onClose={stopAsking} />}
    </RecordFrame>
  )
}

const Person = ({ user, actor }: { user: ManagedUser } & Pick<PermissionContext, 'actor'>) => (
  <RecordSection title="User">
    <RecordLine label="Email">{user.email}</RecordLine>
    <RecordLine label="Phone">{user.phone ?? 'None'}</RecordLine>
    <RecordLine label="Roles">{rolesText(user)}</RecordLine>
    {user.client_id === null && <RecordLine label="Crew member">{user.crew_member?.name ?? 'None'}</RecordLine>}
    <RecordLine label="Last Login">{lastLoginText(user, actor.time_zone)}</RecordLine>
  </RecordSection>
)

type AllowedProps = { user: ManagedUser } & Pick<PermissionContext, 'roles' | 'permissions'>

const Allowed = ({ user, roles, permissions }: AllowedProps) => {
  const held = allowedBy(roles.filter(({ id }) => user.roles.some((own) => own.id === id)))
  const all = bypassesChecks(user.user_type)
  return (
    <RecordSection title="May do">
      {all && <RecordLine label="Everything">Owners and system admins have all permissions.</RecordLine>}
      {!all && held.length === 0 && <RecordLine label="Nothing">No role gives a permission.</RecordLine>}
      {!all &&
        byCategory(permissions.filter(({ id }) => held.includes(id))).map(([category, members]) => (
          <RecordLine key={category} label={category}>
            {members.map(({ name }) => name).join(', ')}
          </RecordLine>
        ))}
    </RecordSection>
  )
}
