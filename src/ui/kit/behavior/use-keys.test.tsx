// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { mounted } from '../../../../tests/fixtures/mounted'
import { useKeys } from './keys'

const Day = ({ onNext }: { onNext: () => void }) => {
  useKeys({ n: onNext })
  return <p>Thursday</p>
}

it.each([
  ['are heard on a page', <p key="beside">Beside</p>, 1],
  ['are heard beside a popup that leaves the page usable', <div key="popup" role="dialog" aria-modal="false" />, 1],
  ['are not heard under a dialog', <div key="dialog" role="dialog" />, 0],
])('single keys %s', async (_, beside, heard) => {
  const onNext = vi.fn()
  const page = await mounted([<Day key="day" onNext={onNext} />, beside])
  await page.key('n')
  expect(onNext).toHaveBeenCalledTimes(heard)
})
