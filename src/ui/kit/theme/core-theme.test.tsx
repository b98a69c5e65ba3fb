// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it } from 'vitest'
import { mounted } from '../../../../tests/fixtures/mounted'
import { browser } from '../../../../tests/screen/browser'
import { CoreTheme } from './core-theme'

const theme = () => document.documentElement.dataset.theme
/** What the device prefers from now on; a page is told by the next resize. */
const prefer = (scheme: 'light' | 'dark') =>
  act(async () => {
    browser.happyDOM.settings.device.prefersColorScheme = scheme
    window.dispatchEvent(new Event('resize'))
  })
const say = (event: 'beforeprint' | 'afterprint') => act(async () => void window.dispatchEvent(new Event(event)))

it('goes dark with the device, is printed light, and is dark again afterwards', async () => {
  await mounted(<CoreTheme>An invoice</CoreTheme>)
  await prefer('dark')
  const dark = theme()
  await say('beforeprint')
  const printed = theme()
  await say('afterprint')
  const again = theme()
  await prefer('light')
  expect([dark, printed, again, theme()]).toEqual(['dark', 'light', 'dark', 'light'])
})
