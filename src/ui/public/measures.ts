/** How high the header of the public pages is; the phone menu hangs from there. */
export const HEADER_HEIGHT = '3.5rem'
