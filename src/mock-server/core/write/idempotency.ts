import { stableHash } from '@/domain/flags/flag'

export type RequestCause = { endpoint: string; key: string; fingerprint: string }

/** `EP-050 4f1c… 1x9k2f`: the request reference stored in a fact. */
export const causeOf = ({ endpoint, key, fingerprint }: RequestCause): string => `${endpoint} ${key} ${fingerprint}`

export const isRequestCause = (cause: string | null): cause is string => cause?.split(' ').length === 3

export const readCause = (cause: string): RequestCause => {
  const [endpoint = '', key = '', fingerprint = ''] = cause.split(' ')
  return { endpoint, key, fingerprint }
}

export const isUsableKey = (key: string): boolean => /^[\x21-\x7e]{1,200}$/.test(key)

/** The fingerprint is a fast hash, so passwords and account numbers would be guessable and are left out. */
const SECRET = /"(?:(?:current_)?password|account_number)"\s*:\s*"(?:[^"\\]|\\.)*"/g

export const fingerprintOf = (request: {
  path: string
  query: Readonly<Record<string, string>>
  body: string
}): string =>
  stableHash(JSON.stringify([request.path, request.query, request.body.replaceAll(SECRET, '')])).toString(36)
