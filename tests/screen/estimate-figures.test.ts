import { estimatesPage } from '../e2e/estimates-page'
import { expect, test } from './screen'

test('what an estimate comes to while it is typed counts no amount in another currency, as it is refused', async ({
  page,
}) => {
  const { button, editor, line, open, totals } = estimatesPage(page)
  await open('?create=true')
  await button('Custom Item', editor).click()
  await line('Line 1').getByLabel('Name of line 1').fill('Gravel')
  const gravel = line('Gravel')
  await gravel.getByLabel('Unit price of Gravel ($)').fill('100')
  await button('Cost and margin of Gravel', editor).click()
  await gravel.getByLabel('Equipment ($)').fill('80')
  await gravel.getByLabel('Unit price of Gravel ($)').fill('100')
  await expect(gravel.getByLabel('Total of Gravel')).toHaveText('$100.00')
  await gravel.getByLabel('Unit price of Gravel ($)').fill('€100')
  await expect(gravel.getByLabel('Total of Gravel')).toHaveText('$0.00')
  await expect(gravel).toContainText('-$80.00 each, 0% of the price')
  await expect(totals).toContainText('Subtotal$0.00')
  await expect(totals).toContainText('Margin -$80.00 (0%)')
})
