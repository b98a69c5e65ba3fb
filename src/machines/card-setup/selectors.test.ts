import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { cardSetupMachine } from './machine'
import { awaitsConfirmation, type CardSetupSnapshot, isAdded, isBusy, wasConfirmed } from './selectors'

const { context } = createActor(cardSetupMachine, { input: { customer_id: 'cus_1' } }).getSnapshot()
const STATES = ['entering', 'taking', 'awaiting_confirmation', 'confirming', 'adding', 'added'] as const

const whereTrue = (select: (snapshot: CardSetupSnapshot) => boolean) =>
  STATES.filter((value) => select(cardSetupMachine.resolveState({ value, context })))

it('tells what is going on', () => {
  expect({
    busy: whereTrue(isBusy),
    awaiting: whereTrue(awaitsConfirmation),
    added: whereTrue(isAdded),
  }).toEqual({
    busy: ['taking', 'confirming', 'adding'],
    awaiting: ['awaiting_confirmation'],
    added: ['added'],
  })
})

it('tells whether the holder has confirmed', () => {
  const adding = (confirmed: boolean) =>
    cardSetupMachine.resolveState({ value: 'adding', context: { ...context, confirmed } })
  expect([wasConfirmed(adding(false)), wasConfirmed(adding(true))]).toEqual([false, true])
})
