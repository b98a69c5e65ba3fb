// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest'
import { mounted } from '../../../../../tests/fixtures/mounted'
import { Combobox } from './combobox'

it('brings its list into sight when it opens', async () => {
  const shown: (string | null)[] = []
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.getAttribute('role'))
  })
  onTestFinished(() => scroll.mockRestore())
  const find = () => ({ found: [{ key: '1', text: 'Mulch' }], more: 0 })
  const page = await mounted(
    <Combobox
      name="product"
      label="Product"
      listLabel="Products"
      find={find}
      chosen=""
      onChoose={() => undefined}
      none="No product found."
    />,
  )
  await page.type('product', 'Mu')
  expect(shown).toContain('listbox')
})
