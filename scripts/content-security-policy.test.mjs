import { describe, expect, it } from 'vitest'
import { policyFor } from './content-security-policy.ts'

const read = (policy) =>
  Object.fromEntries(
    policy.split('; ').map((line) => {
      const [name, ...sources] = line.split(' ')
      return [name, sources]
    }),
  )
const STRIPE = ['https://js.stripe.com', 'https://*.js.stripe.com']

describe('the content security policy', () => {
  it('lets nothing in but the page itself', () => {
    const policy = policyFor({ urls: [undefined, ''], stripe: false })
    expect(policy).not.toContain('http')
    expect(read(policy)).toMatchObject({
      'script-src': ["'self'"],
      'connect-src': ["'self'"],
      'frame-src': ["'self'"],
    })
  })

  it('lets calls through to the origins of real back ends', () => {
    const urls = ['https://api.example.com/v1/', 'https://flags.example.com:8443/flags.json']
    expect(read(policyFor({ urls, stripe: false }))['connect-src']).toEqual([
      "'self'",
      'https://api.example.com',
      'https://flags.example.com:8443',
    ])
  })

  it('lets in the pictures of a tile server', () => {
    const of = (tiles) => read(policyFor({ urls: [], tiles, stripe: false }))['img-src']
    expect(of(undefined)).toEqual(["'self'", 'data:', 'blob:'])
    expect(of('https://{s}.tiles.example.com/{z}/{x}/{y}.png')).toEqual([
      "'self'",
      'data:',
      'blob:',
      'https://*.tiles.example.com',
    ])
  })

  it('lets Stripe in only where it takes the cards', () => {
    expect(read(policyFor({ urls: [], stripe: true }))).toMatchObject({
      'script-src': ["'self'", ...STRIPE],
      'connect-src': ["'self'", 'https://api.stripe.com'],
      'frame-src': ["'self'", ...STRIPE, 'https://hooks.stripe.com'],
      'default-src': ["'self'"],
    })
  })
})
