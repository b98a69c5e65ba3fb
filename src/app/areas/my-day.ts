import { offlineDay } from '@/services/my-day/offline-day'
import { defineArea } from './area'

export const myDay = defineArea({
  name: 'offlineDay',
  services: ({ local, userId }) => offlineDay(local, userId()),
})
