/** Characters that turn the direction of the text after them: `exe.‮fdp` would read as `exe.pdf`. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Text whose letters are read in the order in which they are stored, for names and links that strangers wrote. */
export const withoutDirectionMarks = (text: string): string => text.replaceAll(DIRECTION_MARKS, '')

const OPENABLE: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:'])

const urlOf = (href: string): URL | null => {
  const typed = href.trim()
  return URL.canParse(typed) ? new URL(typed) : null
}

/** Whether a mail may link there: web pages, addresses, and numbers, each written out in full. */
export const isOpenable = (href: string): boolean => OPENABLE.has(urlOf(href)?.protocol ?? '')

/** Whose page, mailbox, or phone a link leads to: `evil.example`. Letters of other alphabets are spelled out (`xn--…`). */
export const destinationOf = (href: string): string => {
  const url = urlOf(href)
  if (!url) return ''
  if (url.host !== '') return url.host
  // Subject and body of a mailto link follow a question mark.
  return withoutDirectionMarks(url.pathname)
}

/** A domain in a text, such as `www.bank.example` or `https://bank.example/login`. */
const DOMAIN = /(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}/u

const hostIn = (text: string): string | null => {
  const [domain] = DOMAIN.exec(withoutDirectionMarks(text)) ?? []
  return domain === undefined ? null : (urlOf(`https://${domain}`)?.hostname ?? domain)
}

const isWithin = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`)

const withoutWww = (host: string): string => host.replace(/^www\./, '')

/** Why a link could mislead its reader, as a sentence; null when it says where it leads. */
export const linkWarning = (text: string, href: string): string | null => {
  const url = urlOf(href)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null
  const leads = `This link leads to ${url.host}`
  const stated = hostIn(text)
  if (stated !== null && !isWithin(withoutWww(url.hostname), withoutWww(stated))) return leads
  // `bank.example@evil.example` and letters that look like others.
  return url.username !== '' || /(^|\.)xn--/.test(url.hostname) ? leads : null
}

/** `Pictures from other places are not shown (2 in this email).` */
export const blockedWords = (pictures: number): string | null =>
  pictures === 0 ? null : `Pictures from other places are not shown (${pictures} in this email).`
