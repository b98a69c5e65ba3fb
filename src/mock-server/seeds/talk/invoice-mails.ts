import type { ExchangeLine } from './commands'

export type InvoiceWords = {
  first: string
  number: string
  total: string
  /** What is still owed at the time of the message. */
  owed: string
  /** `December 19`. */
  due: string
  /** `the sod repair on November 3`, `3 visits between November 3 and November 12`. */
  work: string
  place: string
}

export type PaymentWords = InvoiceWords & {
  paid: string
  /** `check`, `card payment`. */
  method: string
}

type InvoiceText = (invoice: InvoiceWords) => string
type InvoiceExchange = (invoice: InvoiceWords) => readonly ExchangeLine[]

export const INVOICE_MAILS: readonly InvoiceText[] = [
  ({ first, number, total, due, work }) =>
    `Hi ${first},\n\nHere is invoice ${number} for ${work}: ${total}, due ${due}.\n\nYou can pay by card on your client page, or by check.`,
  ({ first, number, total, due, work, place }) =>
    `Hello ${first},\n\nThank you for your business. We billed ${work} at ${place}.\n\nInvoice: ${number}\nTotal: ${total}\nDue: ${due}`,
  ({ first, number, total, due, work }) =>
    `Dear ${first},\n\nYour invoice ${number} is ready. It covers ${work} and comes to ${total}. Please pay by ${due}.`,
  ({ first, number, total, due, work }) =>
    `${first},\n\n{The work is done|All done}, so here is ${number} for ${work}. The total is ${total}, payable by ${due}.\n\n{Thank you|It was a pleasure}!`,
]

/** Reminders by staff after the due date; the client has not paid since. */
export const REMINDERS_TO_PAY: readonly InvoiceExchange[] = [
  ({ first, number, owed, due }) => [
    [
      'us',
      0,
      `Hi ${first},\n\nA friendly reminder: ${owed} of invoice ${number} was due ${due}. If it's already on its way, please ignore this email.`,
    ],
    ['them', 95, `Sorry, this slipped through. I'll take care of it.`],
    ['us', 40, `Thank you, ${first}! No harm done.`],
  ],
  ({ first, number, owed, due, work }) => [
    [
      'us',
      0,
      `Hello ${first},\n\nWe have not received ${owed} for ${number} (${work}) yet; it was due ${due}. Is something wrong with the invoice?`,
    ],
    ['them', 180, `Nothing wrong with it, our bookkeeper is on vacation. She's back on Monday.`],
    ['us', 35, `Good to know, thanks for the quick answer, ${first}. I made a note.`],
  ],
  ({ first, number, owed, due }) => [
    [
      'us',
      0,
      `Dear ${first},\n\nOur records show ${owed} still open on ${number}, due ${due}. Could you let us know when we can expect it?`,
    ],
  ],
  ({ first, number, owed }) => [
    [
      'us',
      0,
      `${first},\n\nYou may have missed it: ${number} is past due, and ${owed} is still open. We're glad to split it into two payments if that helps.`,
    ],
    ['them', 240, `Two payments would help, thank you for offering. First half next week?`],
    ['us', 50, `First half next week is fine, ${first}.`],
  ],
  ({ first, number, owed, due, place }) => [
    [
      'us',
      0,
      `Hi ${first},\n\nInvoice ${number} for ${place} was due ${due}. The open amount is ${owed}. Please call me if you'd like to go over it.`,
    ],
  ],
]

/** Questions soon after an invoice. */
export const BILL_QUESTIONS: readonly InvoiceExchange[] = [
  ({ first, number, work }) => [
    ['them', 0, `Quick question: what exactly is ${number} for?`],
    ['us', 44, `For ${work}, ${first}. Each visit is listed with its date on the invoice.`],
    ['them', 20, `Ah, now I see it. Thanks.`],
  ],
  ({ first, total, due }) => [
    ['them', 0, `Can I mail a check for the ${total}, and to which address?`],
    [
      'us',
      30,
      `Of course, ${first}: Green Valley Landscaping, 1200 Barton Springs Rd, Austin, TX 78704. It should reach us by ${due}.`,
    ],
  ],
  ({ first, number }) => [
    ['them', 0, `Our accountant needs ${number} as a PDF with your tax ID. Could you send it?`],
    ['us', 62, `The PDF is on your client page, ${first}. I'm sending our W-9 for the tax ID in a separate email.`],
    ['them', 25, `Got it, thank you.`],
  ],
  ({ first, number, place }) => [
    ['them', 0, `Please put our cost center for ${place} on ${number} next time.`],
    ['us', 52, `Will do, ${first}. I added it to your notes.`],
  ],
]

export const THANKS: readonly ((payment: PaymentWords) => string)[] = [
  ({ first, paid, method, number }) => `Hi ${first}, we got your ${method} of ${paid} for ${number}. Thank you!`,
  ({ first, paid, number }) =>
    `${first}, ${paid} for ${number} arrived. {Thanks for the quick payment|Much appreciated}!`,
  ({ first, paid, method, number }) => `Thank you ${first}! Your ${method} (${paid}) went to ${number}.`,
]

export const RECEIPTS: readonly ((payment: PaymentWords) => string)[] = [
  ({ first, paid, number }) =>
    `Hi ${first},\n\nThis is your receipt: ${paid} paid by card for invoice ${number}.\n\nThank you!`,
  ({ first, paid, number }) =>
    `Hello ${first},\n\nWe received your card payment of ${paid} for ${number}. Keep this email for your records.`,
]

/** What the client said before a credit note, by its reason. */
export const COMPLAINTS: Record<string, string> = {
  'Part of the work had to be done again':
    "I have to be honest, part of the work had to be done again. I took pictures. I don't think we should pay the full amount.",
  'The bags of leaves were not taken away':
    'The leaf bags are still at our curb. The invoice says they were hauled away. Please correct that.',
  'One bed was left out':
    'We were billed for all the beds, but the one by the mailbox was left out. Can you fix the bill?',
  'Second visit left out': 'We only had one visit, the second one never happened. The bill has both.',
}

export const COMPLAINT_ANSWERS: readonly ((credit: { first: string; amount: string; number: string }) => string)[] = [
  ({ first, amount, number }) =>
    `${first},\n\nYou're right, and I'm sorry. We are taking ${amount} off ${number}. Thank you for telling me directly.`,
  ({ first, amount, number }) =>
    `Hi ${first},\n\nI checked with the crew and you have a point. You'll get a credit of ${amount} on ${number}.`,
  ({ first, amount, number }) =>
    `Hello ${first},\n\nThank you for your patience. I put a credit of ${amount} on ${number}, and I talked to the crew about it.`,
]
