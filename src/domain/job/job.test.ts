import { expect, it } from 'vitest'
import { JOB_PRIORITIES, JOB_STATUSES, JOB_TYPES, priorityLabel, statusLabel, typeLabel } from './job'

it('has the stated statuses (JOB-11), types and priorities (JOB-10), each with its label', () => {
  expect({
    statuses: JOB_STATUSES.map((status) => [status, statusLabel(status)]),
    types: JOB_TYPES.map((type) => [type, typeLabel(type)]),
    priorities: JOB_PRIORITIES.map((priority) => [priority, priorityLabel(priority)]),
  }).toEqual({
    statuses: [
      ['scheduled', 'Scheduled'],
      ['assigned', 'Assigned'],
      ['en_route', 'En route'],
      ['in_progress', 'In progress'],
      ['completed', 'Completed'],
      ['cancelled', 'Cancelled'],
      ['missed', 'Missed'],
      ['rescheduled', 'Rescheduled'],
    ],
    types: [
      ['one_time_service', 'One time service'],
      ['recurring_service', 'Recurring service'],
      ['emergency_service', 'Emergency service'],
      ['maintenance', 'Maintenance'],
      ['installation', 'Installation'],
    ],
    priorities: [
      ['low', 'Low'],
      ['normal', 'Normal'],
      ['high', 'High'],
      ['urgent', 'Urgent'],
    ],
  })
})
