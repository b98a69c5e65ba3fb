type Entry = { name: string; data?: unknown }

/** Parts of recorded data that used to contain form input. */
const TYPED = ['account', 'property', 'preferences']

/** Version 1 recorded form input in events and answers; version 2 does not. */
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
