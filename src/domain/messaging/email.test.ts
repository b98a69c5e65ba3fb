import { describe, expect, it } from 'vitest'
import {
  AUTOMATIC_HEADERS,
  footerFor,
  isAutomatic,
  type MailHeaders,
  normalizeSubject,
  quoteOf,
  replyHeaders,
  replySubject,
  threadOf,
  unsubscribeHeaders,
} from './email'
import { textOfHtml } from './preview'

describe('subjects', () => {
  it.each([
    ['Re: Fwd:  RE[2]: Your   visit', 'your visit', 'Re: Your   visit'],
    ['AW: Angebot', 'angebot', 'Re: Angebot'],
    ['Regarding your visit', 'regarding your visit', 'Re: Regarding your visit'],
    ['Re:', '', 'Re:'],
  ])('%s', (subject, normalized, reply) => {
    expect([normalizeSubject(subject), replySubject(subject)]).toEqual([normalized, reply])
  })

  it('stay within their limit', () => {
    expect(replySubject('a'.repeat(200))).toBe(`Re: ${'a'.repeat(196)}`)
  })
})

const mail = (provider_id: string, changes: Record<string, string | number> = {}) => ({
  provider_id,
  thread_ids: '',
  subject: 'Your estimate',
  from_number: 'office@greenleaf.example',
  to_number: 'ana@example.com',
  created_at: 1,
  ...changes,
})
const FIRST = mail('<1@greenleaf.example>')
const SECOND = mail('<2@greenleaf.example>', { thread_ids: '<0@old.example> <1@greenleaf.example>', created_at: 2 })
const OTHER = mail('<3@greenleaf.example>', { subject: 'Your invoice', to_number: 'ben@example.com', created_at: 3 })
const ALL = [FIRST, SECOND, OTHER]

describe('a thread', () => {
  const received = (changes: Record<string, string>) =>
    threadOf({ in_reply_to: '', references: '', subject: '', from: 'ana@example.com', ...changes }, ALL)

  it('is that of the mail answered', () => {
    expect(received({ in_reply_to: '<1@greenleaf.example>', references: '<2@greenleaf.example>' })).toBe(FIRST)
  })

  it('is found by the references when the mail answered is not ours', () => {
    expect(
      received({
        in_reply_to: '<x@gmail.example>',
        references: '<1@greenleaf.example>\r\n <2@greenleaf.example> <x@gmail.example>',
      }),
    ).toBe(SECOND)
  })

  it('is found by an older id that our mail named', () => {
    expect(received({ references: '<0@old.example>' })).toBe(SECOND)
  })

  it('is found whatever address the reply comes from', () => {
    expect([
      received({ from: 'ana+lawn@example.com', in_reply_to: '<1@greenleaf.example>' }),
      received({ from: 'spouse@example.org', subject: 'Fwd: Your estimate', references: '<1@greenleaf.example>' }),
    ]).toEqual([FIRST, FIRST])
  })

  it('is found by subject and address for a reply whose headers were lost, also from an alias', () => {
    expect([
      received({ subject: 'RE: your estimate' }),
      received({ subject: 'Re: Your estimate', from: 'Ana+Lawn@Example.com' }),
      received({ subject: 'Re: Your estimate', from: 'eve@example.com' }),
      received({ subject: 'Re: Your invoice' }),
      received({ subject: 'Your estimate' }),
      received({ subject: 'Re:' }),
    ]).toEqual([SECOND, SECOND, null, null, null, null])
  })

  it('begins with a mail that names nothing of ours', () => {
    expect([received({ in_reply_to: '<9@x.example>' }), received({})]).toEqual([null, null])
  })

  it('is named in the headers of a reply', () => {
    expect([replyHeaders(FIRST), replyHeaders(SECOND)]).toEqual([
      { in_reply_to: '<1@greenleaf.example>', thread_ids: '<1@greenleaf.example>' },
      {
        in_reply_to: '<2@greenleaf.example>',
        thread_ids: '<0@old.example> <1@greenleaf.example> <2@greenleaf.example>',
      },
    ])
  })

  it('keeps its first and its last ids when it gets long', () => {
    const ids = Array.from({ length: 400 }, (_, at) => `<${at}@greenleaf.example>`)
    const { thread_ids } = replyHeaders({ provider_id: '<last@greenleaf.example>', thread_ids: ids.join(' ') })
    const named = thread_ids.split(' ')
    expect([thread_ids.length <= 5_000, named[0], named.at(-1)]).toEqual([
      true,
      '<0@greenleaf.example>',
      '<last@greenleaf.example>',
    ])
  })
})

describe('a mail of a machine', () => {
  it.each([
    [['Auto-Submitted', 'auto-replied']],
    [['AUTO-SUBMITTED', 'auto-generated (vacation)']],
    [['Precedence', 'bulk']],
    [['X-Autoreply', 'yes']],
    [['X-Auto-Response-Suppress', 'All']],
    [['List-Id', '<news.example.com>']],
    [['Return-Path', '<>']],
    [['Content-Type', 'multipart/report; report-type=delivery-status']],
    [['From', 'Shop <no-reply@shop.example>']],
    [['From', 'noreply@shop.example']],
    [['From', 'DoNotReply@shop.example']],
    [['From', 'MAILER-DAEMON@mx.example']],
  ] as [[string, string]][])('has %j', (line) => {
    expect(isAutomatic([['Subject', 'Hello'], line])).toBe(true)
  })

  it('is not one that a person wrote', () => {
    const headers: MailHeaders = [
      ['From', 'Nora Reply <nora.reply@example.com>'],
      ['Auto-Submitted', 'no'],
      ['Precedence', 'normal'],
      ['Return-Path', '<nora.reply@example.com>'],
      ['__proto__', 'auto-replied'],
    ]
    expect([isAutomatic(headers), isAutomatic([])]).toEqual([false, false])
  })

  it('is recognized when it is our own', () => {
    expect(isAutomatic([...AUTOMATIC_HEADERS])).toBe(true)
  })
})

describe('marketing by email', () => {
  it('can be ended with one click, without a sign-in', () => {
    expect(unsubscribeHeaders('https://groundwork.demo/unsubscribe/abc')).toEqual([
      ['List-Unsubscribe', '<https://groundwork.demo/unsubscribe/abc>'],
      ['List-Unsubscribe-Post', 'List-Unsubscribe=One-Click'],
    ])
  })

  it('says who sends it and how to end it', () => {
    const business = { name: 'Green Leaf', postal_address: '12 Elm St, Austin, TX 78701' }
    expect([
      footerFor(business, 'https://groundwork.demo/u/abc'),
      footerFor({ ...business, postal_address: ' ' }, null),
    ]).toEqual(['Green Leaf\n12 Elm St, Austin, TX 78701\nUnsubscribe: https://groundwork.demo/u/abc', 'Green Leaf'])
  })
})

describe('the text of a mail', () => {
  it.each([
    ['<p>Hi&nbsp;Ana,</p>\n<p>see   you<br>tomorrow</p>', 'Hi Ana,\nsee you\ntomorrow'],
    ['<head><title>x</title></head><style>p{}</style><b>Bold</b> &amp; <i>plain</i>', 'Bold & plain'],
    ['a<script>alert(1)</script>b', 'a b'],
    ['a<script>alert(1)', 'a'],
    ['a<!-- hidden <b>-->b', 'a b'],
    ['a<!-- open', 'a'],
    ['2 < 3 and 3 > 2', '2 < 3 and 3 > 2'],
    ['&lt;script&gt; &#8217; &#x1F600; &#0; &#x110000; &unknown; &toString;', '<script> ’ 😀 &unknown; &toString;'],
    ['<a href="https://x.example">link</a', 'link'],
    ['<ul><li>one</li><li>two</li></ul>', 'one\ntwo'],
    ['', ''],
  ])('of %s is %s', (html, text) => {
    expect(textOfHtml(html)).toBe(text)
  })

  it.each(['<', '<!--', '<script', '<a "', '&#', '<br'])('of 50,000 characters of %s is read in a moment', (piece) => {
    const begun = performance.now()
    textOfHtml(piece.repeat(50_000 / piece.length))
    expect(performance.now() - begun).toBeLessThan(500)
  })
})

it('quotes what it answers', () => {
  const message = { from_number: 'ana@example.com', created_at: Date.parse('2026-11-03T10:00:00-06:00') }
  expect([
    quoteOf({ ...message, body: 'Yes,\r\n\r\nplease', is_html: false }, 'America/Chicago'),
    quoteOf({ ...message, body: '<p>Yes</p>', is_html: true }, 'America/Chicago'),
  ]).toEqual([
    'On Nov 3, 2026 at 10:00 AM, ana@example.com wrote:\n> Yes,\n>\n> please',
    'On Nov 3, 2026 at 10:00 AM, ana@example.com wrote:\n> Yes',
  ])
})
