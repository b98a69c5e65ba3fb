import { type Failure, failureCode } from '../record/failure'

const CODE = 'shown_in_form'

/** A card form that was not filled in correctly. The form itself says what is wrong, at its fields. */
export const formFailure = (message: string): Failure => ({ message, status: 422, details: { code: CODE } })

/** Whether the card form shows a failure already, so that nothing else has to. */
export const isFormFailure = (failure: Failure): boolean => failureCode(failure) === CODE
