import { fieldErrors, required } from '../text/field-errors'
import { type ChosenPassword, chosenPasswordErrors } from './registration'

export type PasswordChange = ChosenPassword & { current_password: string }

export const EMPTY_CHANGE: PasswordChange = { current_password: '', password: '', confirm_password: '' }

export const WRONG_PASSWORD = 'This is not your current password'

/** Errors by field; the new password follows the registration rule (REG-04). */
export const passwordChangeErrors = (change: PasswordChange) => ({
  ...fieldErrors({ current_password: required(change.current_password, 'Your current password is required') }),
  ...chosenPasswordErrors(change),
})
