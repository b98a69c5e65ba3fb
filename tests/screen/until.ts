/** Longest wait for what should happen on its own, in ms: long enough for a machine that has other things to do. */
const PATIENCE = 15_000
const PAUSE = 4

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE))

/** Tries until `attempt` no longer throws; after the longest wait its last error is thrown. */
export const until = async <T>(attempt: () => T | Promise<T>): Promise<T> => {
  const end = performance.now() + PATIENCE
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (performance.now() > end) throw error
    }
    await pause()
  }
}
