/** Fields of mock server rows that no export may contain. */
const SECRETS = ['password', 'salt', 'hash', 'token', 'digest', 'client_secret', 'intent_id', 'onboarding_token']

export const withoutSecrets = (text: string): string =>
  JSON.stringify(JSON.parse(text, (key, value: unknown) => (SECRETS.includes(key) ? '[hidden]' : value)))
