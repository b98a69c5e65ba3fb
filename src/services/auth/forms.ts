import type { AccountRole } from '@/domain/account/registration'
import type { SecretHandle } from '@/domain/text/password'

/** What is typed into the sign-in form; an empty subdomain is left out of the call. */
export type SignInForm = { email: string; password: string; business_subdomain: string; remember: boolean }

/**
 * Someone who registers: what they typed into the registration form (REG-11), or into the page of an invitation. There the token determines the
 * business and the role.
 */
export type NewUser = { email: string; password: string; first_name: string; last_name: string } & (
  | { kind: 'form'; phone: string | undefined; account_role: AccountRole; business_id: number | null }
  | { kind: 'invitation'; token: string }
)

/** Puts a whole form behind one handle, so that nothing a person typed gets into an event. */
export const sealForm = (keep: (secret: string) => SecretHandle, form: SignInForm | NewUser): SecretHandle =>
  keep(JSON.stringify(form))

/**
 * The form behind a handle. The caller says which form it is: the event that carries the handle belongs to one of them only.
 * @throws Failure when it has left memory.
 */
export const openForm = <Form extends SignInForm | NewUser>(
  reveal: (handle: SecretHandle) => string,
  handle: SecretHandle,
): Form => JSON.parse(reveal(handle)) as Form
