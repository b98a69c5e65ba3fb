import { expect, it } from 'vitest'
import { FRAME_SANDBOX, frameDocument, frameHeight } from './mail-frame'

it('the frame runs nothing, loads nothing, and lets only pressed links out', () => {
  expect(FRAME_SANDBOX).toBe('allow-popups allow-popups-to-escape-sandbox')
  const page = frameDocument({ html: '<p>Hi</p>' })
  // Before anything that it forbids.
  expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<style>'))
  expect(page).toContain(`content="default-src 'none'; img-src data: blob:; style-src 'unsafe-inline'"`)
  expect(page.endsWith('<body><p>Hi</p></body></html>')).toBe(true)
})

it('the frame is as high as its mail probably is, within bounds', () => {
  expect(
    ['', '<p>Hi</p>', '<p>Hi</p>'.repeat(5), '<p>Hi</p>'.repeat(100)].map((html) => frameHeight({ html })),
  ).toEqual([96, 96, 258, 560])
})
