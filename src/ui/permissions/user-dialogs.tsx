import { fullName } from '@/domain/account/user'
import type { ManagedUser } from '@/domain/permissions/managed'
import { firstListed } from '@/domain/text/wording'
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import { CrewMemberDialog } from './crew-member-dialog'
import { letterButton } from './letter-button'
import type { PermissionContext, Sending } from './types'
import { toggleUsers, type UserDialogRequest } from './use-user-actions'

type Opened = PermissionContext & {
  onLetter: (letter: NonNullable<Sending['letter']>) => void
  onClose: () => void
}

const ResetDialog = ({ user, commands, onLetter, onClose }: Opened & { user: ManagedUser }) => {
  const reset = async () => {
    onClose()
    const outcome = await commands.resetPassword(user)
    if (outcome.ok) announce(`Password reset link sent to ${fullName(user)}`, { also: letterButton(outcome, onLetter) })
  }
  return (
    <ConfirmDialog
      open
      title="Reset Password"
      object={`${fullName(user)}, ${user.email}`}
      confirmLabel="Reset Password"
      cancelLabel="Cancel"
      destructive={false}
      onConfirm={() => void reset()}
      onCancel={onClose}
    >
      A password reset link will be sent to the user's email address. They will need to click the link to set a new
      password.
    </ConfirmDialog>
  )
}

const DeactivateDialog = ({ leaving, commands, onClose }: Opened & { leaving: readonly ManagedUser[] }) => {
  const isOne = leaving.length === 1
  return (
    <ConfirmDialog
      open
      title={isOne ? 'Deactivate this user?' : 'Deactivate these users?'}
      object={firstListed(leaving.map(fullName), NAMED)}
      confirmLabel={isOne ? 'Deactivate user' : `Deactivate ${leaving.length} users`}
      onConfirm={() => {
        onClose()
        void toggleUsers(leaving, commands)
      }}
      onCancel={onClose}
    >
      They are signed out and can’t sign in until someone activates them again. Their roles stay as they are.
      {leaving.some(({ crew_member }) => crew_member !== null) &&
        ' On the crew, they can still be assigned to jobs. To end that, deactivate them on the Crew page.'}
    </ConfirmDialog>
  )
}

const NAMED = 5

export const UserDialog = ({ dialog, ...opened }: Opened & { dialog: UserDialogRequest }) => {
  switch (dialog.what) {
    case 'crew':
      return <CrewMemberDialog {...opened} user={dialog.user} />
    case 'reset':
      return <ResetDialog {...opened} user={dialog.user} />
    case 'deactivate':
      return <DeactivateDialog {...opened} leaving={dialog.users} />
  }
}
