export type Keyword = 'stop' | 'start' | 'help'

/** CTIA words, and those that carriers and providers add. Bodies are compared in capitals, without accents and hyphens. */
const STOP: ReadonlySet<string> = new Set([
  ...['STOP', 'STOPALL', 'STOP ALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT', 'OPT OUT', 'REMOVE'],
  'ARRET',
])
const START: ReadonlySet<string> = new Set(['START', 'UNSTOP', 'SUBSCRIBE'])
const HELP: ReadonlySet<string> = new Set(['HELP', 'INFO'])

/** Courtesies around a word do not change it: `STOP. Thank you`. */
const COURTESY = /\b(PLEASE|PLS|PLZ|THANK YOU|THANKS|THX|TY|NOW|HI|HELLO|SORRY|OK|OKAY|POR FAVOR|GRACIAS)\b/g

const wordsOf = (body: string): string =>
  body
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/['’]/g, '')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const isOnly = (words: string, keywords: ReadonlySet<string>): boolean =>
  keywords.has(words) || (words !== '' && words.split(' ').every((word) => keywords.has(word)))

/**
 * The whole message is one of the words; case, spaces, punctuation and courtesies do not matter. `YES` starts only alone, because it
 * answers other questions too: it means START only to an address that opted out.
 */
export const keywordOf = (body: string): Keyword | null => {
  const words = wordsOf(body)
  if (HELP.has(words)) return 'help'
  if (words === 'YES') return 'start'
  const bare = words.replaceAll(COURTESY, ' ').replaceAll(/\s+/g, ' ').trim()
  if (isOnly(bare, STOP)) return 'stop'
  return isOnly(bare, START) ? 'start' : null
}

const TO_WRITE =
  '(TEXT|TEXTING|MESSAGE|MESSAGING|CONTACT|CONTACTING|EMAIL|EMAILING|CALL|CALLING|WRITE|WRITING|SPAM|SPAMMING|BOTHER|BOTHERING)'
const MESSAGES = '(TEXTS?|MESSAGES?|EMAILS?|CALLS?|SPAM|NOTIFICATIONS?|REMINDERS?|ADS?|STUFF)'
const ANY = '(THESE|THOSE|YOUR|ALL|ANY|THE|SUCH|OF|MORE|SENDING|GETTING|RECEIVING|ME)'

/** Ways to say stop, compared in capitals without punctuation. */
const REQUESTS: readonly RegExp[] = [
  new RegExp(`\\b(STOP|QUIT|CEASE) (ALL )?${TO_WRITE}\\b`),
  new RegExp(`\\b(STOP|QUIT|CEASE|NO MORE|END|CANCEL) (${ANY} )*${MESSAGES}\\b`),
  new RegExp(`\\b(DONT|DO NOT|NEVER|NOT TO|QUIT) (EVER )?${TO_WRITE} (TO )?(ME|US|MY|THIS NUMBER|AGAIN|HERE)\\b`),
  new RegExp(
    `\\b(DONT|DO NOT|NO LONGER|NEVER) (WANT|WISH|CARE|NEED) (TO (GET|RECEIVE|HAVE) )?(${ANY} )*${MESSAGES}\\b`,
  ),
  new RegExp(`\\b(DONT|DO NOT|NO LONGER) (WANT|WISH|CARE) TO (BE |GET )?${TO_WRITE}(ED)?\\b`),
  /\b(TAKE|REMOVE|DELETE|GET|DROP) (ME|US|MY NUMBER|THIS NUMBER|MY EMAIL)\b.*\b(OFF|FROM|OUT)\b/,
  /\b(REMOVE|DELETE|UNSUBSCRIBE) (ME|US|MY NUMBER|THIS NUMBER)\b/,
  /\b(OPT|OPTING) (ME |US )?OUT\b|\bUNSUBSCRIBE\b|\bREVOKE (MY )?CONSENT\b/,
  /\b(LEAVE ME ALONE|LOSE MY NUMBER|STOP IT|STOP THIS|DO NOT CONTACT|NOT INTERESTED)\b/,
  /\b(DEJEN?|PAREN?) DE (ESCRIBIR|MANDAR|ENVIAR|LLAMAR|MOLESTAR)|\bNO ME (ESCRIBAN?|MANDEN?|ENVIEN?|LLAMEN?)\b|\bNO MAS MENSAJES\b/,
]

/** A message that begins with the word as a sentence of its own: `Stop. Who is this?` */
const BEGINS_WITH_STOP = /^\s*["“]?stop["”]?\s*[.!\n]/i

/**
 * Free text that probably revokes consent, such as "please stop texting me", which staff are offered to record. False for a keyword, which
 * counts without being asked.
 */
export const soundsLikeStop = (body: string): boolean => {
  if (keywordOf(body) === 'stop') return false
  const words = wordsOf(body)
  return BEGINS_WITH_STOP.test(body) || REQUESTS.some((request) => request.test(words))
}

/** The only message after a stop. */
export const stopConfirmation = (businessName: string): string =>
  `${businessName}: You are unsubscribed and will get no more texts from us. Reply START to get them again.`

export const startConfirmation = (businessName: string): string =>
  `${businessName}: You will get our texts about your service again. Reply STOP to end them, HELP for help.`

/** Names the business and a way to reach it. */
export const helpAnswer = ({ name, phone }: { name: string; phone: string }): string =>
  `${name}: Texts about your service.${phone === '' ? '' : ` Call us at ${phone}.`} Message and data rates may apply. Reply STOP to end them.`
