// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { mounted } from '../../../../tests/fixtures/mounted'
import { As, Child, classed, join, styled } from './styled'

const Face = styled('button', {
  variants: ['size', 'tone'],
  defaults: { size: 'md' },
  classes: { 'md ': 'a', 'sm ': 'b', 'md danger': 'c', 'sm danger': 'd' },
})

const html = async (element: React.ReactElement) => {
  await mounted(element)
  return document.body.querySelector('[data-shown]')?.outerHTML
}

it('chooses the class of the variants, which are no attributes, and adds the caller’s', async () => {
  expect(await html(<Face data-shown="" />)).toBe('<button data-shown="" class="a"></button>')
  expect(await html(<Face data-shown="" size="sm" tone="danger" className="x" />)).toBe(
    '<button data-shown="" class="d x"></button>',
  )
  expect(await html(<Face data-shown="" size={undefined} tone="danger" />)).toBe(
    '<button data-shown="" class="c"></button>',
  )
})

it('gives a child what it is given: classes and styles joined, both told of events, both refs set', async () => {
  const events: string[] = []
  const found: { outer: Element | null; inner: Element | null } = { outer: null, inner: null }
  const refTo = (name: 'outer' | 'inner') => (element: HTMLElement | null) => {
    found[name] = element
  }
  const Link = styled('span', 'link')
  await mounted(
    <Link asChild ref={refTo('outer')} style={{ top: 1 }} title="outer" onClick={() => events.push('outer')}>
      <button
        type="button"
        data-shown=""
        ref={refTo('inner')}
        className="own"
        style={{ left: 2 }}
        title="own"
        onClick={() => events.push('own')}
      >
        Open
      </button>
    </Link>,
  )
  const link = document.querySelector<HTMLElement>('[data-shown]')
  expect(link?.outerHTML).toBe(
    '<button type="button" data-shown="" class="link own" style="top: 1px; left: 2px;" title="own">Open</button>',
  )
  link?.click()
  expect(events).toEqual(['outer', 'own'])
  expect(found).toEqual({ outer: link, inner: link })
})

it('refuses to be a child that is not there', () => {
  expect(() => Child({})).toThrow('asChild without a child')
})

it('draws the tag that it is told', async () => {
  expect(await html(<As as="h2" data-shown="" className="a" />)).toBe('<h2 data-shown="" class="a"></h2>')
})

it('joins names, and adds one to props', () => {
  expect(join('a', undefined, false, 'b')).toBe('a b')
  expect(classed('a', { id: 'x', className: 'b' })).toEqual({ id: 'x', className: 'a b' })
})
