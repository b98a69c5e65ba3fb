/** Larger argument lists overflow the stack of some browsers. */
const SLICE = 0x8000

export const base64From = (bytes: Uint8Array): string => {
  let text = ''
  for (let start = 0; start < bytes.length; start += SLICE)
    text += String.fromCharCode(...bytes.subarray(start, start + SLICE))
  return btoa(text)
}

/** Returns null for invalid base64. */
export const bytesFrom = (base64: string): Uint8Array<ArrayBuffer> | null => {
  try {
    const text = atob(base64)
    const bytes = new Uint8Array(text.length)
    // A plain loop, because calling a function for each byte takes a second for several megabytes.
    for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index)
    return bytes
  } catch {
    return null
  }
}

/** In bytes, of what a base64 text holds. */
export const sizeOfBase64 = (base64: string): number => {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0
  return Math.floor((base64.length * 3) / 4) - padding
}
