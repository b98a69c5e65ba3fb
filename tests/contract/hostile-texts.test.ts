import { expect, test } from 'vitest'
import { previewOf, textOfHtml } from '@/domain/messaging/preview'
import { isBlank } from '@/domain/text/typed-text'
import { HOSTILE_MAILS, HOSTILE_TEXTS } from '../fixtures/hostile-mails'
import { conversationOffice } from './conversation-office'

const STRANGER = 'stranger@evil.test'

const office = conversationOffice()

const PREVIEW = 101

/** Half a surrogate pair is no letter, and can't be sent as UTF-8. */
const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')

test('hostile texts and mails are kept as they came, and read as text', async () => {
  const headers = HOSTILE_MAILS.flatMap((mail) => mail.headers ?? []).map(([name, value]) => [name, value] as const)
  const bodies = [...HOSTILE_TEXTS.map(wellFormed), ...HOSTILE_MAILS.map(({ html }) => wellFormed(html))]
    .map((body) => body.trim())
    .filter((body) => !isBlank(body))
  for (const body of bodies)
    await office.mail(STRANGER, body, {
      is_html: body.startsWith('<'),
      headers: headers.map(([name, value]) => [name, value]),
    })
  const mails = await office.from(STRANGER)
  expect(mails.map(({ body }) => body)).toEqual(bodies)
  expect(mails.map((mail) => Array.from(previewOf(mail)).length <= PREVIEW)).toEqual(mails.map(() => true))
  // A header's name is a value here, never a key.
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
  expect(mails[0]?.headers.filter(([name]) => name === '__proto__')).toEqual([['__proto__', 'polluted']])
})

test('the text of a hostile mail is had in a moment', () => {
  const texts = HOSTILE_MAILS.map(({ html }) => textOfHtml(html))
  expect(texts.filter((text) => text.length > 50_000)).toEqual([])
  expect(new Set(HOSTILE_MAILS.map(({ name }) => name)).size).toBe(HOSTILE_MAILS.length)
  expect(HOSTILE_MAILS.length).toBeGreaterThanOrEqual(60)
})
