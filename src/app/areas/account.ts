import { createSettingsService } from '@/services/settings/settings-service'
import { defineArea } from './area'

/** A person's own account, and the settings of their business. */
export const account = defineArea({
  name: 'account',
  services: ({ graphql }) => createSettingsService(graphql),
})
