// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { restoreFocus } from './restore-focus'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

it('gives the focus back to what opened a panel, however long the way through the panel was', async () => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
  document.body.innerHTML = `<main id="content" tabindex="-1"><button id="opens"></button></main>
    <div role="alertdialog">${'<input>'.repeat(40)}</div>`
  const end = restoreFocus()
  document.getElementById('opens')?.focus()
  for (const field of document.querySelectorAll('input')) field.focus()

  document.activeElement?.parentElement?.remove()
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('opens'))
  end()
})
