import type { AccountRole } from '@/domain/account/registration'
import type { SecretHandle } from '@/domain/text/password'

/** An empty subdomain is omitted from the request. */
export type SignInForm = { email: string; password: string; business_subdomain: string; remember: boolean }

/** Registration input, from the form (REG-11) or an invitation page, where the token determines business and role. */
export type NewUser = { email: string; password: string; first_name: string; last_name: string } & (
  | { kind: 'form'; phone: string | undefined; account_role: AccountRole; business_id: number | null }
  | { kind: 'invitation'; token: string }
)

/** Stores a whole form behind one handle, so that nothing typed gets into an event. */
export const sealForm = (keep: (secret: string) => SecretHandle, form: SignInForm | NewUser): SecretHandle =>
  keep(JSON.stringify(form))

/** Returns the form behind a handle; the event with the handle determines its type. Throws Failure when it has left memory. */
export const openForm = <Form extends SignInForm | NewUser>(
  reveal: (handle: SecretHandle) => string,
  handle: SecretHandle,
): Form => JSON.parse(reveal(handle)) as Form
