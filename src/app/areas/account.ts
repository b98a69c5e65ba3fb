import { once } from '@/domain/async/once'
import { defineArea } from './area'

/** A person's own account, and the settings of their business. */
export const account = defineArea({
  name: 'account',
  services: ({ graphql }) => ({
    /** The calls; they load with the first use. */
    calls: once(async () => (await import('@/services/settings/settings-service')).createSettingsService(graphql)),
  }),
})
