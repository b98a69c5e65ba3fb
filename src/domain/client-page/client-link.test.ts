import { describe, expect, it } from 'vitest'
import { addressAt, clientLinkStatus, clientPagePath, clientPageUrl } from './client-link'

const NOW = 1_000

describe('a link to a client’s page', () => {
  it.each([
    ['running', { withdrawn_at: null, expires_at: NOW + 1 }],
    ['expired', { withdrawn_at: null, expires_at: NOW }],
    ['withdrawn', { withdrawn_at: 500, expires_at: NOW + 1 }],
    ['withdrawn', { withdrawn_at: 500, expires_at: NOW - 1 }],
  ] as const)('is %s', (status, link) => {
    expect(clientLinkStatus(link, NOW)).toBe(status)
  })

  it.each([
    ['https://app.example/c/a%2Fb', {}],
    ['https://app.example/c/a%2Fb?estimate=4', { estimate: 4 }],
    ['https://app.example/c/a%2Fb?invoice=9', { invoice: 9 }],
  ])('is written as %s', (url, target) => {
    const origin = 'https://app.example'
    expect([clientPageUrl(origin, 'a/b', target), addressAt(origin, clientPagePath('a/b'), target)]).toEqual([url, url])
  })
})
