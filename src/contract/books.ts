import * as v from 'valibot'
import { CURRENCIES } from '@/domain/account/vocabulary'
import { ACCOUNTS, ENTRY_KINDS } from '@/domain/books/vocabulary'
import { PAYMENT_METHODS } from '@/domain/invoice/vocabulary'
import { cents } from '@/domain/money/amount'
import { PAYOUT_REASONS } from '@/domain/payout/vocabulary'
import { id } from '@/domain/text/field'
import { daySchema } from '@/domain/time/day'
import { codec, inDollars, listIn } from './wire'

const currency = v.picklist(CURRENCIES)

const lineCodec = codec(
  v.object({
    kind: v.picklist(ENTRY_KINDS),
    day: daySchema,
    invoice_id: v.nullable(id),
    document: v.string(),
    method: v.nullable(v.picklist(PAYMENT_METHODS)),
    reason: v.nullable(v.picklist(PAYOUT_REASONS)),
    reference: v.string(),
    text: v.string(),
    moved: cents,
    amount: cents,
    balance: cents,
  }),
  { moved: inDollars, amount: inDollars, balance: inDollars },
)

const accountCodec = codec(v.object({ currency, opening: cents, lines: v.array(lineCodec.wire), closing: cents }), {
  opening: inDollars,
  lines: listIn(lineCodec),
  closing: inDollars,
})

export const statementCodec = codec(
  v.object({
    client_id: id,
    client_name: v.string(),
    client_lines: v.array(v.string()),
    from: daySchema,
    to: daySchema,
    accounts: v.array(accountCodec.wire),
    email_refusal: v.nullable(v.string()),
  }),
  { accounts: listIn(accountCodec) },
)

export const journalCodec = codec(
  v.object({
    day: daySchema,
    account: v.picklist(ACCOUNTS),
    debit: cents,
    credit: cents,
    document: v.string(),
    client_name: v.string(),
    memo: v.string(),
    currency,
  }),
  { debit: inDollars, credit: inDollars },
)
