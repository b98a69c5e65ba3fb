type Entry = { name: string; data?: unknown }
type Approved = { approval: object }

/** Upgrades recorded entries of earlier versions. Version 1 had no options: an approval accepted the estimate as it was. */
export const estimateUpcasters = [
  {
    from: '1',
    to: '2',
    up: <E extends Entry>(entry: E): E[] => {
      if (entry.name !== 'estimate.approve') return [entry]
      const { approval, ...rest } = entry.data as Approved
      return [{ ...entry, data: { ...rest, approval: { ...approval, choice: null } } }]
    },
  },
]
