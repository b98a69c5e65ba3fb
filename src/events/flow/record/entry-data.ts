/** Turns what was thrown into the plain data that entries and machines hold. */
export type ToFailure = (thrown: unknown) => unknown

/** Receives what could not be kept as it was, and where: `$.order.due`. */
export type OnLoss = (path: string, what: string) => void

const isPlainObject = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** Deeper than any message: data below this refers to itself. */
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
        // `__proto__` as a name can only be an attack.
        .filter(([name, item]) => item !== undefined && name !== '__proto__')
        .map(([name, item]) => [name, toPlain(item, `${path}.${name}`, depth + 1)]),
    )
  }
  return (value: unknown) => toPlain(value)
}

/** Represents a secret in events and entries. */
type SecretHandle = { $secret: string }

/** Keeps secrets in memory only: passwords, tokens, card numbers. A reload forgets them all. */
export type Vault = {
  keep(secret: string): SecretHandle
  /** @throws the failure the vault was made with when the secret is no longer known; the person has to type it again. */
  reveal(handle: SecretHandle): string
  forget(handle: SecretHandle): void
}

/**
 * @param newId makes handles that cannot be guessed, such as `crypto.randomUUID`.
 * @param gone the failure to throw for a secret that is no longer known; plain data, thrown as a copy.
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
