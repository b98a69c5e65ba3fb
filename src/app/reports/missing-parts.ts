import { NOT_LOADED_ERROR } from '@/domain/record/failure'

const MISSING = 'A part of the app could not be loaded.'

/**
 * Gives people a readable message when a part of the app can't be loaded. On the browser's own message the router would reload the page,
 * which without a network takes the whole app away.
 */
export const nameMissingParts = (page: Window): void =>
  page.addEventListener('vite:preloadError', ({ payload }) => {
    const { message, stack = message } = payload
    Object.assign(payload, { message: MISSING, name: NOT_LOADED_ERROR, stack })
  })
