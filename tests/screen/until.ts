/** In ms of nominal pauses: longest wait for a page that does not change. Pauses take longer on a busy machine without counting more. */
const PATIENCE = 15_000
/** In ms: between checks of an unchanged page; short at first for conditions no element shows. */
const SHORTEST_PAUSE = 4
const LONGEST_PAUSE = 64

type Wake = () => void

const waiting = new Set<Wake>()

const wakeAll = () => {
  for (const wake of waiting) wake()
}

// Nearly all conditions depend on an element, an attribute, a text or the focus.
new MutationObserver(wakeAll).observe(document, {
  subtree: true,
  childList: true,
  attributes: true,
  characterData: true,
})
document.addEventListener('focusin', wakeAll)

/** Resolves after a page change and its follow-up work, or after the pause; true when it changed. */
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

/** Retries on every page change until `attempt` succeeds; rethrows its last error after the longest wait. */
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
