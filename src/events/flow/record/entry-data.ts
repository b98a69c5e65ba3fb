export type ToFailure = (thrown: unknown) => unknown

/** Receives the path of a value that could not be represented: `$.order.due`. */
export type OnLoss = (path: string, what: string) => void

const isPlainObject = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** Deeper than any message: deeper data is circular. */
const DEEPEST = 60

/**
 * Makes copies that survive JSON unchanged. Errors become failures; anything JSON can't express becomes null and is reported. The machine
 * receives the same copy, so that a replay sees what it saw.
 */
export const createToPlain = (toFailure: ToFailure, onLoss: OnLoss) => {
  const toPlain = (value: unknown, path = '$', depth = 0): unknown => {
    const lost = (what: string) => {
      onLoss(path, what)
      return null
    }
    switch (typeof value) {
      case 'string':
      case 'boolean':
      case 'undefined':
        return value
      case 'number':
        return Number.isFinite(value) ? value : lost(String(value))
      case 'object':
        break
      case 'bigint':
      case 'function':
      case 'symbol':
        return lost(typeof value)
    }
    if (value === null) return null
    if (depth > DEEPEST) return lost('too deep')
    if (value instanceof Error) return toPlain(toFailure(value), path, depth + 1)
    if (Array.isArray(value)) return value.map((item, index) => toPlain(item, `${path}[${index}]`, depth + 1) ?? null)
    if (!isPlainObject(value)) return lost(value.constructor.name)
    return Object.fromEntries(
      Object.entries(value)
        // A key named `__proto__` can only be an attack.
        .filter(([name, item]) => item !== undefined && name !== '__proto__')
        .map(([name, item]) => [name, toPlain(item, `${path}.${name}`, depth + 1)]),
    )
  }
  return (value: unknown) => toPlain(value)
}

type SecretHandle = { $secret: string }

/** Keeps secrets (passwords, tokens, card numbers) in memory only. A reload forgets them. */
export type Vault = {
  keep(secret: string): SecretHandle
  /** Throws the vault's failure when the secret is unknown, so that the user has to enter it again. */
  reveal(handle: SecretHandle): string
  forget(handle: SecretHandle): void
}

/**
 * `newId` makes handles that can't be guessed, such as `crypto.randomUUID`. `gone` is the failure to throw for an unknown secret, as plain
 * data.
 */
export const createVault = (newId: () => string, gone: object): Vault => {
  const secrets = new Map<string, string>()
  return {
    keep(secret) {
      const id = newId()
      secrets.set(id, secret)
      return { $secret: id }
    },
    reveal({ $secret }) {
      const secret = secrets.get($secret)
      if (secret === undefined) throw structuredClone(gone)
      return secret
    },
    forget({ $secret }) {
      secrets.delete($secret)
    },
  }
}
