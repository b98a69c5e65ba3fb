import { expect, it } from 'vitest'
import { TEST_CARDS } from '@/domain/card/test-cards'
import { toFailure } from '@/domain/failure'
import { createFlows, defineFlow, type Flow } from '@/events/flow'
import { cardSetupMachine } from '@/machines/card-setup/machine'
import { awaitsConfirmation, isBusy } from '@/machines/card-setup/selectors'
import { actorsFor } from '@/machines/port'
import { createCardSetupPorts } from '@/services/billing/billing-service'
import { memoryFlowLog } from '../fixtures/flow-log'
import { openPage } from '../fixtures/page'
import { formlessProvider, typedCard } from '../fixtures/typed-card'

type CardFlow = Flow<typeof cardSetupMachine>

/** Resolves once nobody is being asked any more. */
const settled = (flow: CardFlow) =>
  new Promise<void>((resolve) => {
    const look = () => {
      const snapshot = flow.snapshot()
      const isUntouched = snapshot?.matches('entering') && snapshot.context.failure === null
      if (!snapshot || isBusy(snapshot) || isUntouched) return
      stop()
      resolve()
    }
    const stop = flow.subscribe(look)
    look()
  })

it('the exported log of cards that were added, declined and confirmed holds nothing that was typed', async () => {
  // given a page on which somebody adds cards
  const page = await openPage()
  await page.signIn('owner@greenvalley.demo')
  const log = memoryFlowLog()
  let typed = typedCard('')
  const ports = createCardSetupPorts({
    http: page.http,
    provider: async () => formlessProvider(() => typed),
    onAdded: () => {},
  })
  const definition = defineFlow({
    name: 'card-setup',
    machine: cardSetupMachine.provide({ actors: actorsFor(ports) }),
  })
  const flows = createFlows({ log, clock: page.clock, toFailure, definitions: { 'card-setup': definition } })

  // when each test card is entered, and confirmed where its bank asks for that
  const outcomes: string[] = []
  for (const { number } of TEST_CARDS) {
    typed = typedCard(number)
    const flow = flows.open('card-setup', number.slice(-4), { customer_id: 'cus_1' })
    flow.send({ type: 'card.submit', id: `add-${number.slice(-4)}`, set_as_default: false })
    await settled(flow)
    const snapshot = flow.snapshot()
    if (snapshot && awaitsConfirmation(snapshot)) {
      flow.send({ type: 'card.confirm' })
      await settled(flow)
    }
    await flow.whenStored()
    outcomes.push(String(flow.snapshot()?.value))
  }

  // then neither the log of the flows nor the back end knows the number, the code or the holder
  const exported = await log.exportStreams()
  const tables = JSON.stringify((await page.server.state()).tables)
  const secrets = [...TEST_CARDS.map(({ number }) => number), typed.name, typed.zip]
  expect(outcomes).toEqual(['added', 'added', 'entering', 'added', 'added'])
  expect(exported).toContain('Your card was declined.')
  expect([...secrets, typed.cvc].filter((secret) => exported.includes(secret))).toEqual([])
  expect(secrets.filter((secret) => tables.includes(secret))).toEqual([])
  page.close()
})
