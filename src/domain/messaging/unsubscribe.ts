import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { base64From, bytesFrom } from '../text/base64'
import { isEmail } from '../text/field'

const PAGE = '/unsubscribe'

/** Signs the links of the demo, whose back end runs in the page. A real back end has a secret of its own. */
const SECRET = 'groundwork-demo-unsubscribe'

/** In hexadecimal digits: 128 bits. */
const SIGNATURE_LENGTH = 32

/** Whom a link unsubscribes. */
export type Unsubscriber = { businessId: number; address: string }

const signatureOf = (content: string): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(SECRET), utf8ToBytes(content))).slice(0, SIGNATURE_LENGTH)

/** Case doesn't matter in an email address, so one person has one link. */
const contentOf = (businessId: number, address: string): string => `${businessId} ${address.trim().toLowerCase()}`

/** Names business and address, signed. Nothing is stored: the same address always gets the same link, which never expires (CAN-SPAM). */
export const unsubscribeTokenFor = (businessId: number, address: string): string => {
  const content = contentOf(businessId, address)
  const name = base64From(utf8ToBytes(content)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return `${name}.${signatureOf(content)}`
}

/** Null for a token without a valid signature. */
export const unsubscriberOf = (token: string): Unsubscriber | null => {
  const [name = '', signature = ''] = token.split('.')
  const bytes = bytesFrom(name.replaceAll('-', '+').replaceAll('_', '/'))
  const content = bytes ? new TextDecoder().decode(bytes) : ''
  const [, business = '', address = ''] = /^(\d{1,15}) (\S+)$/.exec(content) ?? []
  if (!isEmail(address) || signatureOf(content) !== signature) return null
  return { businessId: Number(business), address }
}

/** Path of the page that a token opens: `/unsubscribe/…`. */
export const unsubscribePath = (token: string): string => `${PAGE}/${encodeURIComponent(token)}`
