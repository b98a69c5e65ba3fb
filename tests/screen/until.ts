/** Longest wait at a page that does not change, in ms as long as pauses should be: on a busy machine they are longer, and count no more. */
const PATIENCE = 15_000
/** Between two looks at a page that does not change, in ms: at first what no element shows may come any moment. */
const SHORTEST_PAUSE = 4
const LONGEST_PAUSE = 64

type Wake = () => void

/** Those who wait for the page to change. */
const waiting = new Set<Wake>()

const wakeAll = () => {
  for (const wake of waiting) wake()
}

// Nearly all that a test waits for is an element, an attribute, a text, or the focus.
new MutationObserver(wakeAll).observe(document, {
  subtree: true,
  childList: true,
  attributes: true,
  characterData: true,
})
document.addEventListener('focusin', wakeAll)

/** Settled once the page has changed and has done what was to follow, or after the pause; says whether it has changed. */
const change = (pause: number): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (isChanged: boolean) => {
      waiting.delete(wake)
      clearTimeout(timer)
      resolve(isChanged)
    }
    const wake = () => {
      waiting.delete(wake)
      setImmediate(end, true)
    }
    const timer = setTimeout(end, pause, false)
    waiting.add(wake)
  })

/** Whether the page changes while something is waited for. */
export const changesIn = async (wait: () => Promise<void>): Promise<boolean> => {
  let isChanged = false
  const wake = () => {
    isChanged = true
  }
  waiting.add(wake)
  await wait()
  waiting.delete(wake)
  return isChanged
}

/** Tries until `attempt` no longer throws, each time the page has changed; after the longest wait its last error is thrown. */
export const until = async <T>(attempt: () => T | Promise<T>): Promise<T> => {
  let pause = SHORTEST_PAUSE
  let waited = 0
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (waited > PATIENCE) throw error
    }
    const isChanged = await change(pause)
    if (!isChanged) waited += pause
    pause = isChanged ? SHORTEST_PAUSE : Math.min(2 * pause, LONGEST_PAUSE)
  }
}
