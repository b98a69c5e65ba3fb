import type { Failure } from '@/domain/failure'
import type { SecretHandle } from '@/domain/password'

/** Keeps secrets in memory only: passwords, tokens, card numbers. A reload forgets them all. */
export type Vault = {
  keep(secret: string): SecretHandle
  /** @throws Failure with `details.code` `secret_gone` when it has been forgotten; the person is asked to type it again. */
  reveal(handle: SecretHandle): string
  forget(handle: SecretHandle): void
}

const GONE: Failure = { message: 'Please type it again', status: 0, details: { code: 'secret_gone' } }

/** @param newId makes handles nobody can guess, such as `crypto.randomUUID`. */
export const createVault = (newId: () => string): Vault => {
  const secrets = new Map<string, string>()
  return {
    keep(secret) {
      const id = newId()
      secrets.set(id, secret)
      return { $secret: id }
    },
    reveal({ $secret }) {
      const secret = secrets.get($secret)
      if (secret === undefined) throw structuredClone(GONE)
      return secret
    },
    forget({ $secret }) {
      secrets.delete($secret)
    },
  }
}
