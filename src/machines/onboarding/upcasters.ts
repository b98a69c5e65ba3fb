type Entry = { name: string; data?: unknown }

/** The parts of recorded data that held what was typed into the forms. */
const TYPED = ['account', 'property', 'preferences']

/** How recorded entries of earlier versions are read. Version 1 had the forms in its events and answers; version 2 has none of them. */
export const onboardingUpcasters = [
  {
    from: '1',
    to: '2',
    up: <E extends Entry>(entry: E): E[] => {
      if (typeof entry.data !== 'object' || entry.data === null) return [entry]
      const remaining = Object.entries(entry.data).filter(([part]) => !TYPED.includes(part))
      return [{ ...entry, data: Object.fromEntries(remaining) }]
    },
  },
]
