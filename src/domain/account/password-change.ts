import { fieldErrors, required } from '../text/field-errors'
import { type ChosenPassword, chosenPasswordErrors } from './registration'

/** What is typed to change a password: the present one, and the new one twice. */
export type PasswordChange = ChosenPassword & { current_password: string }

export const EMPTY_CHANGE: PasswordChange = { current_password: '', password: '', confirm_password: '' }

/** The message of a present password that is not the one. */
export const WRONG_PASSWORD = 'This is not your current password'

/** What is wrong with the form, by field; the new password by the rule of registration (REG-04). */
export const passwordChangeErrors = (change: PasswordChange) => ({
  ...fieldErrors({ current_password: required(change.current_password, 'Your current password is required') }),
  ...chosenPasswordErrors(change),
})
