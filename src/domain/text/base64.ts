/** Bytes that are written at a time: more arguments than this overflow the stack of some browsers. */
const SLICE = 0x8000

/** Bytes as text that JSON can carry. */
export const base64From = (bytes: Uint8Array): string => {
  let text = ''
  for (let start = 0; start < bytes.length; start += SLICE)
    text += String.fromCharCode(...bytes.subarray(start, start + SLICE))
  return btoa(text)
}

/** The bytes that a text encodes; null where it is not base64. */
export const bytesFrom = (base64: string): Uint8Array<ArrayBuffer> | null => {
  try {
    const text = atob(base64)
    const bytes = new Uint8Array(text.length)
    // Megabytes: to hand each of them to a function takes a second.
    for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index)
    return bytes
  } catch {
    return null
  }
}
