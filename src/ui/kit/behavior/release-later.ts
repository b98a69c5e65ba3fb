/** How long a browser has to begin with what an address names: a slow one asks first where to put a file, or draws a picture in its next frame. */
const RELEASE_DELAY = 60_000

/** Releases the address of a content that nothing shows or saves anymore, once the browser has begun with it. */
export const releaseLater = (url: string): void => {
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_DELAY)
}
