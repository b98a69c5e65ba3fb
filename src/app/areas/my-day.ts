import { offlineDay } from '@/services/my-day/offline-day'
import { defineArea } from './area'

/** The person's day as this phone keeps it. */
export const myDay = defineArea({
  name: 'keptDay',
  services: ({ local, userId }) => offlineDay(local, userId()),
})
