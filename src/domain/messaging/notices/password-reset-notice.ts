import { letterBody, type Notice, type NoticeParties } from './notice'

export const passwordResetNotice = (parties: NoticeParties & { link: string }): Notice => ({
  subject: 'Choose a new password',
  body: letterBody(parties, [
    `You can choose a new password for Groundwork here:\n${parties.link}`,
    'The link works once, within the next hour. If you did not ask for it, ignore this email. Your password stays as it is.',
  ]),
})
