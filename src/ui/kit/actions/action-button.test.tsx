// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it } from 'vitest'
import { mounted } from '../../../../tests/fixtures/mounted'
import { ActionButton } from './action-button'
import { IconButton } from './icon-button'

const tip = () => document.querySelector('[role=tooltip]')?.textContent ?? null
const touch = (element: Element | null, names: readonly string[]) =>
  act(async () => {
    for (const name of names)
      element?.dispatchEvent(
        new PointerEvent(name, { bubbles: true, cancelable: true, pointerType: 'touch', composed: true }),
      )
  })
const tap = (selector: string) =>
  touch(document.querySelector(selector), ['pointerdown', 'pointerup', 'pointerout', 'click'])

it.each([
  [
    'a button that sends a form',
    <ActionButton key="send" type="submit" form="role" disabledReason="Name the role">
      Create Role
    </ActionButton>,
    'Name the role',
  ],
  ['an icon', <IconButton key="icon" label="Export CSV" disabledReason="No jobs." />, 'Export CSV: No jobs.'],
])('says to a tap why %s is off, until the next one elsewhere, and sends nothing', async (_, button, reason) => {
  const sent: string[] = []
  await mounted(
    <>
      <form
        id="role"
        onSubmit={(event) => {
          event.preventDefault()
          sent.push('role')
        }}
      />
      <p>Elsewhere</p>
      {button}
    </>,
  )
  const seen = [tip()]
  await tap('button')
  seen.push(tip())
  await tap('p')
  seen.push(tip())
  expect([seen, sent]).toEqual([[null, reason, null], []])
})

it('does what it says once it is on, and has no more to say', async () => {
  const done: string[] = []
  const button = (reason: string | null) => (
    <ActionButton disabledReason={reason} onClick={() => done.push('created')}>
      Create Role
    </ActionButton>
  )
  const page = await mounted(button('Name the role'))
  await tap('button')
  const off = [tip(), [...done]]
  await page.show(button(null))
  await tap('button')
  expect([off, [tip(), done]]).toEqual([
    ['Name the role', []],
    [null, ['created']],
  ])
})
