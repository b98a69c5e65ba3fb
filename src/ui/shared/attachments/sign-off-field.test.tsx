// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, it } from 'vitest'
import { NO_SIGN_OFF } from '@/domain/job/sign-off'
import { mounted } from '../../../../tests/fixtures/mounted'
import { SignOffField } from './sign-off-field'

const Field = () => {
  const [entered, onEnter] = useState(NO_SIGN_OFF)
  return <SignOffField {...{ entered, onEnter }} tried={false} />
}

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

it('leads the focus into the signature that is begun, and back where it is left out', async () => {
  const { press } = await mounted(<Field />)
  await press('Add signature')
  expect(focused()).toBe('Signature')
  await press('Leave out the signature')
  expect(focused()).toBe('Add signature')
})
