/** A handle to a secret that lives in memory only: events and logs carry this, never the secret itself. */
export type SecretHandle = { $secret: string }
