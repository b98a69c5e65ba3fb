import { createStoredChoice, useStoredChoice } from './stored-choice'

const choice = createStoredChoice({ key: 'single-keys', values: ['on', 'off'], fallback: 'on' })

export const areSingleKeysOn = (): boolean => choice.get() === 'on'

export const useSingleKeys = (): [boolean, (on: boolean) => void] => {
  const [state, set] = useStoredChoice(choice)
  return [state === 'on', (on) => set(on ? 'on' : 'off')]
}
