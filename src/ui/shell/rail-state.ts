import { createStoredChoice, useStoredChoice } from '@/ui/kit/stored-choice'

const choice = createStoredChoice({ key: 'sidebar', values: ['open', 'collapsed'], fallback: 'open' })

/** Whether the sidebar shows icons alone: `[collapsed, toggle]`, kept in this browser. */
export const useRailCollapsed = (): [boolean, () => void] => {
  const [state, set] = useStoredChoice(choice)
  return [state === 'collapsed', () => set(state === 'collapsed' ? 'open' : 'collapsed')]
}
