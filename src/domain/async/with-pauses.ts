/** Takes about 50 ms without a pause. */
const AT_ONCE = 1_000

export const pause = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve))

export const pauseAfter = async (count: number): Promise<void> => {
  if (count > AT_ONCE) await pause()
}

/** Yields to the page between thousands of items; `onProgress` gets the number processed. */
export const eachWithPauses = async <T>(
  items: readonly T[],
  work: (item: T) => void,
  onProgress: (done: number) => void = () => undefined,
): Promise<void> => {
  for (let start = 0; start < items.length; start += AT_ONCE) {
    if (start > 0) await pause()
    const some = items.slice(start, start + AT_ONCE)
    for (const item of some) work(item)
    onProgress(start + some.length)
  }
}

/** Like `Array.map`, yielding to the page between thousands of items. */
export const mapWithPauses = async <T, R>(items: readonly T[], make: (item: T) => R): Promise<R[]> => {
  const results: R[] = []
  await eachWithPauses(items, (item) => {
    results.push(make(item))
  })
  return results
}
