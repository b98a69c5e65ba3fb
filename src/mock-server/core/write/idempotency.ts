import { stableHash } from '@/domain/flags/flag'

/** What an idempotent request is recognized by when it comes again. */
export type RequestCause = { endpoint: string; key: string; fingerprint: string }

/** `EP-050 4f1c… 1x9k2f`: what a fact remembers of the request it answers. */
export const causeOf = ({ endpoint, key, fingerprint }: RequestCause): string => `${endpoint} ${key} ${fingerprint}`

/** Whether a cause names a request, and not the seed. */
export const isRequestCause = (cause: string | null): cause is string => cause?.split(' ').length === 3

/** Reads back what `causeOf` wrote. */
export const readCause = (cause: string): RequestCause => {
  const [endpoint = '', key = '', fingerprint = ''] = cause.split(' ')
  return { endpoint, key, fingerprint }
}

/** Whether a key could be in a header. */
export const isUsableKey = (key: string): boolean => /^[\x21-\x7e]{1,200}$/.test(key)

/** A mark is quick to make, so that a password or a number of a bank account behind it would be quick to guess: they are left out. */
const SECRET = /"(?:(?:current_)?password|account_number)"\s*:\s*"(?:[^"\\]|\\.)*"/g

/** A short mark of what a request asks for: two requests with the same mark ask for the same. */
export const fingerprintOf = (request: {
  path: string
  query: Readonly<Record<string, string>>
  body: string
}): string =>
  stableHash(JSON.stringify([request.path, request.query, request.body.replaceAll(SECRET, '')])).toString(36)
