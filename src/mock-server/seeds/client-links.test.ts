import { describe, expect, it } from 'vitest'
import { clientLinkSeed } from './client-links'

const SENT_AT = '2026-11-18T15:00:00.000Z'

describe('the client pages of the sample', () => {
  it('are there for anyone who was sent something, and were opened by those who viewed it', () => {
    const { client_links } = clientLinkSeed(
      [
        { client_id: 4, sent_at: SENT_AT, status: 'viewed' },
        { client_id: 2, sent_at: SENT_AT, status: 'sent' },
        { client_id: 4, sent_at: '2026-11-19T15:00:00.000Z', status: 'sent' },
        { client_id: 3, sent_at: null, status: 'draft' },
      ],
      '2026-11-20',
    )
    expect(
      client_links.map(({ client_id, created_at, last_seen_at }) => ({ client_id, created_at, last_seen_at })),
    ).toEqual([
      { client_id: 2, created_at: Date.parse(SENT_AT), last_seen_at: null },
      { client_id: 4, created_at: Date.parse(SENT_AT), last_seen_at: Date.parse('2026-11-18T17:00:00.000Z') },
    ])
  })
})
