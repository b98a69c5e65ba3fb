import type { Page } from '@playwright/test'
import { CONVERSATION_STATUSES } from '@/domain/messaging/vocabulary'
import { conversationMachine } from '@/machines/conversation/machine'
import { conversationModel } from '@/machines/conversation/model'
import { communicationsPage } from './communications-page'
import { expect, test } from './fixtures'
import { chosenPaths, covered, type LivedStep, pathLabel } from './lived-paths'

/* Replays generated paths of the conversation machine in the hub: every event is a key or a press, and the thread must say the status. */

const CLIENT = 'Margaret Osei'

const DEEDS: Record<string, (page: Page, leadsTo: string) => Promise<void>> = {
  async send(page, leadsTo) {
    const { text } = communicationsPage(page)
    await text.fill('We can come by at nine.')
    await text.press(leadsTo === 'done' ? 'Control+Enter' : 'Enter')
    await expect(text).toHaveValue('')
  },
  close: (page) => page.getByRole('button', { name: 'Done', exact: true }).click(),
  reopen: (page) => page.getByRole('button', { name: 'Reopen', exact: true }).click(),
  snooze: (page) => communicationsPage(page).choose('Snooze', 'In 1 hour'),
  async assign(page) {
    await page.getByRole('button', { name: 'Assigned to no one' }).click()
    await page.getByRole('menuitemradio', { name: 'Take it' }).click()
    await expect(page.getByRole('button', { name: 'Assigned to Dana Whitfield' })).toBeVisible()
  },
}

const STATUS_WORDS: Record<string, RegExp> = {
  waiting_on_us: /^(Answer by|Was due|Waiting)/,
  waiting_on_client: /^\(512\) 555-/,
  snoozed: /^Snoozed until/,
  done: /^Done$/,
}

const paths = chosenPaths(
  {
    entry: {
      name: 'conversation',
      machine: conversationMachine,
      // What comes from elsewhere is left out.
      model: {
        ...conversationModel,
        events: conversationModel.events.filter(({ type }) => type !== 'conversation.changed'),
      },
    },
    prefix: 'conversation.',
    deeds: Object.keys(DEEDS),
    // What waits on the client is reopened by their answer, and only what is assigned to no one is taken.
    isOffered: ({ does, from, leadsTo }) =>
      (does !== 'reopen' || from === 'done' || from === 'snoozed') && (does !== 'assign' || from === leadsTo),
  },
  6,
)

const live = async (page: Page, { does, leadsTo }: LivedStep) => {
  const deed = DEEDS[does]
  const words = STATUS_WORDS[leadsTo]
  if (!deed || !words) throw new RangeError(`no one knows how to ${does}, or what ${leadsTo} looks like`)
  await deed(page, leadsTo)
  const heading = page.getByRole('heading', { level: 2, name: CLIENT })
  await expect(heading.locator('xpath=following-sibling::p')).toHaveText(words)
}

test('the chosen paths do everything a person can do and reach every status', () => {
  expect(covered(paths)).toEqual({
    does: Object.keys(DEEDS).sort(),
    reaches: CONVERSATION_STATUSES.toSorted(),
  })
})

for (const path of paths) {
  test(pathLabel(path), async ({ page }) => {
    const hub = communicationsPage(page)
    await hub.open('?tab=messages')
    await hub.openThread(CLIENT)
    for (const step of path) await test.step(`${step.does} what is ${step.from}`, () => live(page, step))
  })
}
