import { once } from '@/domain/async/once'
import { defineArea } from './area'

export const account = defineArea({
  name: 'account',
  services: ({ graphql }) => ({
    calls: once(async () => (await import('@/services/settings/settings-service')).createSettingsService(graphql)),
  }),
})
