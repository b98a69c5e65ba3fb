import { expect, it } from 'vitest'
import { webPage } from './web-page'

it('answers the address of a page', () => {
  expect(webPage('https://connect.example/start')).toBe('https://connect.example/start')
})

it('fails in words where the server names no page', () => {
  expect(() => webPage('javascript:alert(1)')).toThrow(
    expect.objectContaining({ status: 502, message: 'The server named a place that is no page of the web.' }),
  )
})
