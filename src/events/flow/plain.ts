import { toFailure } from '@/domain/failure'

/** Told of what could not be kept as it was, and where it stood: `$.order.due`. */
export type OnLoss = (path: string, what: string) => void

const isPlainObject = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** Deeper than any message: what goes on beyond it goes round in circles. */
const DEEPEST = 60

/**
 * A copy that survives JSON unchanged. Errors become the one shape of failures; what JSON has no form for becomes null and is
 * reported. The machine gets this copy too, so that a replay sees what it saw.
 */
export const toPlain = (value: unknown, onLoss: OnLoss, path = '$', depth = 0): unknown => {
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
  if (value instanceof Error) return toPlain(toFailure(value), onLoss, path, depth + 1)
  if (Array.isArray(value))
    return value.map((item, index) => toPlain(item, onLoss, `${path}[${index}]`, depth + 1) ?? null)
  if (!isPlainObject(value)) return lost(value.constructor.name)
  return Object.fromEntries(
    Object.entries(value)
      // `__proto__` as a name is nothing but an attack.
      .filter(([name, item]) => item !== undefined && name !== '__proto__')
      .map(([name, item]) => [name, toPlain(item, onLoss, `${path}.${name}`, depth + 1)]),
  )
}
