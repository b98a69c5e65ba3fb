import { describe, expect, test } from 'vitest'
import { partsIn, withPrintedParts } from './printed-parts.mjs'

const FILE = `type Query { one: Int }

# printed: Answer
type Answer { old: Int }
# end of Answer

type Other { id: Int }

# printed: Signature
# end of Signature
`
const NEW = { Answer: 'type Answer { id: Int }\n', Signature: 'type Signature { id: Int }\n' }

describe('printed parts', () => {
  test('each part is replaced, and the rest stays', () => {
    expect(withPrintedParts(FILE, (name) => NEW[name])).toBe(`type Query { one: Int }

# printed: Answer
type Answer { id: Int }
# end of Answer

type Other { id: Int }

# printed: Signature
type Signature { id: Int }
# end of Signature
`)
  })

  test('printing twice changes nothing more', () => {
    const once = withPrintedParts(FILE, (name) => NEW[name])
    expect(withPrintedParts(once, (name) => NEW[name])).toBe(once)
  })

  test('parts are named in order', () => {
    expect(partsIn(FILE)).toEqual(['Answer', 'Signature'])
  })

  test.each([
    ['a record that is not declared', FILE.replaceAll('Signature', 'Stranger')],
    ['a part without an end', FILE.replace('# end of Answer\n', '')],
  ])('refuses %s', (_, file) => {
    expect(() => withPrintedParts(file, (name) => NEW[name])).toThrow(Error)
  })
})
