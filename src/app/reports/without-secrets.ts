/** Fields of mock server rows that no export may contain. */
const SECRETS = ['password', 'salt', 'hash', 'token', 'digest', 'client_secret', 'intent_id', 'onboarding_token']

/** In the mails that bring them: of a client's page, an invitation, a password reset. */
const LINKS = /(\?token=|\/c\/)[\w%-]{16,}/g

const hiddenIn = (key: string, value: unknown): unknown => {
  if (SECRETS.includes(key)) return '[hidden]'
  return typeof value === 'string' ? value.replaceAll(LINKS, '$1[hidden]') : value
}

export const withoutSecrets = (text: string): string => JSON.stringify(JSON.parse(text, hiddenIn))
