import { keptDay } from '@/services/my-day/kept-day'
import { defineArea } from './area'

/** The person's day as this phone keeps it. */
export const myDay = defineArea({
  name: 'keptDay',
  services: ({ local, userId }) => keptDay(local, userId()),
})
