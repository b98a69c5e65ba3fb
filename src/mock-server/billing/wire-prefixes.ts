/** Wire id prefixes. Separate from the tables, which load late. */
export const PREFIX = { customer: 'cus_', card: 'pm_', invoice: 'in_' } as const
