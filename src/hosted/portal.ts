import type { HostedPortal } from '@/contract/hosted'
import { writeDatesIn } from '@/domain/time/date-format'
import type { CardProvider } from '@/services/cards/card-provider'
import { drawCards } from './cards'
import { createHostedCommands, type Part } from './commands'
import { drawBrand, el } from './drawing'
import { type Hosted, wayBack } from './page'
import { drawInvoices, drawSubscription } from './sections'

export const loadPortal = async (hosted: Hosted): Promise<Node> => {
  const [portal, provider] = await Promise.all([hosted.api.portal(hosted.token), hosted.cardProvider()])
  writeDatesIn(portal.date_format)
  const sections = el('div', { class: 'pay-sections' })
  const announcement = el('p', { role: 'status', class: 'pay-said' })

  const show = (next: HostedPortal) => sections.replaceChildren(...drawSections(next, provider, hosted, settle))
  const settle = (next: HostedPortal, part: Part, words: string) => {
    show(next)
    announcement.textContent = words
    document.getElementById(`pay-${part}`)?.focus()
  }
  show(portal)

  const back = wayBack(portal.return_url, hosted.origin)
  return el(
    'main',
    { class: 'pay-portal' },
    el(
      'header',
      {},
      drawBrand(),
      el(
        'a',
        { class: 'pay-back', href: back },
        el('span', { 'aria-hidden': 'true' }, '←'),
        `Return to ${portal.business_name}`,
      ),
    ),
    el('h1', {}, `Billing of ${portal.business_name}`),
    announcement,
    sections,
  )
}

type Settle = Parameters<typeof createHostedCommands>[1]

const drawSections = (portal: HostedPortal, provider: CardProvider, hosted: Hosted, onDone: Settle): Node[] => {
  const commands = createHostedCommands(hosted, onDone)
  return [
    drawSubscription(portal, commands),
    drawCards({ cards: portal.payment_methods, provider, now: hosted.now(), commands }),
    drawInvoices(portal, (id) => hosted.api.invoiceUrl(hosted.token, id)),
  ]
}
