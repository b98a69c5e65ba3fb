import { createStoredChoice, useStoredChoice } from '@/ui/kit/stored-choice'

const choice = createStoredChoice({ key: 'single-keys', values: ['on', 'off'], fallback: 'on' })

/** Whether shortcuts of one key count: `[on, set]`, kept in this browser. */
export const useSingleKeys = (): [boolean, (on: boolean) => void] => {
  const [state, set] = useStoredChoice(choice)
  return [state === 'on', (on) => set(on ? 'on' : 'off')]
}
