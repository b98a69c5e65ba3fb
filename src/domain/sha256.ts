/** The first 32 bits of what follows the point in a root of a prime, as FIPS 180-4 has its constants. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0

const PRIMES = Array.from({ length: 310 }, (_, index) => index + 2).filter((n) => {
  for (let by = 2; by * by <= n; by++) if (n % by === 0) return false
  return true
})
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)))
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

const rotated = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** The bytes with a one behind them, zeros, and their number of bits: whole blocks of 64 bytes. */
const padded = (bytes: Uint8Array): DataView => {
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64))
  bytes.forEach((byte, index) => {
    view.setUint8(index, byte)
  })
  view.setUint8(bytes.length, 0x80)
  view.setUint32(view.byteLength - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(view.byteLength - 4, bytes.length << 3)
  return view
}

const scheduleOf = (blocks: DataView, at: number): Int32Array => {
  const words = new Int32Array(64)
  const word = (index: number) => words[index] ?? 0
  for (let i = 0; i < 16; i++) words[i] = blocks.getInt32(at + i * 4)
  for (let i = 16; i < 64; i++) {
    const [near, far] = [word(i - 2), word(i - 15)]
    const mixed = rotated(near, 17) ^ rotated(near, 19) ^ (near >>> 10)
    words[i] = word(i - 16) + word(i - 7) + mixed + (rotated(far, 7) ^ rotated(far, 18) ^ (far >>> 3))
  }
  return words
}

/**
 * The SHA-256 of a text in UTF-8, 64 hex digits (FIPS 180-4). The browser's own works only where the page came over https, and answers later:
 * sample data is made at once, and a phone may read the page from a computer beside it.
 */
export const sha256 = (text: string): string => {
  const blocks = padded(new TextEncoder().encode(text))
  let hash = START
  for (let at = 0; at < blocks.byteLength; at += 64) {
    const words = scheduleOf(blocks, at)
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
    words.forEach((word, i) => {
      const chosen = (e & f) ^ (~e & g)
      const first = (h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + chosen + (ROUNDS[i] ?? 0) + word) | 0
      const most = (a & b) ^ (a & c) ^ (b & c)
      const second = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + most) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
    })
    const worked = [a, b, c, d, e, f, g, h]
    hash = hash.map((word, index) => (word + (worked[index] ?? 0)) | 0)
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
