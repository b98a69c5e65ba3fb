import { createStoredChoice, useStoredChoice } from './stored-choice'

const choice = createStoredChoice({ key: 'single-keys', values: ['on', 'off'], fallback: 'on' })

/** Whether shortcuts of one key count now. */
export const areSingleKeysOn = (): boolean => choice.get() === 'on'

/** The same: `[on, set]`, kept in this browser. */
export const useSingleKeys = (): [boolean, (on: boolean) => void] => {
  const [state, set] = useStoredChoice(choice)
  return [state === 'on', (on) => set(on ? 'on' : 'off')]
}
