/** What is worked through without a pause: some 50 ms. */
const AT_ONCE = 1_000

/** Lets the page draw and answer. */
export const pause = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve))

/** Lets the page draw and answer after many things were worked through; after a few there is no pause. */
export const pauseAfter = async (count: number): Promise<void> => {
  if (count > AT_ONCE) await pause()
}

/** Does something with each of many. With thousands of them, the page can draw and answer in between; `onProgress` gets how many are done. */
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

/** What many things make, one each. Between thousands of them the page may draw and answer. */
export const mapWithPauses = async <T, R>(items: readonly T[], make: (item: T) => R): Promise<R[]> => {
  const results: R[] = []
  await eachWithPauses(items, (item) => {
    results.push(make(item))
  })
  return results
}
