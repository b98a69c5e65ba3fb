const HIDDEN = '[hidden]'

/** Patterns redacted from every report: email addresses, cards, tokens. */
const PATTERNS: readonly RegExp[] = [
  /[\w.+-]+@[\w-]+(\.[\w-]+)+/g,
  /\b(?:\d[ -]?){12,18}\d\b/g,
  /\bBearer\s+\S+/gi,
  /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g,
  /(?<=\b(?:password|passwd|secret|token|access_token|refresh_token|cvc|session_id|session)["']?\s*[=:]\s*["']?)[^\s"'&,;}]+/gi,
]

/** Redacts personal data and the given `secrets`. */
export const scrubbed = (text: string, secrets: readonly string[]): string => {
  const withoutSecrets = secrets
    .filter((secret) => secret !== '')
    .reduce((rest, secret) => rest.replaceAll(secret, HIDDEN), text)
  return PATTERNS.reduce((rest, pattern) => rest.replaceAll(pattern, HIDDEN), withoutSecrets)
}

/** Drops query and fragment, which may identify people and sessions, and the token of a client page. */
export const bareUrl = (href: string): string => href.replace(/[?#].*$/s, '').replace(/(?<=\/c\/)[^/]+$/, HIDDEN)
