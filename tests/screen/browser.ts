import type { Window as HappyWindow } from 'happy-dom'

/** The window of this tier with the settings a browser would have. */
export const browser = window as unknown as { happyDOM: HappyWindow['happyDOM'] }
