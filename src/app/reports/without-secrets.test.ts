import { expect, it } from 'vitest'
import { withoutSecrets } from './without-secrets'

it('an exported log shows nothing that passwords and links are checked against', () => {
  const changes = [
    { table: 'credentials', id: 9, before: { id: 9, password: 'demo' }, after: { id: 9, salt: 'a1', hash: 'b2' } },
    { table: 'password_resets', id: 1, before: null, after: { id: 1, digest: 'c3', user_id: 9 } },
    { table: 'invitations', id: 2, before: null, after: { id: 2, token: 'd4', email: 'new@example.com' } },
  ]
  expect(JSON.parse(withoutSecrets(JSON.stringify({ format: 'groundwork-log/1', entries: [{ changes }] })))).toEqual({
    format: 'groundwork-log/1',
    entries: [
      {
        changes: [
          {
            table: 'credentials',
            id: 9,
            before: { id: 9, password: '[hidden]' },
            after: { id: 9, salt: '[hidden]', hash: '[hidden]' },
          },
          { table: 'password_resets', id: 1, before: null, after: { id: 1, digest: '[hidden]', user_id: 9 } },
          { table: 'invitations', id: 2, before: null, after: { id: 2, token: '[hidden]', email: 'new@example.com' } },
        ],
      },
    ],
  })
})

it('the links in mails are hidden too', () => {
  const token = '0d49ccd9-8f53-4b9a-945f-de85749440bf'
  const body = `Here: https://groundwork.demo/reset-password?token=${token}\nOr: https://groundwork.demo/c/${token}?estimate=3`
  expect(withoutSecrets(JSON.stringify({ body }))).toBe(
    JSON.stringify({
      body: 'Here: https://groundwork.demo/reset-password?token=[hidden]\nOr: https://groundwork.demo/c/[hidden]?estimate=3',
    }),
  )
})
