/** Fields of the mock server's rows that no file may show: what passwords and links are checked against. */
const SECRETS = ['password', 'salt', 'hash', 'token', 'digest', 'client_secret', 'intent_id', 'onboarding_token']

/** The text of an exported log without the secrets in it. */
export const withoutSecrets = (text: string): string =>
  JSON.stringify(JSON.parse(text, (key, value: unknown) => (SECRETS.includes(key) ? '[hidden]' : value)))
