type Entry = { name: string; data?: unknown }
type Approved = { approval: object }

/** How recorded entries of earlier versions are read. Version 1 knew no options: an approval took what the estimate said. */
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
