import type { ExchangeLine } from './commands'

export type EstimateWords = {
  first: string
  number: string
  title: string
  total: string
  /** `December 19`. */
  valid: string
  place: string
}

type EstimateText = (estimate: EstimateWords) => string
type EstimateExchange = (estimate: EstimateWords) => readonly ExchangeLine[]

/** The mail that brings an estimate. */
export const ESTIMATE_MAILS: readonly EstimateText[] = [
  ({ first, number, title, total, valid, place }) =>
    `Hi ${first},\n\n{Thank you for having us over|Thanks for showing us around} at ${place}. Here is your estimate ${number}, "${title}": ${total} with tax. It is valid until ${valid}.\n\nIf you'd like to change something, just answer this email.`,
  ({ first, number, title, total, valid }) =>
    `Hello ${first},\n\nAs {promised|discussed}, we priced "${title}". Estimate ${number} comes to ${total}, all included, and holds until ${valid}.\n\nYou can approve it on your client page, or simply tell us here.`,
  ({ first, number, title, total, valid, place }) =>
    `Dear ${first},\n\nPlease find our estimate ${number} for ${place}: "${title}", total ${total}.\n\nWe keep this price until ${valid}. {Questions are welcome|Call or write with any questions}.`,
  ({ first, number, title, total, valid }) =>
    `${first}, it was good to {talk through the plans|walk the yard} with you.\n\n${number} - ${title}\nTotal: ${total}\nValid until: ${valid}\n\nWe can usually start within two weeks of your OK.`,
]

/** The client approves by email. */
export const APPROVALS: readonly EstimateExchange[] = [
  ({ first, number, total }) => [
    ['them', 0, `${total} works for us. Please go ahead with ${number}.`],
    ['us', 48, `Wonderful, thank you ${first}! We'll send you a date {shortly|this week}.`],
  ],
  ({ first, title }) => [
    ['them', 0, `Approved! We can't wait to see "${title}" become real.`],
    ['us', 65, `Thank you for your trust, ${first}. The crew is looking forward to it.`],
  ],
]

/** After an approval by phone, in writing. */
export const CONFIRMATIONS: readonly EstimateText[] = [
  ({ first, number, total }) =>
    `{Thanks for your call|Thank you for calling}, ${first}! I marked ${number} as approved at ${total}. {We'll be in touch with a date|A date will follow|You'll hear from us about the date}.`,
  ({ first, number, title }) =>
    `{Good talking to you|It was a pleasure to talk}, ${first}. ${number} (${title}) is approved, and we'll {schedule it next|schedule it right away|find it a spot on the calendar}.`,
  ({ first, number, place }) =>
    `${first}, this confirms your OK on the phone for ${number} at ${place}. {Exciting|Thank you}!`,
]

/** After a no by phone. */
export const FAREWELLS: readonly EstimateText[] = [
  ({ first, number }) => `Thank you for letting us know about ${number}, ${first}. We'd be happy to help another time.`,
  ({ first, number, title }) => `${first}, I closed ${number}. If "${title}" comes up again, just reply to this email.`,
  ({ first, number }) =>
    `No problem at all, ${first}, and thanks for telling us. I'll keep the drawings for ${number} on file.`,
]

/** Questions about an open estimate; the second line leaves it with the client. */
export const QUESTIONS: readonly EstimateExchange[] = [
  ({ first, number, total }) => [
    ['them', 0, `Thanks for ${number}. Is the ${total} the final price, or could it change once you start?`],
    ['us', 55, `It's the final price, ${first}. If we find something unexpected, we ask you before we do it.`],
  ],
  ({ first, title, valid }) => [
    ['them', 0, `We like it, but my partner wants to see it first. How long is the offer for "${title}" good?`],
    ['us', 40, `Take your time, ${first}. It's good until ${valid}.`],
  ],
  ({ first, number }) => [
    ['them', 0, `Could ${number} be done in two steps, one now and one after the holidays?`],
    ['us', 70, `Yes ${first}, that's possible. The total stays the same; we'd bill each step when it's done.`],
  ],
  ({ first, number, place }) => [
    ['them', 0, `I read through ${number}. Does it cover hauling everything away from ${place}?`],
    ['us', 33, `It does, ${first}. We leave the place clean.`],
  ],
]

/** A text to a client who has not answered. */
export const FOLLOW_UPS: readonly EstimateText[] = [
  ({ first, number, total }) =>
    `Hi ${first}, did you get a chance to look at ${number} (${total})? Happy to answer questions.`,
  ({ first, title, valid }) =>
    `${first}, just checking in on the estimate for "${title}". The price holds until ${valid}.`,
  ({ first, number, valid }) =>
    `Hello ${first}, ${number} is still open until ${valid}. Want me to {hold a spot for you|pencil you in}?`,
  ({ first, number, place }) => `${first}, any thoughts on ${number} for ${place}? We could also start smaller.`,
]

/** What a client asked for, shortly before the estimate was written. */
export const REQUESTS: readonly EstimateText[] = [
  ({ title, place }) => `Hi, could you give us a price for this: ${title} at ${place}? No hurry.`,
  ({ title }) => `Hello, we've been thinking about something for the yard: ${title}. What would that cost?`,
  ({ title, place }) => `We need an estimate for ${place}, please. In short: ${title}.`,
]
