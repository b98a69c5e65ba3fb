/** In ms; a slow browser may first ask for a download location, or draw an image in its next frame. */
const RELEASE_DELAY = 60_000

/** Revokes an object URL once the browser has had time to start reading it. */
export const releaseLater = (url: string): void => {
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_DELAY)
}
