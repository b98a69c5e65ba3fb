const MISSING = 'A part of the app could not be loaded.'

/**
 * Says of a part of the app that can't be loaded what people understand. At the browser's own words the router would reload the page, and
 * without a network that takes the whole app away, with the day that someone works from.
 */
export const nameMissingParts = (page: Window): void =>
  page.addEventListener('vite:preloadError', ({ payload }) => {
    // Which part it was stays in reports.
    const { message, stack = message } = payload
    Object.assign(payload, { message: MISSING, stack })
  })
