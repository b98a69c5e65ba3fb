import type { ChosenCredential, Credential } from './tables'

const ROUNDS = 20_000

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const hashOf = async (password: string, salt: string): Promise<string> => {
  const text = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', text.encode(password), 'PBKDF2', false, ['deriveBits'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(salt), iterations: ROUNDS }
  return hex(new Uint8Array(await crypto.subtle.deriveBits(how, key, 256)))
}

export const credentialFor = async (userId: number, password: string): Promise<ChosenCredential> => {
  const salt = hex(crypto.getRandomValues(new Uint8Array(16)))
  return { id: userId, salt, hash: await hashOf(password, salt) }
}

export const isPassword = async (credential: Credential | undefined, password: string): Promise<boolean> => {
  if (!credential) return false
  if ('password' in credential) return credential.password === password
  return credential.hash === (await hashOf(password, credential.salt))
}

/** Stores only a digest of a token, which identifies but can't be used. Tokens must be unguessable. */
export const digestOf = async (token: string): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))))
