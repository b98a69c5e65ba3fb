import { NOT_LOADED_ERROR } from '@/domain/record/failure'

const MISSING = 'A part of the app could not be loaded.'

/**
 * Gives people an understandable message about a part of the app that can't be loaded. With the browser's own message the router would reload
 * the page, and without a network that takes the whole app away, including the day someone is working from.
 */
export const nameMissingParts = (page: Window): void =>
  page.addEventListener('vite:preloadError', ({ payload }) => {
    // Which part it was stays in reports.
    const { message, stack = message } = payload
    Object.assign(payload, { message: MISSING, name: NOT_LOADED_ERROR, stack })
  })
