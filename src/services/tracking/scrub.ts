const HIDDEN = '[hidden]'

/** What no report may hold, no matter who wrote it into a message: addresses, cards, tokens, and values named as secrets. */
const PATTERNS: readonly RegExp[] = [
  /[\w.+-]+@[\w-]+(\.[\w-]+)+/g,
  /\b(?:\d[ -]?){12,18}\d\b/g,
  /\bBearer\s+\S+/gi,
  /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g,
  /(?<=\b(?:password|passwd|secret|token|access_token|refresh_token|cvc|session_id|session)["']?\s*[=:]\s*["']?)[^\s"'&,;}]+/gi,
]

/** A text without what is secret or personal; `secrets` are values that are known to be so just now. */
export const scrubbed = (text: string, secrets: readonly string[]): string => {
  const withoutSecrets = secrets
    .filter((secret) => secret !== '')
    .reduce((rest, secret) => rest.replaceAll(secret, HIDDEN), text)
  return PATTERNS.reduce((rest, pattern) => rest.replaceAll(pattern, HIDDEN), withoutSecrets)
}

/** An address without its query and fragment, which may name people and sessions, and without the token of a client's page. */
export const bareUrl = (href: string): string => href.replace(/[?#].*$/s, '').replace(/(?<=\/c\/)[^/]+$/, HIDDEN)
