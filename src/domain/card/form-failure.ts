import { type Failure, failureCode } from '../record/failure'

const CODE = 'shown_in_form'

/** The card form shows its own errors at its fields. */
export const formFailure = (message: string): Failure => ({ message, status: 422, details: { code: CODE } })

export const isFormFailure = (failure: Failure): boolean => failureCode(failure) === CODE
