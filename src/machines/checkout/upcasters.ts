type Entry = { name: string; data?: unknown }
type Bought = { customer?: { customer_id: string } | null }

/** Entries that carried the buyer's name and email: the start of the flow and two events. */
const NAMED = ['checkout', 'checkout.choose', 'checkout.returned']

/** Version 1 had the customer's name and email where version 2 has the id. */
export const checkoutUpcasters = [
  {
    from: '1',
    to: '2',
    up: <E extends Entry>(entry: E): E[] => {
      if (!NAMED.includes(entry.name)) return [entry]
      const { customer, ...rest } = entry.data as Bought
      return [
        { ...entry, data: customer === undefined ? rest : { ...rest, customer_id: customer?.customer_id ?? null } },
      ]
    },
  },
]
