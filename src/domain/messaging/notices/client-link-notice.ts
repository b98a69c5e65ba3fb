import { letterBody, type Notice, type NoticeParties } from './notice'

/** The link before it no longer opens the page. */
export const clientLinkNotice = (parties: NoticeParties & { link: string }): Notice => ({
  subject: `Your new link from ${parties.business}`,
  body: letterBody(parties, [
    `This is the new link to your page, with your estimates, invoices, and visits:\n${parties.link}`,
    'It replaces the link you had before, which no longer works.',
  ]),
})
