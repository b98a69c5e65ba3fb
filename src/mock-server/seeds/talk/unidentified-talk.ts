import { plusDays } from '@/domain/time/calendar'
import { at, instantOf, workdayBefore } from './moments'
import type { Script } from './script'
import { OFFICE } from './staff-of'

const NEIGHBOR = '+15125550171'
const WRONG_NUMBER = '+17375550164'
const DENTIST = 'frontdesk@bartoncreekdental.example'

/** Two numbers and a mailbox that no client has, and the number that two associations share. */
export const tellUnidentified = (sharedNumber: string, script: Script): void => {
  const { anchor, add } = script
  const yesterday = plusDays(anchor, -1)
  const neighbor = { address: NEIGHBOR }
  add({
    does: 'write_in',
    party: neighbor,
    at: instantOf(at(yesterday, '17:48')),
    channel: 'sms',
    body: 'Hi, is this the landscaping company? A neighbor gave me your number. Do you install artificial turf, about 400 square feet?',
  })

  const wrong = { address: WRONG_NUMBER }
  const day = workdayBefore(plusDays(anchor, -11))
  add({
    does: 'write_in',
    party: wrong,
    at: instantOf(at(day, '11:02')),
    channel: 'sms',
    body: 'Is the green couch still available?',
  })
  add({
    does: 'write_out',
    party: wrong,
    at: instantOf(at(day, '11:09')),
    channel: 'sms',
    body: 'I think you have the wrong number. This is Green Valley Landscaping, we only sell the green outside the house!',
    author: OFFICE,
    cause: 'staff',
  })
  add({
    does: 'write_in',
    party: wrong,
    at: instantOf(at(day, '11:10')),
    channel: 'sms',
    body: 'Oops! Have a good one.',
  })
  script.close(wrong, at(day, '11:20'), OFFICE)

  const dentist = { address: DENTIST }
  add({
    does: 'write_in',
    party: dentist,
    at: instantOf(at(yesterday, '21:10')),
    channel: 'email',
    subject: 'Weekly service for a dental office',
    body: 'Hello,\n\nWe are moving into an office near Barton Creek and need someone for a small lawn, two hedges and the beds by the entrance. Could you come by for an estimate? Any weekday before 9 works.\n\nBarton Creek Dental, front desk',
  })

  const shared = { address: sharedNumber }
  const before = workdayBefore(plusDays(anchor, -40))
  add({
    does: 'write_in',
    party: shared,
    at: instantOf(at(before, '13:31')),
    channel: 'sms',
    body: 'This is the management office. Please use the service entrance from now on, the front gate gets a new motor.',
  })
  add({
    does: 'write_out',
    party: shared,
    at: instantOf(at(before, '13:52')),
    channel: 'sms',
    body: 'Thanks, we will. Is that for Great Hills, for Mueller Park, or for both?',
    author: OFFICE,
    cause: 'staff',
  })
  add({
    does: 'write_in',
    party: shared,
    at: instantOf(at(before, '13:58')),
    channel: 'sms',
    body: 'Great Hills only.',
  })
  script.close(shared, at(before, '14:10'), OFFICE)
  add({
    does: 'write_in',
    party: shared,
    at: instantOf(at(yesterday, '18:20')),
    channel: 'sms',
    body: 'The sprinkler by the entrance sign has been running all day. Can someone take a look in the morning?',
  })
  add({ does: 'read', party: shared, at: instantOf(at(yesterday, '19:00')), by: [OFFICE] })
}
