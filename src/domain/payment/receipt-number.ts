/** For example `INV-1109-5`. */
export const receiptNumber = ({ invoice_number }: { invoice_number: string }, { id }: { id: number }): string =>
  `${invoice_number}-${id}`
