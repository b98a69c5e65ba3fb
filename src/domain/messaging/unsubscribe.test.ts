import { describe, expect, it } from 'vitest'
import { unsubscribePath, unsubscriberOf, unsubscribeTokenFor } from './unsubscribe'

const token = unsubscribeTokenFor(1, 'Ana.Pérez+news@example.com')

describe('the link of an unsubscribe page', () => {
  it('names business and address, however the address is written', () => {
    expect(unsubscriberOf(unsubscribeTokenFor(1, ' Ana.Ruiz+news@Example.com '))).toEqual({
      businessId: 1,
      address: 'ana.ruiz+news@example.com',
    })
    expect(unsubscribeTokenFor(1, 'ANA@example.com')).toBe(unsubscribeTokenFor(1, 'ana@example.com'))
  })

  it('is another one for another business or address', () => {
    const tokens = [
      unsubscribeTokenFor(1, 'ana@example.com'),
      unsubscribeTokenFor(2, 'ana@example.com'),
      unsubscribeTokenFor(1, 'ben@example.com'),
    ]
    expect(new Set(tokens).size).toBe(3)
  })

  it('is refused when someone made it up', () => {
    const [name = '', signature = ''] = unsubscribeTokenFor(1, 'ana@example.com').split('.')
    const [otherName = ''] = unsubscribeTokenFor(2, 'ana@example.com').split('.')
    const forgeries = ['', '.', name, `${name}.`, `${otherName}.${signature}`, `${name}.${signature}0`, '%%%.1', token]
    expect(forgeries.map(unsubscriberOf)).toEqual(forgeries.map(() => null))
  })

  it('is safe in an address', () => {
    const path = unsubscribePath(unsubscribeTokenFor(1, 'a?b/c>d@example.com'))
    expect(path).toMatch(/^\/unsubscribe\/[\w.-]+$/)
  })
})
