import { expect, test } from 'vitest'
import { base64From, sizeOfBase64 } from './base64'

test('the size of a base64 text is that of its bytes', () => {
  const sizes = [0, 1, 2, 3, 4, 5, 1_000]
  expect(sizes.map((size) => sizeOfBase64(base64From(new Uint8Array(size))))).toEqual(sizes)
})
